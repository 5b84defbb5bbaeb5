import { type Locale, wordsFor } from '../../issues/words.js';
import type { Fix, Issue, Params, Path, Severity } from '../../types/index.js';
import type { RuleId } from '../rule-id.js';
import { Spellings } from '../shape/spelling.js';
import type { Rule } from './rule.js';

/** How much each rule weighs for this caller; `off` silences it. */
export type SeverityOverrides = Readonly<Partial<Record<RuleId, Severity | 'off'>>>;

/** The same, read: the ids and the weights are ours. */
export type Weights = Readonly<Record<string, Severity | 'off'>>;

/** Turns what rules find into issues, in the caller's language and with the caller's weights. */
export class Findings {
  readonly issues: Issue[] = [];
  /** Members that the document spells in its own way; filled while it is read. */
  readonly spellings = new Spellings();
  ok = true;
  private readonly locale: Locale;
  private readonly overrides: Weights | undefined;

  constructor(locale: Locale, overrides: Weights | undefined) {
    this.locale = locale;
    this.overrides = overrides;
  }

  add(rule: Rule, path: Path, params: Params = {}, fix?: Fix): void {
    const wanted = this.overrides?.[rule.id] ?? rule.severity;
    if (wanted === 'off') return;
    if (wanted === 'error') this.ok = false;
    this.issues.push({
      rule: rule.id,
      severity: wanted,
      path: this.spellings.asWritten(path),
      params,
      message: wordsFor(rule.id, params, this.locale, path),
      ...(rule.authorityCode !== undefined && { authorityCode: rule.authorityCode }),
      ...(fix !== undefined && { fix: { ...fix, path: this.spellings.asWritten(fix.path) } }),
    });
  }
}
