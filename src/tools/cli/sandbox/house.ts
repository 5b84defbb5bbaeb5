/** A software house: its key, and the companies that can issue with it. */
export interface House {
  readonly key: string;
  readonly companies: readonly string[];
}
