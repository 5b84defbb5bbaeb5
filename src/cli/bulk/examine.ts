import { check } from '../check.js';
import { plus } from '../counting.js';
import { itemsOf, type TextItem } from '../input/items.js';
import { textOfLine } from '../input/texts.js';
import { countDocument, noCounts } from '../output/counts.js';
import { documentAsItem, documentAsLine } from '../output/json.js';
import type { Rendered, Written } from '../output/rendered.js';
import type { ReportedDocument } from '../output/report.js';
import { styled } from '../output/style.js';
import { documentLines } from '../output/text.js';
import type { TextLook } from '../output/text-look.js';
import { complaint } from '../output/unusable-text.js';
import { QuickCheck } from '../quick/quick-check.js';
import { wordsIn } from '../words/index.js';
import type { Setup } from './protocol.js';
import type { Lines } from './range.js';

/** What is known of a line, numbered within its block. */
type Seen =
  | { readonly kind: 'document'; readonly document: ReportedDocument }
  | Exclude<TextItem, { readonly kind: 'entry' }>;

interface Block {
  readonly seen: Seen[];
  lines: number;
  entries: number;
  isBlank: boolean;
  readonly counts: Rendered['counts'];
}

/** A block that was looked at. Its text waits for what stands before it. */
export type Examined = Readonly<Block>;

const LINE_FEED = 0x0a;

/** Looks at the lines of blocks. */
export class Examiner {
  private readonly setup: Setup;
  private readonly quick: QuickCheck;
  private readonly onlyIssues: boolean;

  constructor(setup: Setup) {
    this.setup = setup;
    this.quick = new QuickCheck(setup.settings);
    this.onlyIssues = setup.quiet && setup.format === 'text';
  }

  /** Looks at every line of a block. */
  examine(parts: Iterable<Lines>, source: string): Examined {
    const block = { seen: [], lines: 0, entries: 0, isBlank: true, counts: noCounts() };
    for (const part of parts) {
      if ('one' in part) this.ordinary(part.one.bytes, source, block);
      else this.whole(part.whole, source, block);
    }
    return block;
  }

  private whole(bytes: Buffer, source: string, block: Block): void {
    const { quick } = this;
    const isText = quick.open(bytes);
    let from = 0;
    while (from < bytes.length) {
      const feed = bytes.indexOf(LINE_FEED, from);
      const end = feed === -1 ? bytes.length : feed;
      const found = isText ? quick.check(from, end) : undefined;
      if (found === undefined) this.ordinary(bytes.subarray(from, end), source, block);
      else {
        block.lines += 1;
        block.isBlank = false;
        this.add(
          {
            entry: { source, index: block.entries, line: block.lines, alone: true, value: undefined },
            ...found,
          },
          block,
        );
        block.entries += 1;
      }
      from = plus(end, 1);
    }
  }

  /** A line, as it is read where there are no workers. */
  private ordinary(bytes: Buffer | undefined, source: string, block: Block): void {
    const { limits, settings } = this.setup;
    block.lines += 1;
    const isTooLong = bytes !== undefined && bytes.length > limits.lineBytes;
    const text = textOfLine({ number: block.lines, bytes: isTooLong ? undefined : bytes }, limits);
    if (text === undefined) return;
    block.isBlank = false;
    for (const item of itemsOf(text, source, block.entries, 'documents', limits)) {
      if (item.kind !== 'strays') block.entries += 1;
      if (item.kind !== 'entry') block.seen.push(item);
      // Its value has been looked at, and is large.
      else this.add({ ...check(item.entry, settings), entry: { ...item.entry, value: undefined } }, block);
    }
  }

  private add(document: ReportedDocument, block: Block): void {
    countDocument(block.counts, document);
    if (!this.onlyIssues || document.issues.length > 0) block.seen.push({ kind: 'document', document });
  }
}

/** Prints a block, now that it is known what stands before it. */
export function render(
  { seen, counts }: Examined,
  before: { lines: number; index: number },
  setup: Setup,
): Rendered {
  const words = wordsIn[setup.locale];
  const { locale, width, quiet } = setup;
  const print = printerOf(setup, { locale, words, width, quiet, style: styled(setup.coloured) });
  const written: Written[] = [];
  let unusable = 0;
  let out: string[] = [];
  for (const item of seen) {
    if (item.kind === 'document') {
      const { document } = item;
      print({ ...document, entry: moved(document.entry, before) }, out);
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
  return { written, counts, unusable };
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

/** A place within a block as a place within the whole source. */
function moved<Place extends { readonly line?: number; readonly index?: number }>(
  place: Place,
  before: { lines: number; index: number },
): Place {
  return {
    ...place,
    ...(place.line !== undefined && { line: plus(place.line, before.lines) }),
    ...(place.index !== undefined && { index: plus(place.index, before.index) }),
  };
}
