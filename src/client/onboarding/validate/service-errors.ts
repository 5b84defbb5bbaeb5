import type { Locale } from '../../../issues/locale.js';
import type { AnswerError } from '../../../service/errors/read-errors.js';
import type { Issue, Path } from '../../../types/issue.js';
import { membersByGroup } from './form.js';
import { collecting } from './found.js';

const groups = [...membersByGroup.keys()];
const INDEX = /^[0-9]{1,6}$/;

/** The field errors of the service as issues, with paths into the payload. */
export function issuesOf(errors: readonly AnswerError[], locale: Locale): readonly Issue[] {
  const { issues, found } = collecting(locale);
  for (const { field, message } of errors) {
    const path = field === undefined ? [] : pathOf(field);
    const params = { ...(field !== undefined && { field }), ...(message !== '' && { text: message }) };
    found('onboarding/refused-by-service', path, { params });
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
  const group = sameName(first, groups);
  if (group !== undefined) return [group, ...membersOf(rest, membersByGroup.get(group) ?? [])];
  const owners = groups.filter((name) => sameName(first, membersByGroup.get(name) ?? []) !== undefined);
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) return steps.map(indexOf);
  return [owner, ...membersOf(steps, membersByGroup.get(owner) ?? [])];
}

const membersOf = ([member, ...rest]: readonly string[], known: readonly string[]): Path =>
  member === undefined ? [] : [sameName(member, known) ?? member, ...rest.map(indexOf)];

const indexOf = (step: string): string | number => (INDEX.test(step) ? Number(step) : step);

const sameName = (name: string, known: readonly string[]): string | undefined =>
  known.find((each) => each.toLowerCase() === name.toLowerCase());
