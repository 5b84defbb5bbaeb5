import { centsToNumber } from '../../money/index.js';
import type { SearchQuery } from '../../sending/service/generated/types.js';
import { serviceLimits } from '../../sending/service/limits.js';
import { type Answer, json, problem } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import type { DocumentRow } from '../state/rows.js';
import { between } from '../time.js';
import type { World } from '../world.js';
import { linksTo } from './entry.js';
import { notServed } from './not-served.js';

/** `RequestTransmittedDocs`: filed documents that have a MARK, in pages of 100. */
export function requestTransmittedDocs(world: World, asked: Asked): Answer {
  const { query, house, effects, origin } = asked;
  const refusal = notServed(world, house, query['issuerVatNumber'] ?? '');
  if (refusal !== undefined) return refusal;
  const { nextPageKey = '1' } = query;
  if (!PAGE.test(nextPageKey)) {
    return problem({
      nextPageKey: [`The value '${nextPageKey.slice(0, 100)}' is not valid for nextPageKey.`],
    });
  }
  const found: DocumentRow[] = [];
  const { searchLag } = world.settings;
  for (const row of world.documents.all()) {
    const isSeen = row.markedAt !== undefined && between(row.markedAt, world.now()) >= searchLag;
    if (isSeen && row.house === house && effects.searchLag !== true && fits(row, query)) found.push(row);
  }
  const most = query['resultNumber'] === undefined ? found.length : Number(query['resultNumber']);
  const pages = pagesOf(found.slice(0, most));
  const page = pages[Number(nextPageKey) - 1] ?? [];
  return json(200, { providerTransmittedDocs: page.map((row) => recordOf(origin, row)) });
}

/** The number of a page, from 1. The description does not give the type of `nextPageKey`. */
const PAGE = /^[1-9][0-9]{0,8}$/;

function pagesOf(rows: readonly DocumentRow[]): DocumentRow[][] {
  const pages: DocumentRow[][] = [];
  for (const row of rows) {
    const last = pages.at(-1);
    if (last === undefined || last.length >= serviceLimits.searchPageSize) pages.push([row]);
    else last.push(row);
  }
  return pages;
}

/** What a document is compared by. One that is missing here does not compile. */
type Filter = Exclude<keyof SearchQuery, 'issuedFrom' | 'issuedTo' | 'resultNumber'>;

function fits(row: DocumentRow, query: Asked['query']): boolean {
  const { issuer, counterpart, invoiceHeader } = row.document;
  const { issuedFrom = '', issuedTo = '' } = query;
  const wanted: Readonly<Record<Filter, unknown>> = {
    issuerVatNumber: issuer.vatNumber,
    uid: row.uid,
    invoiceMark: row.mark,
    authenticationcode: row.authenticationCode,
    series: invoiceHeader.series,
    aa: invoiceHeader.aa,
    invoiceType: invoiceHeader.invoiceType,
    branch: issuer.branch,
    counterpartVatNumber: counterpart?.vatNumber,
  };
  return (
    invoiceHeader.issueDate >= issuedFrom &&
    invoiceHeader.issueDate <= issuedTo &&
    Object.entries(wanted).every(([name, value]) => {
      const asked = query[name];
      return asked === undefined || asked.toLowerCase() === String(value ?? '').toLowerCase();
    })
  );
}

/** The record of a filed document. Source: service description, Transmitted document record. */
function recordOf(origin: string, row: DocumentRow): object {
  const { issuer, counterpart, invoiceHeader, invoiceSummary } = row.document;
  const { series, aa, issueDate, invoiceType } = invoiceHeader;
  const { totalNetValue, totalVatAmount, totalGrossValue } = invoiceSummary;
  return {
    uid: row.uid,
    mark: Number(row.mark),
    authenticationCode: row.authenticationCode,
    issuer: { vatNumber: issuer.vatNumber, branch: issuer.branch },
    counterpart: { vatNumber: counterpart?.vatNumber ?? null },
    invoiceHeader: { series, aa, issueDate: `${issueDate}T00:00:00Z`, invoiceType },
    invoiceSummary: { totalNetValue, totalVatAmount, totalGrossValue },
    cost: centsToNumber(row.cost),
    pdfUrl: linksTo(origin, row).invoiceUrl,
    insertedDateTime: row.insertedAt,
  };
}
