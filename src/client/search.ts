import type { TransmittedDocument } from '../service/generated/types.js';
import type { Pager } from './pager.js';

/**
 * The query of a search. Dates are issue dates, `YYYY-MM-DD`. The service requires the issuer and both dates.
 *
 * @example
 * const query: SearchQuery = { issuerVatNumber: '800123456', issuedFrom: '2026-11-01', issuedTo: '2026-11-30', series: 'A' };
 */
export interface SearchQuery {
  readonly issuerVatNumber: string;
  readonly issuedFrom: string;
  readonly issuedTo: string;
  readonly uid?: string | undefined;
  readonly invoiceMark?: string | number | bigint | undefined;
  readonly authenticationcode?: string | undefined;
  readonly series?: string | undefined;
  readonly aa?: string | undefined;
  readonly invoiceType?: string | undefined;
  readonly branch?: number | undefined;
  readonly counterpartVatNumber?: string | undefined;
  /** The maximum number of results, as counted by the service. */
  readonly resultNumber?: number | undefined;
}

/**
 * The results of a search: documents one by one, pages, or a list.
 *
 * @example
 * for await (const { mark, invoiceHeader } of client.search(query)) console.log(mark, invoiceHeader?.aa);
 */
export type DocumentSearch = Pager<TransmittedDocument>;
