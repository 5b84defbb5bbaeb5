/** Does work, one piece after the other, and returns when what it changed is stored. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;
