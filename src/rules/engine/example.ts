import type { OpenOrder } from '../../types/index.js';
import type { SampleName } from '../examples/index.js';
import type { SpecificationVersion } from './specification.js';

/** A sample document with some members changed, and the circumstances of the check. All data, so that it can be printed. */
export interface Example {
  readonly sample: SampleName;
  /** New values by JSON pointer, such as `{ '/invoiceHeader/movePurpose': 6 }`. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** JSON pointers of members to take away. */
  readonly remove?: readonly string[];
  /** The moment of the check, for rules of the calendar. */
  readonly now?: string;
  /** The related documents, for rules across documents: a sample by its name, alone or with its MARK. */
  readonly related?: readonly (SampleName | RelatedExample | OpenOrderExample)[];
  readonly skipSignature?: boolean;
  /** The version of the specification by which it is checked. */
  readonly specification?: SpecificationVersion;
  /** How many documents of this kind one request has, numbered by `aa` from 1 on; for rules of a batch. */
  readonly copies?: number;
  /** The other documents of the request, after this one; for rules of a batch. */
  readonly others?: readonly Pick<Example, 'sample' | 'set' | 'remove'>[];
}

/** A related sample, with what the service answered for it. */
export interface RelatedExample extends Pick<Example, 'sample' | 'set' | 'remove'> {
  readonly mark?: string;
  readonly uid?: string;
}

/** The record of an open slip. */
export interface OpenOrderExample {
  readonly openOrder: OpenOrder;
}
