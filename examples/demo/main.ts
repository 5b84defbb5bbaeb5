/**
 * A shop's day: raw facts become documents through flows. Each one is validated, and the payloads are written to
 * out/demo/. `npm run demo`; with `-- --serve` the sandbox stays on a port, to look at the day in a browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Issue, toRequest, validate } from 'parastatiko';
import { invoiceTypes, labelOf } from 'parastatiko/codes';
import { el } from 'parastatiko/locales/el';
import { renderDocument } from 'parastatiko/print';
import { inColumns, shortened, wrapped } from './columns.js';
import { aDay, type Happening } from './day.js';
import { broken } from './facts.js';
import { clock, served } from './service.js';
import { amountText, grossWords, salesOf } from './sums.js';

const colours = process.stdout.isTTY && process.env.NO_COLOR === undefined;
const coloured = (code: number, text: string): string => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
const say = (text = ''): void => console.log(text);

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function verdict(issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const others = issues.length - errors;
  const words = [errors > 0 ? counted(errors, 'error') : '', others > 0 ? counted(others, 'warning') : ''];
  return words.filter((word) => word !== '').join(', ') || 'none';
}

const words = {
  en: { error: 'error', warning: 'warning', info: 'note', at: 'at', authority: 'authority error' },
  el: { error: 'σφάλμα', warning: 'προειδοποίηση', info: 'σημείωση', at: 'στο', authority: 'σφάλμα ΑΑΔΕ' },
} as const;

function sayIssues(issues: readonly Issue[], language: keyof typeof words = 'en'): void {
  const { at, authority, ...weights } = words[language];
  for (const { severity, rule, path, message, authorityCode } of issues) {
    const mark = severity === 'error' ? coloured(31, '✗') : coloured(33, '!');
    const prevents = authorityCode === undefined ? '' : `  (${authority} ${authorityCode})`;
    say(`  ${mark} ${weights[severity]}  ${rule}${prevents}`);
    say(`      ${at} /${path.join('/')}`);
    say(wrapped(message, '      '));
  }
}

function rowOf({ document, remark }: Happening): string[] {
  const { invoiceType, series, aa } = document.invoiceHeader;
  const { totalNetValue, totalVatAmount, totalGrossValue } = document.invoiceSummary;
  const amounts = [totalNetValue, totalVatAmount, totalGrossValue].map(amountText);
  return [
    invoiceType,
    shortened(labelOf(invoiceTypes, invoiceType, 'el') ?? '', 28),
    `${series} ${aa}`,
    ...amounts,
    remark,
  ];
}

const { happenings, evening } = await aDay();
const documents = happenings.map(({ document }) => document);
const sales = salesOf(documents);

say(
  coloured(
    1,
    `A shop's day, ${documents[0]?.invoiceHeader.issueDate}: what was sold becomes ${documents.length} documents, as the day goes on`,
  ),
);
say();
const table = inColumns(
  [
    { head: 'Type' },
    { head: 'Document' },
    { head: 'Number' },
    { head: 'Net', align: 'right' },
    { head: 'VAT', align: 'right' },
    { head: 'Gross', align: 'right' },
    { head: 'Remarks' },
  ],
  [
    ...happenings.map(rowOf),
    [],
    ['', `Sales (${counted(sales.count, 'document')})`, '', sales.net, sales.vat, sales.gross],
  ],
);
for (const line of table) say(line);
say();
say('Slips and notes are not sales: the invoice or receipt that closes them is.');
for (const document of documents) for (const line of grossWords(document)) say(wrapped(line, ''));
say(`Issues: ${verdict(happenings.flatMap(({ issues }) => issues))}.`);
say();
const folder = 'out/demo';
const answers = inColumns(
  [{ head: 'Number' }, { head: 'MARK' }, { head: 'What the service did' }, { head: `Page in ${folder}` }],
  happenings.map(({ name, document: { invoiceHeader }, issued, how }) => [
    `${invoiceHeader.series} ${invoiceHeader.aa}`,
    String(issued.mark),
    how,
    `${name}.html`,
  ]),
);
const bill = happenings.find(({ name }) => name.endsWith('table-closing'));
for (const line of answers) say(line);
say();
for (const line of evening) say(wrapped(line, ''));
for (const { name, issues } of happenings) {
  if (issues.length === 0) continue;
  say();
  say(`${name}:`);
  sayIssues(issues);
}

for (const [language, title, locale] of [
  ['el', 'A broken document (examples/shop-day/broken.json), its issues in Greek', el],
  ['en', 'The same issues in English', undefined],
] as const) {
  const { issues } = validate(broken, { locale, now: clock });
  say();
  say(coloured(1, `${title}: ${verdict(issues)}`));
  say();
  sayIssues(issues, language);
}

mkdirSync(folder, { recursive: true });
const write = (name: string, value: unknown): void =>
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);
for (const { name, document, issued } of happenings) {
  write(name, document);
  writeFileSync(`${folder}/${name}.html`, renderDocument(document, { issued, language: ['el', 'en'] }));
}
write('request', toRequest(documents));

say();
say(coloured(1, `Open ${folder}/${bill?.name}.html in a browser: the bill of the table.`));
say(
  wrapped(
    `Each document is there as JSON and as a printed page; request.json has all of them. They refer to each other by MARKs, which the service returns when it issues them. The service of this day is a sandbox in this process (docs/guide/sandbox.md): nothing is filed with the tax authority.`,
    '',
  ),
);

if (happenings.some(({ issues }) => issues.some(({ severity }) => severity === 'error')))
  process.exitCode = 1;

if (served !== undefined) {
  say();
  say(
    `The day is at ${served.address}/ and its calls at ${served.address}/openapi\n(key: shop-key). Stop it with Ctrl+C.\nThe bill as PDF: ${bill?.issued.invoiceUrl}`,
  );
  await served.untilStopped();
  process.exit();
}
