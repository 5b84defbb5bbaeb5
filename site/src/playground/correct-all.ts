import { applyFixes } from 'parastatiko';
import { type CheckInput, check, type ShownIssue } from './check.js';
import { correctable } from './first-issues.js';
import { changeFor, type TextChange } from './fix-text.js';
import { JsonText } from './json-text.js';

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
  let changed = text;
  let left = fixes;
  for (let round = 0; left.length > 0 && round < MOST_ROUNDS; round += 1) {
    const json = new JsonText(changed);
    const later: Fix[] = [];
    const changes: TextChange[] = [];
    const all = left.flatMap((fix) => {
      const change = changeFor(json, fix);
      return change === undefined ? [] : [{ fix, change }];
    });
    for (const { fix, change } of all.sort((one, other) => one.change.from - other.change.from)) {
      if (change.from > (changes.at(-1)?.to ?? -1)) changes.push(change);
      else later.push(fix);
    }
    changed = withChanges(changed, changes);
    left = later;
  }
  return left.length === 0 && isSame(changed, document) ? changed : JSON.stringify(document, null, 2);
}

/** Changes beside each other are made one after the other, and the text is read again for each. */
const MOST_ROUNDS = 20;

/** The text with changes in the order of their places, which do not touch each other. */
function withChanges(text: string, changes: readonly TextChange[]): string {
  let end = 0;
  const parts = changes.map(({ from, to, insert }) => {
    const part = text.slice(end, from) + insert;
    end = to;
    return part;
  });
  return parts.join('') + text.slice(end);
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
