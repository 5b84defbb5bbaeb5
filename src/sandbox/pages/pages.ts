import { centsToString } from '../../money/index.js';
import { escapeHtml } from '../../print/html/escape.js';
import { renderDocument } from '../../print/render-document.js';
import { CHECKS } from '../addresses.js';
import type { Answer } from '../http/answer.js';
import type { Journal } from '../http/journal.js';
import { holdsIn, tablesIn } from '../inspect.js';
import { centsOf } from '../provider/hold.js';
import type { DocumentRow } from '../state/rows.js';
import { recordsOf } from '../webhooks/calls.js';
import type { World } from '../world.js';
import { type PageWords, pageWords } from './words.js';

const HTML = 'text/html; charset=utf-8';
/** The pages load nothing and run nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A page of the sandbox: its state at `/`, and the printed form of a document. `undefined` for any other address. */
export function pageAt(
  world: World,
  journal: Journal,
  { pathname }: URL,
  acceptLanguage: string | null,
): Answer | undefined {
  const words = pageWords(acceptLanguage);
  if (pathname === '/') return page(statePage(world, journal, words));
  if (!pathname.startsWith(CHECKS)) return undefined;
  const row = world.documents.byUid(pathname.slice(CHECKS.length));
  return row === undefined ? undefined : page(printedPage(row, words));
}

const page = (body: string): Answer => ({
  status: 200,
  body,
  type: HTML,
  headers: { 'Content-Security-Policy': POLICY },
});

/** The printed form, under a line that says that it comes from a sandbox. */
function printedPage(
  { document, uid, mark, authenticationCode }: DocumentRow,
  { warning }: PageWords,
): string {
  const html = renderDocument(document, { issued: { uid, mark, authenticationCode } });
  const banner = `<p style="font:bold 16px sans-serif;background:#fd0;color:#000;padding:12px;margin:0">${escapeHtml(warning)}</p>`;
  const [head = '', ...rest] = html.split('\n<body');
  const [attributes = '', ...body] = rest.join('\n<body').split('>');
  return `${head}\n<body${attributes}>\n${banner}${body.join('>')}`;
}

function statePage(world: World, journal: Journal, words: PageWords): string {
  const documents = [...world.documents.all()].reverse().map((row) => documentRow(row, words));
  const tables = tablesIn(world).flatMap(({ tableAA, vatNumber, branch, slips }) =>
    slips.map(({ mark, uid, deadline }) => [
      tableAA,
      `${vatNumber} / ${branch}`,
      mark ?? uid,
      `${words.closeBy} ${deadline}`,
    ]),
  );
  const holds = holdsIn(world).flatMap(({ uid, signatures }) =>
    signatures.map(({ balance, expiresAt }) => [uid, `${balance} €`, expiresAt]),
  );
  const requests = [...world.state.requests.all()].map(
    ({ requestId, vatNumber, requestType, status, provisioning }) => [
      requestId,
      vatNumber,
      requestType,
      status,
      provisioning?.status ?? '',
    ],
  );
  const deliveries = [...world.state.deliveries.all()]
    .flatMap(recordsOf)
    .map(({ event, attempt, responseStatus, deliveredAt }) => [
      event,
      attempt,
      responseStatus ?? '–',
      deliveredAt,
    ]);
  const calls = [...journal.entries]
    .reverse()
    .map(({ at, method, path, query, status, fault }) => [
      at,
      method,
      `${path}${query}`,
      status ?? '–',
      fault ?? '',
    ]);
  const sections = [
    section(words.documents, documents, words),
    section(words.tables, tables.map(cells), words),
    section(words.holds, holds.map(cells), words),
    section(words.requests, requests.map(cells), words),
    section(words.deliveries, deliveries.map(cells), words),
    section(words.calls, calls.map(cells), words),
  ];
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>parastatiko sandbox</title>
<style>
body { font: 15px sans-serif; margin: 1rem auto; max-width: 70rem; padding: 0 1rem; }
.warning { background: #fd0; color: #000; font-weight: bold; padding: .8rem; }
section { overflow-x: auto; }
td { border-top: 1px solid #ccc; padding: .3rem .6rem .3rem 0; vertical-align: top; }
</style>
</head>
<body>
<h1>parastatiko sandbox</h1>
<p class="warning">${escapeHtml(words.warning)}</p>
<p>${escapeHtml(words.clock)}: <time>${world.at()}</time></p>
${sections.join('\n')}
</body>
</html>
`;
}

const cell = (value: string | number): string => `<td>${escapeHtml(String(value))}</td>`;
const cells = (values: readonly (string | number)[]): string => values.map(cell).join('');

function documentRow(
  { uid, mark, document, dropped, issues, cancellationMark }: DocumentRow,
  words: PageWords,
): string {
  const { invoiceType, series, aa, issueDate } = document.invoiceHeader;
  const gross = centsToString(centsOf(document.invoiceSummary.totalGrossValue));
  const remarks = [
    ...(cancellationMark === undefined ? [] : [`✗ ${cancellationMark}`]),
    ...(dropped.length === 0 ? [] : [`${words.dropped}: ${dropped.join(', ')}`]),
    ...issues.map(({ rule }) => rule),
  ];
  const link = `<td><a href="${CHECKS}${uid}">${escapeHtml(mark ?? words.queued)}</a></td>`;
  return `${link}${cells([invoiceType, `${series} ${aa}`, issueDate, `${gross} €`, remarks.join(' · ')])}`;
}

const section = (title: string, rows: readonly string[], { none }: PageWords): string => `<section>
<h2>${escapeHtml(title)}</h2>
${rows.length === 0 ? `<p>${escapeHtml(none)}</p>` : `<table><tbody>\n${rows.map((row) => `<tr>${row}</tr>`).join('\n')}\n</tbody></table>`}
</section>`;
