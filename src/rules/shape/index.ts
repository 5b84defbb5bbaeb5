import { invoiceTypeStatus } from '../../codes/index.js';
import type { Fault } from '../../reading/faults.js';
import { filledNames, undescribedNames } from '../../types/generated/member-paths.js';
import type { Params, Path } from '../../types/index.js';
import type { Rule } from '../engine/rule.js';
import { isPublicSectorBlock, isPublicSectorLine } from '../shared/public-sector.js';
import { shapeRules } from './rules.js';

export { shapeRules };

/** What becomes of members of the authority that the service does not describe, such as a tip. */
const BEYOND: ReadonlyMap<string, 'undescribed-member' | 'filled-member'> = new Map([
  ...undescribedNames.map((name) => [name, 'undescribed-member'] as const),
  ...filledNames.map((name) => [name, 'filled-member'] as const),
]);

/** The rule of a member that only the authority has. */
export const beyondService = (member: string): 'undescribed-member' | 'filled-member' | undefined =>
  BEYOND.get(member);

const REMOVED = 'othertransportdetails';

const byName = new Map<string, Rule>(shapeRules.map((rule) => [rule.id.slice('shape/'.length), rule]));

/** Returns a rule by its name without `shape/`. */
export function shapeRuleNamed(name: string): Rule {
  const rule = byName.get(name);
  if (rule === undefined) throw new TypeError(`There is no rule shape/${name}.`);
  return rule;
}

/** The rule of a fault. For some faults it depends on the member. */
export const shapeRule = (fault: Fault, path: Path, params: Params): Rule =>
  shapeRuleNamed(special(fault, path, params) ?? fault);

/** Whether a fault is about a member that only the call for the public sector keeps. */
export const isPublicSectorMember = (path: Readonly<Path>, member: string): boolean =>
  path.length === 1 ? isPublicSectorBlock(member) : isLine(path) && isPublicSectorLine(member);

const isLine = (path: Readonly<Path>): boolean => path.length === 3 && path[0] === 'invoiceDetails';

function special(fault: Fault, path: Path, params: Params): string | undefined {
  const member = params['member'];
  if (fault === 'unknown-member' && typeof member === 'string') {
    const name = member.toLowerCase();
    if (name === REMOVED) return 'removed-member';
    if (isPublicSectorMember(path, member)) return 'public-sector-block';
    return beyondService(member);
  }
  if (fault === 'unknown-code' && path.at(-1) === 'invoiceType') {
    const status = invoiceTypeStatus(String(params['value']));
    if (status === 'other') return 'type-not-on-channel';
  }
  return undefined;
}
