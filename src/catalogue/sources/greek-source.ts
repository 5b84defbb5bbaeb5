import { remarksOnAmounts } from './remarks-on-amounts.js';
import { remarksOnDocuments } from './remarks-on-documents.js';
import { remarksOnForm } from './remarks-on-form.js';
import { remarksOnLines } from './remarks-on-lines.js';
import { remarksOnMovement } from './remarks-on-movement.js';
import { remarksOnOrders } from './remarks-on-orders.js';
import { sections } from './sections.js';
import { works } from './works.js';

const phrases = Object.entries({
  ...works,
  ...sections,
  ...remarksOnForm,
  ...remarksOnDocuments,
  ...remarksOnLines,
  ...remarksOnAmounts,
  ...remarksOnMovement,
  ...remarksOnOrders,
}).sort(([one], [other]) => other.length - one.length);

/** What is the same in both languages: quoted messages, files, numbers of errors and sections, and document types. */
const SAME = /^(?:"[^"]*"|(?:docs|reference)\/[\w/.-]+\.(?:md|json)|§?\d+(?:\.(?:\d+|x))*\b)/;

/** What stands between phrases. */
const JOINTS: readonly (readonly [string, string])[] = [
  ['; ', '· '],
  [', and ', ', και '],
  [' and ', ' και '],
  [' or ', ' ή '],
  ...[', ', ': ', ' (', ')', '(', ' '].map((joint) => [joint, joint] as const),
];

/**
 * The source of a rule in Greek: the works that it cites, their sections, and the remarks on them. A text that has no
 * Greek form stays as it is.
 */
export function greekSource(source: string): string {
  let greek = '';
  for (let rest = source; rest !== ''; ) {
    const [english, translated] = partAt(rest);
    greek += translated;
    rest = rest.slice(english.length);
  }
  return greek;
}

/** What a text begins with, and its Greek form. */
function partAt(text: string): readonly [string, string] {
  const [same] = SAME.exec(text) ?? [];
  const begins = ([phrase]: readonly [string, string]) =>
    text.startsWith(phrase) && !(/\w$/.test(phrase) && /^\w/.test(text.slice(phrase.length)));
  const part = phrases.find(begins) ?? (same === undefined ? undefined : ([same, same] as const));
  if (part !== undefined) return part;
  const joint = JOINTS.find(([each]) => text.startsWith(each));
  const [word = text] = /^\w+|^./su.exec(text) ?? [];
  return joint ?? [word, word];
}
