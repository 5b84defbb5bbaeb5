import { type Locale, type Words, wordsFor } from '../../issues/inside.js';
import { documentWords } from '../../issues/locales/generated/en/documents.js';
import { Spellings } from '../../reading/spelling.js';
import type { Fix, Issue, Params, Path } from '../../types/index.js';
import type { Rule } from './rule.js';
import { type Severities, severityOf } from './severities.js';

type Draft = { -readonly [Member in keyof Issue]: Issue[Member] };

/** Turns what rules find into issues, in the caller's language and with the caller's severities. */
export class Findings {
  readonly issues: Issue[] = [];
  /** Members that the document spells differently. Filled while the document is read. */
  readonly spellings = new Spellings();
  ok = true;
  private readonly locale: Locale;
  private readonly overrides: Severities | undefined;
  private readonly english: () => Words;

  /** @param english the English words of these rules. Checking documents does not load the words for facts. */
  constructor(locale: Locale, overrides: Severities | undefined, english: () => Words = documentWords) {
    this.locale = locale;
    this.overrides = overrides;
    this.english = english;
  }

  add(rule: Rule, path: Path, params: Params = {}, fix?: Fix): void {
    const wanted = this.overrides === undefined ? rule.severity : severityOf(rule, this.overrides);
    if (wanted === 'off') return;
    if (wanted === 'error') this.ok = false;
    const issue: Draft = {
      rule: rule.id,
      severity: wanted,
      path: this.spellings.asWritten(path),
      params,
      message: wordsFor(rule.id, params, this.locale, this.english, path),
    };
    if (rule.authorityCode !== undefined) issue.authorityCode = rule.authorityCode;
    if (fix !== undefined) issue.fix = { ...fix, path: this.spellings.asWritten(fix.path) };
    this.issues.push(issue);
  }
}
