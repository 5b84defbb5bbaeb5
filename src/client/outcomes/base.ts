import type { ClientStep } from '../../issues/locales/en/client.js';
import type { NextStep } from '../../rules/authority/next-step.js';
import type { RawResponse } from '../transport/raw-response.js';

/**
 * What to do next: a stable word, and the same in a sentence.
 *
 * @example
 * const next: Next = outcome.next; // { step: 'search-first', todo: 'Do not take another number. …' }
 */
export interface Next {
  readonly step: ClientStep | NextStep;
  readonly todo: string;
}

/** What every outcome has. */
export interface Outcome {
  /** What to do next. */
  readonly next: Next;
  /** The answer as it came; absent where nothing was answered. */
  readonly response?: RawResponse;
  /** The outcome stands, but the journal could not record it: `recover` will search for it again. */
  readonly journalError?: string;
}

/** The links of a document. */
export interface Links {
  readonly authenticationCode?: string | undefined;
  /** The provider's copy. */
  readonly qrUrl?: string | undefined;
  /** The authority's check page. */
  readonly aadeQrUrl?: string | undefined;
  readonly invoiceUrl?: string | undefined;
}
