import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import type { Issue } from '../../types/index.js';
import type { Core } from '../core.js';
import type { Refused } from '../outcomes/refusal.js';
import { refusedHere } from '../outcomes/refused.js';
import type { IssueOptions } from './options.js';

interface Checked {
  readonly issues: readonly Issue[];
  /** The outcome, if the document is not sent. */
  readonly refused?: Refused;
}

/** The authority's error for a document that is too late. */
const TOO_LATE = 238;

/** Validates a document with every rule, using the clock of the client. The rules are loaded here. */
export async function checked(
  core: Core,
  members: Readonly<Record<string, unknown>>,
  { related, severity, skipSignature, sendWithErrors }: IssueOptions,
): Promise<Checked> {
  const { validate } = await import('../../rules/validate/validate.js');
  const options = { locale: core.locale, now: core.clock.now(), related, severity, skipSignature };
  const { issues } = validate(members, options as ValidateOptions);
  const errors = issues.filter((issue) => issue.severity === 'error');
  if (errors.length === 0 || sendWithErrors === true) return { issues };
  const isLate = errors.every(({ authorityCode }) => authorityCode === TOO_LATE);
  return { issues, refused: refusedHere(core, isLate ? 'tooLate' : 'validation', issues) };
}
