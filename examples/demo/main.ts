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
import { amountText, salesOf } from './sums.js';

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
    say(`  ${mark} ${weights[severity]}  ${rule}  ${at} /${path.join('/')}${prevents}`);
    say(wrapped(message, '      '));
  }
}

function rowOf({ document, issues, remark }: Happening): string[] {
  const { invoiceType, series, aa } = document.invoiceHeader;
  const { totalNetValue, totalVatAmount, totalGrossValue } = document.invoiceSummary;
  const amounts = [totalNetValue, totalVatAmount, totalGrossValue].map(amountText);
  return [
    invoiceType,
    shortened(labelOf(invoiceTypes, invoiceType, 'el') ?? '', 30),
    `${series} ${aa}`,
    ...amounts,
    verdict(issues),
    remark,
  ];
}

const { happenings, evening } = await aDay();
const documents = happenings.map(({ document }) => document);
const sales = salesOf(documents);

say(
  coloured(
    1,
    `A shop's day, ${documents[0]?.invoiceHeader.issueDate}: raw facts become ${documents.length} documents, as the day goes on`,
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
    { head: 'Issues' },
    { head: 'Remarks' },
  ],
  [
    ...happenings.map(rowOf),
    [],
    ['', `Sales of the day (${counted(sales.count, 'document')})`, '', sales.net, sales.vat, sales.gross],
  ],
);
for (const line of table) say(line);
say();
const answers = inColumns(
  [{ head: 'Number' }, { head: 'MARK' }, { head: 'What the service did' }, { head: 'Its PDF' }],
  happenings.map(({ document: { invoiceHeader }, issued, how }) => [
    `${invoiceHeader.series} ${invoiceHeader.aa}`,
    String(issued.mark),
    how,
    String(issued.invoiceUrl),
  ]),
);
for (const line of answers) say(line);
say();
say('Slips and notes are not sales: the invoice or receipt that closes them is.');
for (const line of evening) say(line);
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

const folder = 'out/demo';
mkdirSync(folder, { recursive: true });
const write = (name: string, value: unknown): void =>
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);
for (const { name, document, issued } of happenings) {
  write(name, document);
  writeFileSync(`${folder}/${name}.html`, renderDocument(document, { issued, language: ['el', 'en'] }));
}
write('request', toRequest(documents));

say();
say(
  `Written to ${folder}/: ${counted(happenings.length, 'payload')}, each with its printed page, and request.json with all of them (the folder is not under version control).`,
);
say(
  'Documents refer to each other by MARKs, which the service returns when it issues them. The service of this day is',
);
say('a sandbox in this process (docs/guide/sandbox.md): nothing is filed with the tax authority.');

if (happenings.some(({ issues }) => issues.some(({ severity }) => severity === 'error')))
  process.exitCode = 1;

if (served !== undefined) {
  say();
  say(
    `The day is at ${served.address}/ and its calls at ${served.address}/openapi (key: shop-key). Stop it with Ctrl+C.`,
  );
  await served.untilStopped();
  process.exit();
}
