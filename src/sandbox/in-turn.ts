/** Runs one task at a time, and returns when its changes are stored. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;
