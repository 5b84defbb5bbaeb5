/** A step that a flow does not take, as a record. Its words stand in the locales under its id, as those of rules do. */
export interface Refusal {
  /** Stable words, for ever: `flow/what-is-wrong`. */
  readonly id: string;
  /** The names of the values that its words use. */
  readonly params: readonly string[];
  /** Where the fact is stated: document and section. */
  readonly source: string;
}
