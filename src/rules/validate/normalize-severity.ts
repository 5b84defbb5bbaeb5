import { type Reason, reason } from '../../issues/inside.js';
import { documentWords } from '../../issues/locales/generated/en/documents.js';
import { shortName } from '../../reading/options.js';
import { ALL, AUTHORITY, type RuleSeverity, type Severities, subjectPattern } from '../engine/severities.js';
import { factsRules } from '../facts/index.js';

/** The valid severities, and what was ignored. */
interface NormalizedSeverity {
  readonly severity: Severities | undefined;
  /** Why entries were ignored. A misspelt id would otherwise have no effect without notice. */
  readonly ignored: readonly Reason[];
}

const SEVERITIES: ReadonlySet<unknown> = new Set([
  'error',
  'warning',
  'info',
  'off',
] satisfies RuleSeverity[]);
const NOT_AN_OBJECT = reason('severity-not-an-object');
let known: ReadonlySet<string> | undefined;

const isRuleSeverity = (value: unknown): value is RuleSeverity => SEVERITIES.has(value);

/** The ids of all rules, and the patterns that match one of them. Every rule has words, so their ids need no further file. */
function keys(): ReadonlySet<string> {
  const ids = [...Object.keys(documentWords()), ...factsRules.map(({ id }) => id)];
  return new Set([...ids, ...ids.map(subjectPattern), AUTHORITY, ALL]);
}

/** Keeps the valid severities of existing rules. Accepts any value and never throws. */
export function normalizeSeverity(given: unknown): NormalizedSeverity {
  const ignored: Reason[] = [];
  if (typeof given !== 'object' || given === null) {
    return { severity: undefined, ignored: [NOT_AN_OBJECT] };
  }
  known ??= keys();
  const severity: Record<string, RuleSeverity> = {};
  try {
    if (Array.isArray(given)) return { severity: undefined, ignored: [NOT_AN_OBJECT] };
    for (const [id, each] of Object.entries(given)) {
      if (each === undefined) continue;
      if (!known.has(id)) ignored.push(reason('severity-unknown-rule', { name: shortName(id) }));
      else if (isRuleSeverity(each)) severity[id] = each;
      else ignored.push(reason('severity-unknown', { name: id, known: [...SEVERITIES].join(', ') }));
    }
  } catch {
    ignored.push(reason('severity-unreadable'));
  }
  return { severity, ignored };
}
