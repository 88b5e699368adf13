/** The one alarm of a Durable Object. Its time is computed from rows, never kept beside them; what is known here is only when it is set to. */
export function createAlarm(storage: DurableObjectStorage, next: () => number | null) {
  let set: number | null = null;

  return {
    /** When the object wakes: looks when the alarm is set to, and sets it if that is not right. */
    async wake(): Promise<void> {
      set = await storage.getAlarm();
      this.arm();
    },

    /** It has gone off, or was taken away. */
    gone(): void {
      set = null;
    },

    arm(): void {
      const at = next();
      if (at === null || at === set) return;
      if (set !== null && set <= at && set > Date.now()) return; // it will look again then
      set = at;
      void storage.setAlarm(at);
    },
  };
}
