/** The words of one rule: what is wrong, and what to do. */
export interface RuleWords {
  readonly what: string;
  readonly todo: string;
}

/**
 * The words of every rule: `what` is wrong, with its actual values in `{braces}`, and what `todo`. A part in
 * `[brackets]` is left out when one of its values is absent. `{place}` is the member that the path leads to. In
 * `what`, values that are named like the code that they hold (`type`, `vatCategory` …) come with the name of the code.
 */
export type Words = Readonly<Record<string, RuleWords>>;
