import { check } from '../check.js';
import { plus } from '../counting.js';
import { itemsOf, type TextItem } from '../input/items.js';
import type { Line } from '../input/lines.js';
import { textOfLine } from '../input/texts.js';
import { countDocument, noCounts } from '../output/counts.js';
import { documentAsItem, documentAsLine } from '../output/json.js';
import type { Rendered, Written } from '../output/rendered.js';
import type { ReportedDocument } from '../output/report.js';
import { styled } from '../output/style.js';
import { documentLines } from '../output/text.js';
import type { TextLook } from '../output/text-look.js';
import { complaint } from '../output/unusable-text.js';
import { wordsIn } from '../words/index.js';
import type { Setup } from './protocol.js';

/** What is known of a line, numbered within its block. */
type Seen =
  | { readonly kind: 'document'; readonly document: ReportedDocument }
  | Exclude<TextItem, { readonly kind: 'entry' }>;

/** A block that was looked at. Its text waits for what stands before it. */
export interface Examined {
  readonly seen: readonly Seen[];
  readonly lines: number;
  readonly entries: number;
  readonly isBlank: boolean;
  readonly counts: Rendered['counts'];
}

/** Looks at every line of a block. */
export function examine(
  lines: Iterable<Line>,
  source: string,
  { settings, limits, quiet, format }: Setup,
): Examined {
  const seen: Seen[] = [];
  const counts = noCounts();
  const onlyIssues = quiet && format === 'text';
  let entries = 0;
  let last = 0;
  let isBlank = true;
  for (const line of lines) {
    last = line.number;
    const text = textOfLine(line, limits);
    if (text === undefined) continue;
    isBlank = false;
    for (const item of itemsOf(text, source, entries, 'documents', limits)) {
      if (item.kind !== 'strays') entries += 1;
      if (item.kind !== 'entry') {
        seen.push(item);
        continue;
      }
      const document = check(item.entry, settings);
      countDocument(counts, document);
      if (onlyIssues && document.issues.length === 0) continue;
      // Its value has been looked at, and is large.
      seen.push({ kind: 'document', document: { ...document, entry: { ...item.entry, value: undefined } } });
    }
  }
  return { seen, lines: last, entries, isBlank, counts };
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
