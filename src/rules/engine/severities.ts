import type { Severity } from '../../types/index.js';
import type { Rule } from './rule.js';
import type { RuleId } from './rule-id.js';

/** The severity of a rule for a caller; `off` disables the rule. */
export type RuleSeverity = Severity | 'off';

type Subject<Id> = Id extends `${infer Name}/${string}` ? Name : never;

/** All rules of one subject, such as `lines/*`. */
export type SubjectPattern = `${Subject<RuleId>}/*`;

/** All warnings that name an error of the tax authority, whatever their subject. */
export const AUTHORITY = '@authority';

/** Every rule. */
export const ALL = '*';

/**
 * Severities that replace those of the rules, by id or by pattern. The most specific key applies, regardless of order:
 * an id before its subject, a subject before `@authority` (all warnings that name an error of the tax authority), and
 * `@authority` before `*`.
 *
 * @example
 * const severity: SeverityOverrides = { 'lines/*': 'error', 'lines/percent-mismatch': 'off' };
 */
export type SeverityOverrides = Readonly<
  Partial<Record<RuleId | SubjectPattern | typeof AUTHORITY | typeof ALL, RuleSeverity>>
>;

/** The same, after validation: only known keys and severities. */
export type Severities = Readonly<Record<string, RuleSeverity>>;

/**
 * Severities for callers who prefer to stop rather than be refused: every warning that names an error of the tax
 * authority becomes an error. Such warnings are disputed or have a single source, so `strictSeverities` may
 * stop documents that would be accepted. Add your own exceptions after it.
 *
 * @example
 * validate(document, { severity: { ...strictSeverities, 'totals/line-vat': 'warning' } });
 */
export const strictSeverities: SeverityOverrides = /* @__PURE__ */ Object.freeze({ [AUTHORITY]: 'error' });

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

export const subjectPattern = (id: string): string => `${id.slice(0, id.indexOf('/'))}/*`;
