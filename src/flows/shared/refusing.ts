import { type Locale, readLocale, wordsFor } from '../../issues/inside.js';
import { flowWords } from '../../issues/locales/generated/en/flows.js';
import type { Issue, Params, Path } from '../../types/index.js';
import type { FlowRuleId } from '../rules/index.js';
import { RefusedStepError } from './refused-step-error.js';

/** Collects all reasons to refuse a step, so that they are reported together. */
export class Refusing {
  private readonly issues: Issue[] = [];
  readonly locale: Locale;

  constructor(locale: Locale | undefined) {
    this.locale = readLocale(locale);
  }

  add(rule: FlowRuleId, path: Path, params: Params = {}): void {
    const message = wordsFor(rule, params, this.locale, flowWords, path);
    this.issues.push({ rule, severity: 'error', path, params, message });
  }

  /** Adds what is wrong with facts of a document. */
  addIssues(issues: readonly Issue[]): void {
    this.issues.push(...issues);
  }

  /** The number of reasons so far. */
  get count(): number {
    return this.issues.length;
  }

  /** Refuses at once. */
  refuse(rule: FlowRuleId, path: Path, params: Params = {}): never {
    this.add(rule, path, params);
    throw new RefusedStepError(this.issues);
  }

  /** Refuses if anything was found. */
  done(): void {
    if (this.issues.length > 0) throw new RefusedStepError(this.issues);
  }
}
