/** Marks the answer of a call that was made before under its key. */
export const REPLAYED = 'Idempotent-Replayed';
