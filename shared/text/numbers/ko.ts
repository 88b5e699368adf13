const WORDS = ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'];

/** A count before its counter (장, 명) in words up to twelve, in digits from there: "세 장", "13장" without a space. */
export const counted = (n: number, counter: string): string => (WORDS[n] === undefined ? `${n}${counter}` : `${WORDS[n]} ${counter}`);
