import { factsWords } from '../../issues/facts-words.js';
import type { Locale } from '../../issues/locale.js';
import { Findings } from '../../rules/engine/findings.js';
import { ALL } from '../../rules/engine/severities.js';
import { factsRule } from '../../rules/facts/facts-rule.js';
import type { FactsRuleId } from '../../rules/facts/index.js';
import type { Document, Path } from '../../types/index.js';
import { makeDocument } from '../make-document.js';
import { type FactsProblem, Reading } from '../read/reading.js';
import type { LostMember } from './lost-member.js';
import { inDocument } from './place.js';
import type { Stated } from './stated.js';

/** Facts that build a document, and what was taken out of them or still prevents it. */
interface Refined {
  readonly facts: Stated;
  readonly document: Document | undefined;
  readonly refused: readonly LostMember[];
}

/** Members that the type of the document does not allow. Without them, the rest can build a document. */
const REMOVABLE: readonly FactsRuleId[] = ['not-allowed-on-type', 'service-counted', 'not-self-billed'];

/** Builds facts. Takes out members that they do not accept there, so that the rest is compared. */
export function refine(draft: Stated, locale: Locale): Refined {
  const refused: LostMember[] = [];
  let facts = draft;
  for (;;) {
    const reading = new Reading();
    const made = makeDocument(reading, () => facts);
    if (made !== undefined) return { facts, document: made.document, refused };
    const removable = reading.problems.filter(({ rule }) => REMOVABLE.includes(rule));
    if (removable.length === 0) {
      return { facts, document: undefined, refused: [...refused, ...lostIn(reading.problems, locale)] };
    }
    refused.push(...lostIn(removable, locale));
    for (const { path } of removable) facts = without(facts, path) as Stated;
  }
}

function lostIn(problems: readonly FactsProblem[], locale: Locale): LostMember[] {
  const findings = new Findings(locale, { [ALL]: 'error' }, factsWords);
  for (const { rule, path, params } of problems) findings.add(factsRule(rule), path, params);
  return findings.issues.map(({ rule, path, message }) => ({
    path: inDocument(path),
    why: 'refused',
    params: { rule },
    message,
  }));
}

/** A copy without the member at a path. */
function without(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === first ? without(item, rest) : item));
  }
  const { [first]: member, ...others } = value as Readonly<Record<string, unknown>>;
  return rest.length === 0 || member === undefined ? others : { ...others, [first]: without(member, rest) };
}
