import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Frame, Point } from './geometry.ts';

/** How wide a tile is at most, and at least after the first step nearer: a finger's width. */
const WIDEST = 160;
const FINGER = 46;
const STEP = 1.35;
/** A mouse that has moved so far drags; until then it clicks. */
const DRAG = 5;

/** The part of the layout that is shown, and how large. Without a wish of the reader's all of it is, by the style alone. */
export interface Zoom {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly near: boolean;
  nearer(): void;
  farther(): void;
  all(): void;
}

/** A point of the plane, and where in the field it is to stay, in pixels. */
interface Held {
  readonly at: Point;
  readonly x: number;
  readonly y: number;
}

/**
 * Zooming and panning of a field that scrolls by itself, so that one finger or the wheel goes on to the page at its edges
 * and the whole page is free while all of it is shown. Two fingers, the wheel with Ctrl and buttons zoom, a mouse drags.
 */
export function useZoom(frame: Frame): Zoom {
  const field = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const drawn = useRef(frame);
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    drawn.current = frame;
    // When the plane grows, what was in the middle of the field stays there.
    if (near && held.current !== null) keep(field.current!, frame, held.current);
  }, [frame]);

  /** Makes tiles so wide; null: all of the layout fits. */
  const resize = (wide: number | null, about: Held): void => {
    const box = field.current!;
    box.style.removeProperty('--wide');
    const nearer = wide !== null && wide > tileWidth(box) * 1.02;
    if (nearer) box.style.setProperty('--wide', `${Math.min(wide, WIDEST)}px`);
    setNear(nearer);
    keep(box, drawn.current, about);
  };
  const by = (factor: number): void => {
    const box = field.current!;
    const wide = tileWidth(box) * factor;
    resize(factor > 1 ? Math.max(wide, FINGER) : wide, hold(box, drawn.current, centre(box)));
  };
  useEffect(() => {
    const box = field.current!;
    return gestures(box, () => drawn.current, resize, () => void (held.current = hold(box, drawn.current, centre(box))));
  }, []);
  return {
    field,
    near,
    nearer: () => by(STEP),
    farther: () => by(1 / STEP),
    all: () => resize(null, hold(field.current!, drawn.current, centre(field.current!))),
  };
}

/** Listens for fingers, wheel and mouse; they say themselves what of it the page does not get. Answers how to stop. */
function gestures(box: HTMLDivElement, frame: () => Frame, resize: (wide: number, about: Held) => void, scrolled: () => void): () => void {
  const ended = new AbortController();
  const how = { signal: ended.signal, passive: false };
  let pinch: { readonly at: Point; readonly apart: number; readonly wide: number } | null = null;
  let drag: { readonly x: number; readonly y: number; readonly left: number; readonly top: number; far: boolean } | null = null;

  box.addEventListener('touchstart', (event) => {
    pinch = null;
    if (event.touches.length !== 2) return;
    const two = fingers(event, box);
    pinch = { at: hold(box, frame(), two).at, apart: two.apart, wide: tileWidth(box) };
    hush(event);
  }, how);
  box.addEventListener('touchmove', (event) => {
    if (pinch === null || event.touches.length !== 2) return;
    const two = fingers(event, box);
    resize((pinch.wide * two.apart) / pinch.apart, { at: pinch.at, x: two.x, y: two.y });
    hush(event);
  }, how);
  box.addEventListener('scroll', scrolled, how);
  box.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    const about = hold(box, frame(), inField(box, event.clientX, event.clientY));
    resize(tileWidth(box) * Math.exp(-event.deltaY / 300), about);
    event.preventDefault();
  }, how);
  box.addEventListener('pointerdown', ({ pointerType, button, clientX: x, clientY: y }) => {
    drag = pointerType === 'mouse' && button === 0 ? { x, y, left: box.scrollLeft, top: box.scrollTop, far: false } : null;
  }, how);
  box.addEventListener('pointermove', ({ buttons, clientX, clientY }) => {
    if (drag === null || buttons === 0) return;
    drag.far ||= Math.hypot(clientX - drag.x, clientY - drag.y) > DRAG;
    if (drag.far) box.scrollTo(drag.left + drag.x - clientX, drag.top + drag.y - clientY);
  }, how);
  // What was a drag is no press. One that ended outside is over at the latest when a key is pressed.
  box.addEventListener('click', (event) => {
    if (drag?.far) event.stopPropagation();
    drag = null;
  }, { ...how, capture: true });
  box.addEventListener('keydown', () => void (drag = null), how);
  return () => ended.abort();
}

function fingers({ touches }: TouchEvent, box: HTMLDivElement) {
  const [a, b] = [touches[0]!, touches[1]!];
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  return { ...inField(box, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2), apart };
}

function inField(box: HTMLDivElement, x: number, y: number): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

const centre = (box: HTMLDivElement): Point => ({ x: box.clientWidth / 2, y: box.clientHeight / 2 });
/** The point of the plane in the middle of its upper edge. */
const origin = ({ left, top, right }: Frame): Point => ({ x: (left + right) / 2, y: top });
const tileWidth = (box: HTMLDivElement): number => box.querySelector('.tile')?.getBoundingClientRect().width || 1;

/** What lies there now; the plane is all that scrolls, and holds the frame in its middle from the top. */
function hold(box: HTMLDivElement, frame: Frame, { x, y }: Point): Held {
  const [wide, at] = [tileWidth(box), origin(frame)];
  return { x, y, at: { x: at.x + (box.scrollLeft + x - box.scrollWidth / 2) / wide, y: at.y + (box.scrollTop + y) / wide } };
}

function keep(box: HTMLDivElement, frame: Frame, { at, x, y }: Held): void {
  const [wide, from] = [tileWidth(box), origin(frame)];
  box.scrollTo((at.x - from.x) * wide + box.scrollWidth / 2 - x, (at.y - from.y) * wide - y);
}

/** Keeps the page from doing the same; a scroll that has begun already cannot be stopped, and need not be. */
function hush(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}
