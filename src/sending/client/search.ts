import { requestTransmittedDocs } from '../service/generated/calls.js';
import type { TransmittedDocument } from '../service/generated/types.js';
import type { Pager } from './pager.js';

/**
 * The results of a search: documents one by one, pages, or a list.
 *
 * @example
 * for await (const { mark, invoiceHeader } of client.search(query)) console.log(mark, invoiceHeader?.aa);
 */
export type DocumentSearch = Pager<TransmittedDocument>;

const { nextPageKey: _page, ...query } = requestTransmittedDocs.query;

/** What a search can be asked for: the parameters of the call, without the page, which the client sets. */
export const searchQuery = query;
