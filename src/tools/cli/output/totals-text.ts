import type { Output } from '../terminal/output.js';
import type { CliWords } from '../words/index.js';
import type { TracedDocument } from './report.js';
import { stepRows } from './step-rows.js';
import { tableLines } from './table.js';
import { documentLines, titleOf } from './text.js';
import type { TextLook } from './text-look.js';

/** The trace for people: a table for each document. */
export class TotalsReporter {
  private readonly out: Output;
  private readonly look: TextLook;
  private documents = 0;
  private agreeing = 0;

  constructor(out: Output, look: TextLook) {
    this.out = out;
    this.look = look;
  }

  async add(traced: TracedDocument): Promise<void> {
    this.documents += 1;
    if (traced.ok) this.agreeing += 1;
    for (const line of tracedLines(traced, this.look)) await this.out.line(line);
  }

  async end(): Promise<void> {
    const { words, style } = this.look;
    if (this.documents === 0) return;
    const all = this.agreeing === this.documents;
    const verdict = this.verdict(words);
    await this.out.line(all ? style.green(verdict) : style.red(verdict));
  }

  private verdict({ totals }: CliWords): string {
    const others = this.documents - this.agreeing;
    if (others === 0) return totals.allAgree(this.documents);
    if (this.agreeing === 0) return totals.noneAgree(this.documents, others);
    return totals.someAgree(this.documents, this.agreeing, others);
  }
}

function* tracedLines(traced: TracedDocument, look: TextLook): Generator<string> {
  const { words, style, width } = look;
  const { steps } = traced;
  if (steps === undefined) {
    yield* documentLines(traced, look);
    return;
  }
  yield `${traced.ok ? style.green('✓') : style.red('✗')} ${style.bold(titleOf(traced, look))}`;
  if (steps.length === 0) yield `  ${words.totals.nothing}`;
  const rows = stepRows(steps, traced.document, words);
  const paint = (cell: string, _column: number, row: number) =>
    rows[row]?.agrees === false ? style.red(cell) : cell;
  yield* tableLines(
    rows.map(({ cells }) => cells),
    { width, right: [FIGURES], paint },
  );
  yield '';
}

/** The column of the stated amounts. */
const FIGURES = 3;
