import { invoiceTypes, labelOf } from '../../../codes/index.js';
import type { Rows } from '../input/entry.js';
import type { Identity } from '../input/identity.js';
import { clean } from '../terminal/clean.js';
import type { Output } from '../terminal/output.js';
import type { Style } from '../terminal/style.js';
import type { CliWords } from '../words/index.js';
import { countDocument, countList, noCounts } from './counts.js';
import type { ReportedDocument, ReportedList, Reporter } from './report.js';
import { issueLines } from './text-issues.js';
import type { TextLook } from './text-look.js';

/** Counts the results of a report. */
class Tally {
  private readonly counts = noCounts();

  add(document: ReportedDocument): void {
    countDocument(this.counts, document);
  }

  addList(list: ReportedList): void {
    countList(this.counts, list);
  }

  /** The closing lines of a report. */
  lines(unusable: number, words: CliWords['report'], style: Style): string[] {
    const { documents, fine, warned, broken, errors, warnings, firstError, firstRule } = this.counts;
    const { amongErrors, amongWarnings } = this.counts;
    const parts = [
      ...(fine > 0 ? [style.green(words.withoutIssues(fine))] : []),
      ...(warned > 0 ? [style.yellow(words.withWarnings(warned))] : []),
      ...(broken > 0 ? [style.red(words.withErrors(broken))] : []),
    ];
    const counted = (some: number, others: number): string =>
      [...(some > 0 ? [words.errors(some)] : []), ...(others > 0 ? [words.warnings(others)] : [])].join(', ');
    const found = counted(errors, warnings);
    const among = counted(amongErrors, amongWarnings);
    const foundAmong = among === '' ? '' : words.among(among);
    const sum = `${words.documents(documents)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
    const example = firstError ?? firstRule;
    return [
      ...(documents > 0 ? [`${sum}${found === '' ? '' : ` (${found})`}${foundAmong}`] : []),
      ...(unusable > 1 || (unusable > 0 && documents > 0) ? [style.red(words.unusable(unusable))] : []),
      ...(example === undefined ? [] : [style.dim(words.explainHint(example))]),
    ];
  }
}

/** The report for people: each document with its issues, and a summary at the end. */
export class TextReporter implements Reporter {
  private readonly out: Output;
  private readonly look: TextLook;
  private readonly tally = new Tally();

  constructor(out: Output, look: TextLook) {
    this.out = out;
    this.look = look;
  }

  async add(document: ReportedDocument): Promise<void> {
    this.tally.add(document);
    if (this.look.quiet && document.issues.length === 0) return;
    for (const line of documentLines(document, this.look)) await this.out.line(line);
  }

  async addList(list: ReportedList): Promise<void> {
    this.tally.addList(list);
    for (const line of listLines(list, this.look)) await this.out.line(line);
  }

  async end(unusable: number): Promise<void> {
    const { words, style } = this.look;
    for (const line of this.tally.lines(unusable, words.report, style)) await this.out.line(line);
  }
}

/** A document and its issues, with an empty line after issues. */
export function* documentLines(document: ReportedDocument, look: TextLook): Generator<string> {
  const { words, style } = look;
  const { issues } = document;
  if (issues.length === 0) {
    yield `${style.green('✓')} ${titleOf(document, look)} · ${words.report.noIssues}`;
    return;
  }
  yield `${document.ok ? style.yellow('!') : style.red('✗')} ${style.bold(titleOf(document, look))}`;
  yield* issueLines(issues, look);
  if (document.incomplete) yield `  ${style.dim(words.report.incomplete)}`;
  yield '';
}

/** The issues between the documents of one request, with an empty line after them. */
export function* listLines({ source, line, ok, issues }: ReportedList, look: TextLook): Generator<string> {
  const { words, style } = look;
  const title = [
    ...(source === undefined ? [] : [source === '-' ? words.report.standardInput : clean(source)]),
    ...(line === undefined ? [] : [words.report.inputLine(line)]),
    words.report.amongDocuments,
  ].join(' · ');
  yield `${ok ? style.yellow('!') : style.red('✗')} ${style.bold(title)}`;
  yield* issueLines(issues, look);
  yield '';
}

/** The rows of a spreadsheet, in words. */
export const rowsText = ([first, last]: Rows, { rows }: CliWords): string =>
  first === last ? rows.row(first) : rows.rows(first, last);

/** The title of a document: its position, its rows in the spreadsheet, its type in words, its number. */
export function titleOf(document: Pick<ReportedDocument, 'entry' | keyof Identity>, look: TextLook): string {
  const { report } = look.words;
  const { entry, type, series, aa } = document;
  const number = [series, aa].filter((part) => part !== null).join(' ');
  return [
    entry.source === '-' ? report.standardInput : clean(entry.source),
    ...(entry.line === undefined ? [] : [report.inputLine(entry.line)]),
    ...(entry.alone ? [] : [report.document(entry.index + 1)]),
    ...(entry.rows === undefined ? [] : [rowsText(entry.rows, look.words)]),
    type === null
      ? report.unknownType
      : clean(`${type} ${labelOf(invoiceTypes, type, look.language) ?? ''}`.trim(), 120),
    ...(number === '' ? [] : [clean(number, 120)]),
  ].join(' · ');
}
