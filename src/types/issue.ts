/** How much an issue weighs. `error`: the document would be refused. `warning`: disputed, or legal but probably a mistake. */
export type Severity = 'error' | 'warning' | 'info';

/** Where an issue is: member names and indexes from the root of what was checked. */
export type Path = (string | number)[];

/** The actual values that an issue speaks of. Amounts are texts with two decimals. */
export type Params = Record<string, string | number | boolean>;

/** The one change that would settle an issue. `safe` means that no other answer is possible. */
export interface Fix {
  readonly path: Path;
  /** What belongs there; `undefined` takes the member, or the element of a list, away. */
  readonly value: unknown;
  readonly safe: boolean;
  /** Instead of another value: the name that the member should have. */
  readonly rename?: string;
}

/**
 * One finding about a document. Programs read `rule`, `path` and `params`; people read `message`.
 *
 * @example
 * { rule: 'totals/net-sum', severity: 'error', path: ['invoiceSummary', 'totalNetValue'],
 *   params: { stated: '10.00', computed: '10.01' }, message: 'The lines add up to 10.01 …', authorityCode: 207 }
 */
export interface Issue {
  /** Stable words, for ever. `explain(rule)` tells more. */
  readonly rule: string;
  readonly severity: Severity;
  readonly path: Path;
  readonly params: Params;
  /** In the chosen locale. */
  readonly message: string;
  /** The error of the tax authority that this prevents. */
  readonly authorityCode?: number;
  readonly fix?: Fix;
}

/** The steps of a check, in order: one document by itself, then with a clock, then beside other documents. */
export type Layer = 'shape' | 'document' | 'calendar' | 'across';

/**
 * A layer of a check, or a part of one, that could not run. Programs read `why` and `params`; people read `message`.
 *
 * @example
 * { layer: 'calendar', why: 'no-clock', params: {}, message: 'The option now is missing …' }
 */
export interface Skipped<Where extends string = Layer> {
  readonly layer: Where;
  /** A stable word. */
  readonly why: string;
  readonly params: Params;
  /** In the chosen locale. */
  readonly message: string;
}

/** What `validate` returns. `ok` means that there is no error; warnings may stand. */
export interface Report {
  readonly ok: boolean;
  readonly issues: Issue[];
  /** Layers, or parts of them, that could not run, and why. */
  readonly skipped: Skipped[];
}
