import type { Severity } from '../../types/index.js';
import type { RuleId } from '../rule-id.js';
import type { Rule } from './rule.js';

/** What a rule may weigh; `off` silences it. */
export type RuleSeverity = Severity | 'off';

type Subject<Id> = Id extends `${infer Name}/${string}` ? Name : never;

/** All rules of one subject, such as `lines/*`. */
export type SubjectPattern = `${Subject<RuleId>}/*`;

/** Every warning that names an error of the tax authority, whatever its subject. */
export const AUTHORITY = '@authority';

/** Every rule. */
export const ALL = '*';

/**
 * How much rules weigh for a caller, by id or by pattern. The more exact key counts, whatever the order in which they
 * stand: an id before its subject, a subject before `@authority` (every warning that names an error of the tax authority),
 * and that before `*`.
 *
 * @example
 * const severity: SeverityOverrides = { 'lines/*': 'error', 'lines/percent-mismatch': 'off' };
 */
export type SeverityOverrides = Readonly<
  Partial<Record<RuleId | SubjectPattern | typeof AUTHORITY | typeof ALL, RuleSeverity>>
>;

/** The same, read: the keys and the weights are ours. */
export type Severities = Readonly<Record<string, RuleSeverity>>;

/**
 * The weights of a caller who would rather stop than be refused: every warning that names an error of the tax authority
 * is an error. Such a warning is disputed or has a single source, so a document that `strict` stops may be accepted. What
 * is to be weighed otherwise stands beside it.
 *
 * @example
 * validate(document, { severity: { ...strict, 'totals/line-vat': 'warning' } });
 */
export const strict: SeverityOverrides = /* @__PURE__ */ Object.freeze({ [AUTHORITY]: 'error' });

/** What a rule weighs. */
export function severityOf({ id, severity, authorityCode }: Rule, severities: Severities): RuleSeverity {
  const isWarningOfAuthority = severity === 'warning' && authorityCode !== undefined;
  return (
    severities[id] ??
    severities[subjectPattern(id)] ??
    (isWarningOfAuthority ? severities[AUTHORITY] : undefined) ??
    severities[ALL] ??
    severity
  );
}

/** The pattern of the subject to which a rule belongs. */
export const subjectPattern = (id: string): string => `${id.slice(0, id.indexOf('/'))}/*`;
