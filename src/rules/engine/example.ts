import type { OpenOrder } from '../../types/index.js';
import type { SampleName } from '../examples/index.js';
import type { SpecificationVersion } from './specification.js';

/** A sample document with changes, and the circumstances of the check. Plain data, so that it can be printed. */
export interface Example {
  readonly sample: SampleName;
  /** New values by JSON pointer, such as `{ '/invoiceHeader/movePurpose': 6 }`. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** JSON pointers of members to remove. */
  readonly remove?: readonly string[];
  /** The time of the check, for rules of the calendar layer. */
  readonly now?: string;
  /** The related documents, for rules of the layer `across`: the name of a sample, or a sample with its MARK. */
  readonly related?: readonly (SampleName | RelatedExample | OpenOrderExample)[];
  readonly skipSignature?: boolean;
  /** The version of the specification to check against. */
  readonly specification?: SpecificationVersion;
  /** How many documents of this kind the request has, numbered by `aa` from 1; for rules of a batch. */
  readonly copies?: number;
  /** The other documents of the request, which follow this one; for rules of a batch. */
  readonly others?: readonly Pick<Example, 'sample' | 'set' | 'remove'>[];
}

/** A related sample, with the service's answer for it. */
export interface RelatedExample extends Pick<Example, 'sample' | 'set' | 'remove'> {
  readonly mark?: string;
  readonly uid?: string;
}

/** The record of an open slip. */
export interface OpenOrderExample {
  readonly openOrder: OpenOrder;
}
