import { applyFixes } from 'parastatiko';
import { type CheckInput, check, type ShownIssue } from './check.js';
import { correctable } from './first-issues.js';
import { changeFor } from './fix-text.js';

/** A correction can bring to light what another one corrects. */
const MOST_TURNS = 5;

/** The text with all corrections that are certain. What is right keeps its form. */
export function correctAll(input: CheckInput): string {
  let { text } = input;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const issues = correctable(check({ ...input, text })?.issues ?? []);
    if (issues.length === 0) break;
    // Only their paths and corrections are read.
    const given = issues as unknown as Parameters<typeof applyFixes>[1]['issues'];
    const { document, applied } = applyFixes<unknown>(JSON.parse(text), { issues: given });
    if (applied.length === 0) break;
    text = written(
      text,
      applied.map(({ fix }) => fix).filter((fix) => fix !== undefined),
      document,
    );
  }
  return text;
}

type Fix = NonNullable<ShownIssue['fix']>;

/** The text with some corrections: as it was written, if that gives the same document. */
function written(text: string, fixes: readonly Fix[], document: unknown): string {
  const changed = fixes.reduce((before, { path, value, rename }) => {
    const change = changeFor(before, { path, value, ...(rename !== undefined && { rename }) });
    return change === undefined
      ? before
      : before.slice(0, change.from) + change.insert + before.slice(change.to);
  }, text);
  return isSame(changed, document) ? changed : JSON.stringify(document, null, 2);
}

function isSame(text: string, document: unknown): boolean {
  try {
    return ordered(JSON.parse(text)) === ordered(document);
  } catch {
    return false;
  }
}

/** JSON with the members of objects in the order of their names. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
