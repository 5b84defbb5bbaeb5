import type { Issue } from '../../../types/index.js';
import type { AnswerError } from '../../service/errors/read-errors.js';
import type { TransmittedDocument } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import type { RawResponse } from '../transport/raw-response.js';
import { nextOf, stepOfReason } from './next.js';
import type { RefusalError, RefusalReason, Refused } from './refusal.js';

interface RefusalFacts {
  readonly reason: RefusalReason;
  readonly errors?: readonly AnswerError[];
  /** The issues found before sending. */
  readonly issues?: readonly Issue[] | undefined;
  readonly response?: RawResponse | undefined;
  readonly filed?: TransmittedDocument | undefined;
}

/** A refusal by this library: nothing was sent. */
export function refusedHere(core: Core, reason: RefusalReason, issues: readonly Issue[] = []): Refused {
  const errors = issues.filter(({ severity }) => severity === 'error');
  return {
    kind: 'refused',
    reason,
    sent: false,
    errors: [],
    issues,
    foreseenBy: distinct(errors.map(({ rule }) => rule)),
    next: nextOf(stepOfReason[reason], core.locale),
  };
}

/**
 * A refusal by the service, with an explanation of each error. The explanations are loaded here, because most documents
 * do not need them.
 */
export async function refusedThere(core: Core, facts: RefusalFacts): Promise<Refused> {
  const { reason, errors = [], issues = [], response, filed } = facts;
  const { locale } = core;
  const explained = await explainErrors(core, errors, issues);
  const foreseenBy = distinct(explained.flatMap((error) => error.foreseenBy));
  const first = explained.find(({ explanation }) => explanation !== undefined)?.explanation;
  const next =
    // The sentence of this step names the members of one explanation. Here there may be several, in the errors.
    reason === 'validation' && first !== undefined && first.next !== 'correct-document'
      ? { step: first.next, todo: first.todo }
      : nextOf(
          reason === 'validation' && errors.length > 0 && first === undefined
            ? 'report-gap'
            : stepOfReason[reason],
          locale,
        );
  return {
    kind: 'refused',
    reason,
    sent: true,
    errors: explained,
    issues,
    foreseenBy,
    next,
    ...(response !== undefined && { response }),
    ...(filed !== undefined && { filed }),
  };
}

async function explainErrors(
  core: Core,
  errors: readonly AnswerError[],
  issues: readonly Issue[],
): Promise<readonly RefusalError[]> {
  if (errors.length === 0) return [];
  const { explainAuthorityError } = await import('../../../rules/explain/explain.js');
  return errors.map((error) => {
    const explanation = explainAuthorityError(error.code, error.message, core.locale);
    const rules = explanation?.rules ?? [];
    const foreseenBy = distinct(
      issues
        .filter(({ rule, authorityCode }) => rules.includes(rule) || String(authorityCode) === error.code)
        .map(({ rule }) => rule),
    );
    return { ...error, ...(explanation !== undefined && { explanation }), foreseenBy };
  });
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
