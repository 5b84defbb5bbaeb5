/** How many documents may be worked on at once. Those that wait for the service do not count. */
export class Slots {
  readonly #most: number;
  #taken = 0;
  #isOpen = false;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Waits for a free slot. Who waits longest gets it. */
  async take(): Promise<void> {
    if (!this.#isOpen && this.#taken >= this.#most) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
      return;
    }
    this.#taken += 1;
  }

  /** Gives a slot to the next one that waits. */
  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken -= 1;
    else next();
  }

  /** Lets everybody pass, so that a worker can end. */
  open(): void {
    this.#isOpen = true;
    for (const next of this.#waiting.splice(0)) {
      this.#taken += 1;
      next();
    }
  }
}
