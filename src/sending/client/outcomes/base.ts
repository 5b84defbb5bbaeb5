import type { ClientStep } from '../../../issues/locales/generated/en/client-steps.js';
import type { NextStep } from '../../../rules/inside.js';
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
  /** Link to the provider's copy: the address in the QR code. */
  readonly qrUrl?: string | undefined;
  /** Link to the authority's check page. */
  readonly aadeQrUrl?: string | undefined;
  readonly invoiceUrl?: string | undefined;
  /** Which of these the source of the outcome did not have, as far as they are known elsewhere; absent if it had all. */
  readonly lacks?: readonly LinkName[] | undefined;
}

/** What the answer about a filed document has beside its MARK and UID. */
const LINKS = ['authenticationCode', 'qrUrl', 'aadeQrUrl', 'invoiceUrl'] as const;

/** A member of an outcome that its source may lack. */
export type LinkName = (typeof LINKS)[number];

/**
 * The links of an answer, a record of a search or a result of the journal, and which are missing. The code of a provider's
 * document is its download address, which a record has as `pdfUrl`. Source: AADE facts, 12.
 */
export function linksOf(source: { readonly [Name in LinkName | 'pdfUrl']?: string | undefined }): Links {
  const { authenticationCode, aadeQrUrl, invoiceUrl = source.pdfUrl, qrUrl = invoiceUrl } = source;
  const links = { authenticationCode, qrUrl, aadeQrUrl, invoiceUrl };
  const lacks = LINKS.filter((name) => links[name] === undefined);
  return lacks.length === 0 ? links : { ...links, lacks };
}
