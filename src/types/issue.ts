/** `error`: the document would be refused. `warning`: disputed, or legal but probably a mistake. */
export type Severity = 'error' | 'warning' | 'info';

/** The place of an issue: member names and indexes, starting from the root of the checked value. */
export type Path = (string | number)[];

/** The actual values of an issue. Amounts are texts with two decimals. */
export type Params = Record<string, string | number | boolean>;

/** The change that resolves an issue. `safe` means that no other answer is possible. */
export interface Fix {
  readonly path: Path;
  /** The new value. `undefined` removes the member or the list element. */
  readonly value: unknown;
  readonly safe: boolean;
  /** The right name of the member, if its name is wrong and not its value. */
  readonly rename?: string;
}

/**
 * One finding about a document. `rule`, `path` and `params` are for programs, `message` is for people.
 *
 * @example
 * { rule: 'totals/net-sum', severity: 'error', path: ['invoiceSummary', 'totalNetValue'],
 *   params: { stated: '10.00', computed: '10.01' }, message: 'The lines add up to 10.01 …', authorityCode: 207 }
 */
export interface Issue {
  /** The permanent id of the rule. For details, call `explain(rule)`. */
  readonly rule: string;
  readonly severity: Severity;
  readonly path: Path;
  readonly params: Params;
  /** The message in the chosen language. */
  readonly message: string;
  /** The error of the tax authority that this prevents. */
  readonly authorityCode?: number;
  readonly fix?: Fix;
}

/** The layers of a check, in order: the document alone, then with a clock, then with related documents. */
export type Layer = 'shape' | 'document' | 'calendar' | 'across';

/**
 * A layer of a check, or a part of one, that could not run. `why` and `params` are for programs, `message` is for
 * people.
 *
 * @example
 * { layer: 'calendar', why: 'no-clock', params: {}, message: 'The option now is missing …' }
 */
export interface Skipped<Where extends string = Layer> {
  readonly layer: Where;
  /** The reason, as a permanent key. */
  readonly why: string;
  readonly params: Params;
  /** The message in the chosen language. */
  readonly message: string;
}

/** The result of `validate`. `ok` means no errors; warnings are possible. */
export interface Report {
  readonly ok: boolean;
  readonly issues: Issue[];
  /** Layers, or parts of them, that could not run, and why. */
  readonly skipped: Skipped[];
}
