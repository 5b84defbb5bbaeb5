import type { KindRow } from '../kinds/kind-row.js';
import type { Kind, kinds } from '../kinds/kinds.js';

type Kinds = typeof kinds;

/** The kinds of value documents that may also accompany goods. */
export type MovableKind = { [K in Kind]: Kinds[K]['moves'] extends 'may' ? K : never }[Kind];

/** A kind of document, or one that also accompanies goods: `'moving retailReceipt'`. */
export type AnyKind = Kind | `moving ${MovableKind}`;

/** The kind without `moving`. */
export type BaseKind<K extends AnyKind> = K extends `moving ${infer Base extends Kind}`
  ? Base
  : K extends Kind
    ? K
    : never;

export type RowOf<K extends AnyKind> = Kinds[BaseKind<K>];

/** The kind after a movement is stated. */
export type Moving<K extends AnyKind> = K extends MovableKind ? `moving ${K}` : K;

/** Steps without which a document cannot be built. */
export type Step = 'counterpart' | 'line' | 'payment' | 'movement';

/** The missing steps of a new builder. */
export type FirstSteps<K extends Kind> =
  | (Kinds[K]['counterpart'] extends 'needed' ? 'counterpart' : never)
  | (Kinds[K]['line'] extends 'none' ? never : 'line')
  | (Kinds[K]['payments'] extends 'needed' ? 'payment' : never)
  | (Kinds[K]['moves'] extends 'always' ? 'movement' : never);

/** The steps that a movement requires: goods travel to a recipient, so a retail document needs its counterpart. */
export type Recipient<K extends AnyKind> = K extends MovableKind
  ? RowOf<K>['counterpart'] extends 'no'
    ? 'counterpart'
    : never
  : never;

type Taxed = 'goods' | 'service' | 'acquisition' | 'clearance';
type TaxStep = 'withheld' | 'fees' | 'stampDuty' | 'otherTaxes' | 'deductions';
type Discounted = Taxed | 'order' | 'note';

/** The steps that a row of the table allows. */
type StepsOfRow<Row extends KindRow> =
  | 'print'
  | 'facts'
  | 'check'
  | (Row['line'] extends 'none' ? never : 'line' | 'lines')
  | (Row['line'] extends Discounted ? 'discount' : never)
  | (Row['line'] extends Taxed ? TaxStep : never)
  | (Row['counterpart'] extends 'no' ? never : 'counterpart')
  | (Row['payments'] extends 'no' ? never : 'payment')
  | (Row['moves'] extends 'no' ? never : 'movement')
  | (Row['correlates'] extends 'no' ? never : 'correlatesWith')
  | (Row['line'] extends 'none' ? never : LinkSteps[Row['links'][number]])
  | Extract<'packages' | 'toWeigh', Row['takes'][number]>;

interface LinkSteps {
  slips: 'closesTable';
  notes: 'closesNotes';
  receipts: 'refersTo';
}

/** The steps of a builder, besides `build`. */
export type StepsOf<K extends AnyKind> =
  | StepsOfRow<RowOf<K>>
  | (K extends Kind ? never : 'counterpart' | 'packages');
