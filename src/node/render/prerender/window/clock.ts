interface Timer {
  at: number;
  /** Milliseconds between runs; absent for one run. */
  every?: number;
  run: () => void;
}

/** Every demo starts at this moment, so that no drawing depends on the day of the build. */
export const DRAWN_AT = Date.UTC(2026, 10, 18, 9, 30);
const FRAME_MS = 16;

/**
 * Time that goes on only when it is told to: a demo that waits for a second is drawn as it is after
 * that second, at once.
 */
export class VirtualClock {
  /** Milliseconds since the demo has started. */
  elapsed = 0;
  private readonly timers = new Map<number, Timer>();
  private lastId = 0;

  /** Time of the day, in milliseconds since 1970. */
  get time(): number {
    return DRAWN_AT + this.elapsed;
  }

  reset(): void {
    this.elapsed = 0;
    this.timers.clear();
  }

  /** Goes on to the next timer within `limit` and runs all that are due; `false` when there is none. */
  advance(limit: number, onError: (error: unknown) => void): boolean {
    const next = Math.min(...[...this.timers.values()].map(({ at }) => at));
    if (!(next <= limit)) return false;
    this.elapsed = Math.max(this.elapsed, next);
    const due = [...this.timers].filter(([, { at }]) => at <= this.elapsed);
    for (const [id, timer] of due.sort(([, a], [, b]) => a.at - b.at)) {
      if (!this.timers.has(id)) continue;
      if (timer.every === undefined) this.timers.delete(id);
      else timer.at = this.elapsed + timer.every;
      try {
        timer.run();
      } catch (error) {
        onError(error);
      }
    }
    return true;
  }

  /** Puts itself in place of the timers, frames and dates of a global object. */
  install(target: object): void {
    const cancel = (id: number) => void this.timers.delete(id);
    const frame = (run: (time: number) => void) => this.add(() => run(this.elapsed), FRAME_MS);
    const idle = { didTimeout: false, timeRemaining: () => 50 };
    const replacements = {
      setTimeout: this.after(false),
      setInterval: this.after(true),
      requestAnimationFrame: frame,
      requestIdleCallback: (run: IdleRequestCallback) => this.add(() => run(idle), FRAME_MS),
      clearTimeout: cancel,
      clearInterval: cancel,
      cancelAnimationFrame: cancel,
      cancelIdleCallback: cancel,
      Date: this.dates(),
      performance: { now: () => this.elapsed, timeOrigin: DRAWN_AT, mark() {}, measure() {} },
    };
    for (const [name, value] of Object.entries(replacements)) {
      Object.defineProperty(target, name, { configurable: true, writable: true, value });
    }
  }

  private add(run: () => void, delay: number, every?: number): number {
    this.lastId += 1;
    const at = this.elapsed + Math.max(0, Number(delay) || 0);
    this.timers.set(this.lastId, { at, run, ...(every !== undefined && { every }) });
    return this.lastId;
  }

  private after(isRepeated: boolean) {
    return (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
      this.add(() => run(...values), delay, isRepeated ? Math.max(1, delay) : undefined);
  }

  private dates(): DateConstructor {
    const now = () => this.time;
    return new Proxy(Date, {
      construct: (dates, values, target) =>
        Reflect.construct(dates, values.length > 0 ? values : [now()], target) as Date,
      apply: (dates) => new dates(now()).toString(),
      get: (dates, name) => (name === 'now' ? now : (Reflect.get(dates, name) as unknown)),
    });
  }
}
