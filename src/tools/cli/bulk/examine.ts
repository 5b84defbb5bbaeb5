import { el as greek } from '../../../issues/locales/el/index.js';
import { Checker, type Finding } from '../check.js';
import { isCounted, itemsOf } from '../input/items.js';
import type { Line } from '../input/lines.js';
import { textOfLine } from '../input/texts.js';
import { countDocument, countList, noCounts } from '../output/counts.js';
import { documentAsItem, documentAsLine, listAsLine } from '../output/json.js';
import type { Rendered, Written } from '../output/rendered.js';
import type { ReportedDocument, ReportedList } from '../output/report.js';
import { documentLines, listLines } from '../output/text.js';
import type { TextLook } from '../output/text-look.js';
import { type Complaint, complaint } from '../output/unusable-text.js';
import { styled } from '../terminal/style.js';
import { wordsIn } from '../words/index.js';
import type { Setup } from './protocol.js';

/** What is known about a line, numbered within its block. */
type Seen = Finding | Complaint;

interface Block {
  readonly seen: Seen[];
  /** The number of documents, issues and complaints in `seen`. */
  findings: number;
  /** The position of the first line that was not checked, because there are too many findings before it. */
  rest: number | undefined;
  lines: number;
  entries: number;
  isBlank: boolean;
  readonly counts: Rendered['counts'];
}

/** A block that was checked. It is printed once the counts before it are known. */
export type Examined = Readonly<Block>;

/** Checks the lines of blocks. */
export class Examiner {
  private readonly setup: Setup;
  private readonly checker: Checker;
  private readonly onlyIssues: boolean;

  constructor(setup: Setup) {
    this.setup = setup;
    this.onlyIssues = setup.quiet && setup.format === 'text';
    this.checker = new Checker({ ...setup.settings, locale: setup.language === 'el' ? greek : undefined });
  }

  /** Checks the lines of a block, until there are too many findings. */
  examine(lines: Iterable<Line>, source: string): Examined {
    const block: Block = {
      seen: [],
      findings: 0,
      rest: undefined,
      lines: 0,
      entries: 0,
      isBlank: true,
      counts: noCounts(),
    };
    for (const line of lines) {
      if (block.findings >= this.setup.blockFindings) {
        block.rest = line.at;
        break;
      }
      this.line(line, source, block);
    }
    return block;
  }

  private line(line: Line, source: string, block: Block): void {
    const { limits } = this.setup;
    block.lines += 1;
    const text = textOfLine(line, limits);
    if (text === undefined) return;
    block.isBlank = false;
    for (const item of itemsOf(text, source, block.entries, 'documents', limits)) {
      if (isCounted(item)) block.entries += 1;
      if (item.kind === 'unusable' || item.kind === 'strays') see(block, item);
      for (const found of this.checker.take(item)) {
        if (found.kind === 'document') {
          const { document } = found;
          countDocument(block.counts, document);
          if (this.onlyIssues && document.issues.length === 0) continue;
          // The value has been checked and may be large, so it is not kept.
          const entry = { ...document.entry, value: undefined };
          see(block, { kind: 'document', document: { ...document, entry } });
        } else {
          countList(block.counts, found.list);
          see(block, found);
        }
      }
    }
  }
}

function see(block: Block, seen: Seen): void {
  block.seen.push(seen);
  const issues = seen.kind === 'document' ? seen.document.issues.length : 0;
  block.findings += issues + 1;
}

/** Prints a block once the counts before it are known. */
export function render(
  { seen, counts }: Examined,
  before: { lines: number; index: number },
  setup: Setup,
): Rendered {
  const words = wordsIn[setup.language];
  const { language, width, quiet } = setup;
  const look = { language, words, width, quiet, style: styled(setup.coloured) };
  const print = printerOf(setup, look);
  const written: Written[] = [];
  const lists: ReportedList[] = [];
  let unusable = 0;
  let out: string[] = [];
  for (const item of seen) {
    if (item.kind === 'document') {
      const { document } = item;
      print({ ...document, entry: moved(document.entry, before) }, out);
      continue;
    }
    if (item.kind === 'list') {
      const list = moved(item.list, before);
      if (setup.format === 'json') lists.push(list);
      else if (setup.format === 'ndjson') out.push(listAsLine(list));
      else for (const line of listLines(list, look)) out.push(line, '\n');
      continue;
    }
    if (out.length > 0) written.push({ out: out.join('') });
    out = [];
    if (item.kind === 'unusable') unusable += 1;
    written.push({
      err: complaint(
        item.kind === 'unusable' ? { ...item, unusable: moved(item.unusable, before) } : moved(item, before),
        words,
      ),
    });
  }
  if (out.length > 0) written.push({ out: out.join('') });
  return { written, counts, unusable, lists };
}

type Print = (document: ReportedDocument, out: string[]) => void;

function printerOf({ format }: Setup, look: TextLook): Print {
  if (format === 'ndjson') return (document, out) => out.push(...documentAsLine(document));
  if (format === 'json') {
    return (document, out) => {
      if (out.length > 0) out.push(',');
      out.push(...documentAsItem(document));
    };
  }
  return (document, out) => {
    if (look.quiet && document.issues.length === 0) return;
    for (const line of documentLines(document, look)) out.push(line, '\n');
  };
}

/** Converts a position in a block to a position in the whole source. */
function moved<Place extends { readonly line?: number; readonly index?: number }>(
  place: Place,
  before: { lines: number; index: number },
): Place {
  return {
    ...place,
    ...(place.line !== undefined && { line: place.line + before.lines }),
    ...(place.index !== undefined && { index: place.index + before.index }),
  };
}
