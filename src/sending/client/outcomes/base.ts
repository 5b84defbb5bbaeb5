import type { ClientStep } from '../../../issues/locales/generated/en/client-steps.js';
import type { NextStep } from '../../../rules/authority/next-step.js';
import type { RawResponse } from '../transport/raw-response.js';

/**
 * What to do next, as a stable word and as a sentence.
 *
 * @example
 * const next: Next = outcome.next; // { step: 'search-first', todo: 'Do not use another number. …' }
 */
export interface Next {
  readonly step: ClientStep | NextStep;
  readonly todo: string;
}

export interface Outcome {
  /** What to do next. */
  readonly next: Next;
  /** The unchanged answer; absent if there was no answer. */
  readonly response?: RawResponse;
  /** The outcome is valid, but the journal could not record it. `recover` will search for it again. */
  readonly journalError?: string;
}

export interface Links {
  readonly authenticationCode?: string | undefined;
  /** Link to the provider's copy. */
  readonly qrUrl?: string | undefined;
  /** Link to the authority's check page. */
  readonly aadeQrUrl?: string | undefined;
  readonly invoiceUrl?: string | undefined;
}
