/**
 * Moves the clock of a Node process: `TEST_NOW=2028-02-29T12:00:00Z node --require ./test/dates/clock.cjs …`.
 * Time still passes; only its origin moves. Child processes and workers get it through NODE_OPTIONS.
 */
const start = process.env.TEST_NOW;
if (start !== undefined) {
  const shift = globalThis.Date.parse(start) - globalThis.Date.now();
  if (Number.isNaN(shift)) throw new Error(`TEST_NOW is not a date: ${start}`);
  const now = globalThis.Date.now;
  globalThis.Date = class extends globalThis.Date {
    constructor(...args) {
      if (args.length === 0) super(now() + shift);
      else super(...args);
    }
    static now() {
      return now() + shift;
    }
  };
}
