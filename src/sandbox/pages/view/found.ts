import { centsToString } from '../../../money/index.js';
import { mailsIn, type SandboxMail } from '../../mails.js';
import { centsOf } from '../../provider/hold.js';
import type { DeliveryRow, RequestRow } from '../../state/onboarding-rows.js';
import type { DocumentRow, HoldRow } from '../../state/rows.js';
import type { Site } from '../site.js';
import { callLine, isRefused } from './calls.js';
import { documentLine } from './documents.js';
import { holdLine, waitingHolds } from './holds.js';
import { namesView } from './names.js';
import { newest } from './newest.js';
import { deliveryLine, requestLine } from './onboarding.js';
import type { CallLine, DocumentLine, Newest } from './types.js';

/** What is searched for: the parameters of the address. */
export type Filter = Readonly<Record<string, string>>;

/** A list that can be searched as a whole. */
interface Findable<Row> {
  /** All rows, the oldest first. */
  readonly rows: (site: Site) => Iterable<Row>;
  readonly lineOf: (site: Site, row: Row) => object;
  /** The texts in which words are found. */
  readonly textsOf: (site: Site, row: Row) => readonly unknown[];
  /** The company whose name is also found. */
  readonly companyOf?: (row: Row) => string;
  /** The filters besides words: whether a row has what a parameter asks for. */
  readonly filters: Readonly<Record<string, (site: Site, row: Row, wanted: string) => boolean>>;
}

const documents: Findable<DocumentRow> = {
  rows: ({ world }) => world.documents.all(),
  lineOf: (_site, row) => documentLine(row),
  textsOf: (_site, { uid, mark, authenticationCode, cancellationMark, document }) => {
    const { issuer, counterpart, invoiceHeader, invoiceSummary, providerAdditionalInvoiceDetails } = document;
    const { series, aa, invoiceType, tableAA } = invoiceHeader;
    return [
      `${series} ${aa}`,
      uid,
      mark,
      authenticationCode,
      cancellationMark,
      invoiceType,
      issuer.vatNumber,
      counterpart?.vatNumber,
      providerAdditionalInvoiceDetails?.counterpart?.name,
      centsToString(centsOf(invoiceSummary.totalGrossValue)),
      tableAA,
      ...document.invoiceDetails.map(({ itemDescr }) => itemDescr),
    ];
  },
  companyOf: ({ document }) => document.issuer.vatNumber,
  filters: {
    house: (_site, { house }, wanted) => house === wanted,
    type: (_site, { document }, wanted) => document.invoiceHeader.invoiceType === wanted,
    state: (_site, row, wanted) => isInState(documentLine(row), row, wanted),
    from: (_site, { document }, wanted) => document.invoiceHeader.issueDate >= wanted,
    to: (_site, { document }, wanted) => document.invoiceHeader.issueDate <= wanted,
  },
};

function isInState(line: DocumentLine, { charges }: DocumentRow, wanted: string): boolean {
  if (wanted === 'closed') return line.closedBy !== undefined;
  if (wanted === 'dropped') return line.dropped > 0;
  if (wanted === 'issues') return line.issues > 0;
  if (wanted === 'charged') return charges.length > 0;
  return line.state === wanted;
}

const calls: Findable<Site['journal']['entries'][number]> = {
  rows: ({ journal }) => journal.entries,
  lineOf: (_site, entry) => callLine(entry),
  textsOf: (_site, { method, path, query, call, fault, status, request, response }) => [
    `${method} ${path}${query}`,
    call,
    fault,
    status,
    request,
    response,
  ],
  filters: {
    house: (_site, { house }, wanted) => house === wanted,
    call: (_site, { call }, wanted) => call === wanted,
    state: (_site, entry, wanted) => callStates[wanted]?.(callLine(entry)) ?? false,
  },
};

const callStates: Readonly<Record<string, (line: CallLine) => boolean>> = {
  answered: (line) => !isRefused(line),
  refused: isRefused,
  dropped: ({ dropped }) => dropped > 0,
  fault: ({ fault }) => fault !== undefined,
};

const holds: Findable<HoldRow> = {
  rows: ({ world }) => waitingHolds(world),
  lineOf: ({ world }, row) => holdLine(world, row),
  textsOf: ({ world }, row) => [JSON.stringify(holdLine(world, row))],
  companyOf: ({ document }) => document.issuer.vatNumber,
  filters: {},
};

const requests: Findable<RequestRow> = {
  rows: ({ world }) => world.state.requests.all(),
  lineOf: (_site, row) => requestLine(row),
  textsOf: (_site, row) => [JSON.stringify(row)],
  companyOf: ({ vatNumber }) => vatNumber,
  filters: { state: (_site, { status }, wanted) => status === wanted },
};

const deliveries: Findable<DeliveryRow> = {
  rows: ({ world }) => world.state.deliveries.all(),
  lineOf: ({ world }, row) => deliveryLine(world, row),
  textsOf: ({ world }, row) => [JSON.stringify(deliveryLine(world, row)), row.body],
  filters: { state: ({ world }, row, wanted) => deliveryLine(world, row).state === wanted },
};

const mails: Findable<SandboxMail> = {
  rows: ({ world }) => mailsIn(world),
  lineOf: (_site, mail) => mail,
  textsOf: (_site, mail) => Object.values(mail),
  filters: {},
};

/** The rows of a list that fit a filter: one page of them, the newest first. */
function foundIn<Row>(
  { rows, lineOf, textsOf, companyOf, filters }: Findable<Row>,
  site: Site,
  filter: Filter,
): Newest<object> {
  const words = folded(filter['q'] ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const wanted = Object.entries(filters).flatMap(([name, fits]) => {
    const value = filter[name] ?? '';
    return value === '' ? [] : [{ value, fits }];
  });
  const names = words.length > 0 && companyOf !== undefined ? namesView(site.world) : {};
  const kept: Row[] = [];
  for (const row of rows(site)) {
    if (!wanted.every(({ value, fits }) => fits(site, row, value))) continue;
    if (words.length > 0) {
      const text = folded([...textsOf(site, row), names[companyOf?.(row) ?? '']].join('\n'));
      if (!words.every((word) => text.includes(word))) continue;
    }
    kept.push(row);
  }
  const page = /^[1-9][0-9]{0,6}$/.test(filter['page'] ?? '') ? Number(filter['page']) : 1;
  return newest(kept, kept.length, (row) => lineOf(site, row), page);
}

/** Words are found without their accents and in any case. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const lists: Readonly<Record<string, (site: Site, filter: Filter) => Newest<object>>> = {
  documents: (site, filter) => foundIn(documents, site, filter),
  calls: (site, filter) => foundIn(calls, site, filter),
  holds: (site, filter) => foundIn(holds, site, filter),
  requests: (site, filter) => foundIn(requests, site, filter),
  deliveries: (site, filter) => foundIn(deliveries, site, filter),
  mails: (site, filter) => foundIn(mails, site, filter),
};

/** A page of a list; `undefined` if there is no such list. */
export const found = (site: Site, list: string, filter: Filter): Newest<object> | undefined =>
  Object.hasOwn(lists, list) ? lists[list]?.(site, filter) : undefined;
