/** Notifies watchers that something in the sandbox may have changed. */
export class Changes {
  readonly #watchers = new Set<() => void>();

  get watchers(): number {
    return this.#watchers.size;
  }

  /** Calls `watcher` after each change, until the returned function is called. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  readonly tell = (): void => {
    for (const watcher of this.#watchers) watcher();
  };
}
