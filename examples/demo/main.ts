/**
 * A shop's day: raw facts become documents, each one is checked, and the payloads are written to out/demo/.
 * `npm run demo`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { checkDocument, type Document, type Issue, toRequest, validate } from 'parastatiko';
import { invoiceTypes, label } from 'parastatiko/codes';
import { inColumns, shortened, wrapped } from './columns.js';
import { broken, clock, day, marks } from './day.js';
import { amountText, salesOf } from './sums.js';

const colours = process.stdout.isTTY && process.env.NO_COLOR === undefined;
const coloured = (code: number, text: string): string => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
const say = (text = ''): void => console.log(text);

const built = new Map<string, Document>();

/** The documents of the day that a document names by their MARKs. */
function relatedTo(document: Document): Document[] {
  const named = document.invoiceHeader.multipleConnectedMarks ?? [];
  return named.flatMap((mark) => built.get(marks[String(mark)] ?? '') ?? []);
}

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

function sayIssues(issues: readonly Issue[], locale: 'en' | 'el' = 'en'): void {
  const { at, authority, ...weights } = words[locale];
  for (const { severity, rule, path, message, authorityCode } of issues) {
    const mark = severity === 'error' ? coloured(31, '✗') : coloured(33, '!');
    const prevents = authorityCode === undefined ? '' : `  (${authority} ${authorityCode})`;
    say(`  ${mark} ${weights[severity]}  ${rule}  ${at} /${path.join('/')}${prevents}`);
    say(wrapped(message, '      '));
  }
}

/** What a reader of the table would ask about: why the gross is not net + VAT, what a slip or a receipt is for. */
function remarksOn({ invoiceHeader, invoiceDetails, invoiceSummary, paymentMethods = [] }: Document): string {
  const { multipleConnectedMarks: marks = [], tableAA } = invoiceHeader;
  const cancels = invoiceDetails.every((line) => line.recType === 7);
  const remarks = [
    tableAA === undefined ? '' : `${cancels ? 'cancellation' : 'order'}, table ${tableAA.slice(0, 4)}`,
    marks.length > 0 ? `closes ${counted(marks.length, 'document')}` : '',
    invoiceSummary.totalWithheldAmount > 0
      ? `withheld ${amountText(invoiceSummary.totalWithheldAmount)}`
      : '',
    paymentMethods.length > 1 ? counted(paymentMethods.length, 'payment') : '',
  ];
  return remarks.filter((remark) => remark !== '').join(', ');
}

function rowOf(document: Document, issues: readonly Issue[]): string[] {
  const { invoiceType, series, aa } = document.invoiceHeader;
  const { totalNetValue, totalVatAmount, totalGrossValue } = document.invoiceSummary;
  const amounts = [totalNetValue, totalVatAmount, totalGrossValue].map(amountText);
  return [
    invoiceType,
    shortened(label(invoiceTypes, invoiceType, 'el') ?? '', 30),
    `${series} ${aa}`,
    ...amounts,
    verdict(issues),
    remarksOn(document),
  ];
}

const rows: string[][] = [];
const found: { name: string; issues: readonly Issue[] }[] = [];
for (const { name, facts } of day) {
  const result = checkDocument(facts, { now: clock });
  if (!result.ok) {
    rows.push(['', name, '', '', '', '', verdict(result.issues)]);
    found.push({ name, issues: result.issues });
    continue;
  }
  built.set(name, result.document);
  const report = validate(result.document, { now: clock, related: relatedTo(result.document) });
  rows.push(rowOf(result.document, report.issues));
  if (report.issues.length > 0) found.push({ name, issues: report.issues });
}

const documents = [...built.values()];
const sales = salesOf(documents);

say(
  coloured(
    1,
    `A shop's day, ${documents[0]?.invoiceHeader.issueDate}: ${day.length} files of raw facts, ${documents.length} documents`,
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
    ...rows,
    [],
    ['', `Sales of the day (${counted(sales.count, 'document')})`, '', sales.net, sales.vat, sales.gross],
  ],
);
for (const line of table) say(line);
say();
say('Slips and notes are not sales: the invoice or receipt that closes them is.');
for (const { name, issues } of found) {
  say();
  say(`${name}:`);
  sayIssues(issues);
}

for (const [locale, title] of [
  ['el', 'A broken document (examples/shop-day/broken.json), its issues in Greek'],
  ['en', 'The same issues in English'],
] as const) {
  const { issues } = validate(broken, { locale, now: clock });
  say();
  say(coloured(1, `${title}: ${verdict(issues)}`));
  say();
  sayIssues(issues, locale);
}

const folder = 'out/demo';
mkdirSync(folder, { recursive: true });
const write = (name: string, value: unknown): void =>
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);
for (const [name, document] of built) write(name, document);
write('request', toRequest(documents));

say();
say(
  `Written to ${folder}/: ${counted(built.size, 'payload')}, and request.json with all of them (the folder is not under version control).`,
);
say('The facts link documents by MARKs. A MARK is what the service answers when it issues a document;');
say('the ones in the facts stand for such answers (examples/shop-day/marks.json says which is whose).');

if (found.some(({ issues }) => issues.some(({ severity }) => severity === 'error'))) process.exitCode = 1;
