import { nearest } from '../../../../reading/nearest.js';
import { isObject, valueAt } from '../../../../reading/object.js';
import type { Path } from '../../../../types/issue.js';
import { type BodyFault, faultsInBody } from '../../../service/bodies/check-body.js';
import { onboardingPayloadShape } from '../../../service/generated/body-shapes.js';
import type { Found } from './found.js';

const ISP = 'ispDetails';

export const membersByGroup: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(onboardingPayloadShape).map(([name, { of }]) => [name, Object.keys(of)]),
);

/** Whether the payload states that documents go to private persons. */
export const hasB2C = (payload: unknown): boolean => typesOf(payload).includes('B2C');

const typesOf = (payload: unknown): readonly unknown[] => {
  const types = valueAt(payload, ['companyDetails', 'transactionTypes']);
  return Array.isArray(types) ? types : [];
};

const isOnlyB2B = (payload: unknown): boolean =>
  typesOf(payload).length > 0 && typesOf(payload).every((type) => type === 'B2B');

/** Reports the faults of the body as issues, except in the group `ispDetails` without B2C. */
export function checkForm(payload: unknown, found: Found): void {
  const needsIsp = hasB2C(payload);
  for (const fault of faultsInBody(onboardingPayloadShape, payload)) {
    const { path } = fault;
    // Without B2C the group is not needed; with it, missing members are reported one by one.
    if (path[0] !== ISP || (needsIsp && path.length > 1)) report(fault, payload, found);
  }
  checkIsp(payload, needsIsp, found);
  checkNames(payload, found);
}

function report({ path, problem, expected = 'string' }: BodyFault, payload: unknown, found: Found): void {
  if (problem === 'null') found('onboarding/null-member', path);
  else if (problem === 'missing') reportMissing(path, found);
  else if (problem === 'type') found('onboarding/type', path, { expected });
  else if (problem === 'few') found('onboarding/transaction-types-empty', path);
  else if (problem === 'blank') found('onboarding/blank', path);
  else reportTransactionType(path, valueAt(payload, path), found);
}

function reportMissing(path: Path, found: Found): void {
  const rule = path[0] === ISP ? 'onboarding/isp-missing' : 'onboarding/missing';
  found(rule, path);
}

function reportTransactionType(path: Path, value: unknown, found: Found): void {
  if (value === 'B2G') found('onboarding/b2g', path);
  else found('onboarding/transaction-type', path, { params: { given: String(value) } });
}

function checkIsp(payload: unknown, isNeeded: boolean, found: Found): void {
  const isp = valueAt(payload, [ISP]);
  if (!isNeeded) {
    if (isp !== undefined && isp !== null && isOnlyB2B(payload)) {
      found('onboarding/isp-unneeded', [ISP]);
    }
    return;
  }
  if (isObject(isp)) return;
  for (const member of Object.keys(onboardingPayloadShape.ispDetails.of))
    found('onboarding/isp-missing', [ISP, member]);
}

/** A misspelled member would be dropped silently. */
function checkNames(payload: unknown, found: Found): void {
  reportUnknown(payload, [...membersByGroup.keys()], [], found);
  for (const [group, members] of membersByGroup) {
    reportUnknown(valueAt(payload, [group]), members, [group], found);
  }
}

function reportUnknown(value: unknown, known: readonly string[], path: Path, found: Found): void {
  if (!isObject(value) || Array.isArray(value)) return;
  for (const member of Object.keys(value)) {
    if (known.includes(member)) continue;
    const meant = nearest(member, known);
    const params = { member, ...(meant !== undefined && { nearest: meant }) };
    found('onboarding/unknown-member', [...path, member], { params });
  }
}
