import type { Locale } from '../../../../issues/inside.js';
import type { Issue, Path } from '../../../../types/issue.js';
import type { AnswerError } from '../../../service/errors/read-errors.js';
import { membersByGroup } from './form.js';
import { collecting } from './found.js';

const groups = [...membersByGroup];
const INDEX = /^[0-9]{1,6}$/;

/** The field errors of the service as issues, with paths into the payload. */
export function issuesOf(errors: readonly AnswerError[], locale: Locale): readonly Issue[] {
  const { issues, found } = collecting(locale);
  for (const { field, message } of errors) {
    const params = { ...(field !== undefined && { field }), ...(message !== '' && { text: message }) };
    found('onboarding/refused-by-service', pathOf(field ?? ''), { params });
  }
  return issues;
}

/**
 * The path for a field name of the service: `companyDetails.vatNumber` in any case, with dots, slashes or brackets. A
 * member without a group belongs to the only group that has it.
 */
export function pathOf(field: string): Path {
  const steps = field.split(/[.[\]/]/).filter((step) => step !== '' && step !== '$');
  const [first = '', ...rest] = steps;
  const group = groups.find(([name]) => sameName(first, [name]) !== undefined);
  if (group !== undefined) return [group[0], ...membersOf(rest, group[1])];
  const [owner, other] = groups.filter(([, members]) => sameName(first, members) !== undefined);
  if (owner === undefined || other !== undefined) return steps.map(indexOf);
  return [owner[0], ...membersOf(steps, owner[1])];
}

const membersOf = ([member, ...rest]: readonly string[], known: readonly string[]): Path =>
  member === undefined ? [] : [sameName(member, known) ?? member, ...rest.map(indexOf)];

const indexOf = (step: string): string | number => (INDEX.test(step) ? Number(step) : step);

const sameName = (name: string, known: readonly string[]): string | undefined =>
  known.find((each) => each.toLowerCase() === name.toLowerCase());
