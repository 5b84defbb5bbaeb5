import { el as greek } from '../../locales/el/index.js';
import { Checker, type Finding } from '../check.js';
import { isCounted, itemsOf } from '../input/items.js';
import { textOfLine } from '../input/texts.js';
import { countDocument, countList, noCounts } from '../output/counts.js';
import { documentAsItem, documentAsLine, listAsLine } from '../output/json.js';
import type { Rendered, Written } from '../output/rendered.js';
import type { ReportedDocument, ReportedList } from '../output/report.js';
import { styled } from '../output/style.js';
import { documentLines, listLines } from '../output/text.js';
import type { TextLook } from '../output/text-look.js';
import { type Complaint, complaint } from '../output/unusable-text.js';
import { QuickCheck } from '../quick/quick-check.js';
import { wordsIn } from '../words/index.js';
import type { Setup } from './protocol.js';
import type { Lines } from './range.js';

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

const LINE_FEED = 0x0a;

/** Checks the lines of blocks. */
export class Examiner {
  private readonly setup: Setup;
  private readonly quick: QuickCheck;
  private readonly checker: Checker;
  private readonly onlyIssues: boolean;

  constructor(setup: Setup) {
    this.setup = setup;
    this.onlyIssues = setup.quiet && setup.format === 'text';
    const settings = { ...setup.settings, locale: setup.language === 'el' ? greek : undefined };
    this.quick = new QuickCheck(settings, this.onlyIssues);
    this.checker = new Checker(settings);
  }

  /** Checks the lines of a block, until there are too many findings. */
  examine(parts: Iterable<Lines>, source: string): Examined {
    const block: Block = {
      seen: [],
      findings: 0,
      rest: undefined,
      lines: 0,
      entries: 0,
      isBlank: true,
      counts: noCounts(),
    };
    for (const part of parts) {
      if ('one' in part) this.ordinary(part.one.bytes, source, block);
      else this.whole(part.whole, part.at, source, block);
      if (block.rest !== undefined) break;
    }
    return block;
  }

  private whole(bytes: Buffer, at: number, source: string, block: Block): void {
    const { quick } = this;
    const isText = quick.open(bytes);
    let from = 0;
    while (from < bytes.length) {
      if (block.findings >= this.setup.blockFindings) {
        block.rest = at + from;
        return;
      }
      const feed = bytes.indexOf(LINE_FEED, from);
      const end = feed === -1 ? bytes.length : feed;
      const found = isText ? quick.check(from, end) : undefined;
      if (found === undefined) this.ordinary(bytes.subarray(from, end), source, block);
      else {
        block.lines += 1;
        block.isBlank = false;
        countDocument(block.counts, found);
        if (!this.onlyIssues || found.issues.length > 0) {
          const entry = { source, index: block.entries, line: block.lines, alone: true, value: undefined };
          see(block, { kind: 'document', document: { entry, ...found } });
        }
        block.entries += 1;
      }
      from = end + 1;
    }
  }

  /** Reads a line in the same way as without workers. */
  private ordinary(bytes: Buffer | undefined, source: string, block: Block): void {
    const { limits } = this.setup;
    block.lines += 1;
    const isTooLong = bytes !== undefined && bytes.length > limits.lineBytes;
    const text = textOfLine({ number: block.lines, bytes: isTooLong ? undefined : bytes }, limits);
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
