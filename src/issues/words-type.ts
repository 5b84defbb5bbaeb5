/** The words of one rule: what is wrong, and what to do. */
export interface RuleWords {
  readonly what: string;
  readonly todo: string;
}

/**
 * The words of rules: `what` is wrong, with the actual values in `{braces}`, and what `todo`. A part in `[brackets]` is
 * omitted if one of its values is absent. `{place}` is the member at the end of the path. In `what`, a value
 * whose name is that of a code (`type`, `vatCategory` …) is shown with the code's name.
 */
export type Words<Id extends string = string> = Readonly<Record<Id, RuleWords>>;

/** Sentences by id, in one language. */
export type Sentences<Id extends string = string> = Readonly<Record<Id, string>>;
