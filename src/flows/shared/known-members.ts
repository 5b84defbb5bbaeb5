import type { Path } from '../../types/index.js';
import type { FlowRuleId } from '../rules/index.js';
import type { Refusing } from './refusing.js';

/** Refuses members that a step does not know, because they would be lost silently. */
export function knowMembers(
  stated: object,
  known: readonly string[],
  refusal: FlowRuleId,
  refusing: Refusing,
  at: Path = [],
): void {
  for (const member of Object.keys(stated)) {
    if (!known.includes(member)) refusing.add(refusal, [...at, member], { member });
  }
}
