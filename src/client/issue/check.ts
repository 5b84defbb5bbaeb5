import type { Issue } from '../../types/index.js';
import type { Core } from '../core.js';
import type { Refused } from '../outcomes/refusal.js';
import { refusedHere } from '../outcomes/refused.js';
import type { IssueOptions } from './options.js';

interface Checked {
  readonly issues: readonly Issue[];
  /** What is answered instead of sending. */
  readonly refused?: Refused;
  /** Whether its form is so wrong that it has no number that could be guarded. */
  readonly isUnreadable: boolean;
}

/** Errors of rules that say that the day of the document is over. */
const TOO_LATE = 238;

/** Checks a document with every rule, by the clock of the client. The rules are loaded now. */
export async function checked(
  core: Core,
  members: Readonly<Record<string, unknown>>,
  { related, severity, skipSignature, sendWithErrors }: IssueOptions,
): Promise<Checked> {
  const { validate } = await import('../../rules/validate/validate.js');
  const { issues } = validate(members, {
    locale: core.locale,
    now: core.clock.now(),
    ...(related !== undefined && { related }),
    ...(severity !== undefined && { severity }),
    ...(skipSignature !== undefined && { skipSignature }),
  });
  const errors = issues.filter((issue) => issue.severity === 'error');
  const isUnreadable = errors.some(({ rule }) => rule.startsWith('shape/'));
  if (errors.length === 0 || sendWithErrors === true) return { issues, isUnreadable };
  const isLate = errors.every(({ authorityCode }) => authorityCode === TOO_LATE);
  return { issues, refused: refusedHere(core, isLate ? 'tooLate' : 'validation', issues), isUnreadable };
}
