import { bare, type MemberShape } from '../../../src/types/shape.js';

/** Whether a pattern such as `invoiceDetails[].netValue` names a member of the shape. */
export function resolves(member: MemberShape, pattern: string): boolean {
  let at: MemberShape | undefined = member;
  for (const step of pattern.match(/[^.[\]]+|\[\]/g) ?? []) {
    if (at === undefined) return false;
    const shape: MemberShape = bare(at).shape;
    if (step === '[]') at = shape.kind === 'list' ? shape.of : undefined;
    else at = (shape.kind === 'some' ? shape.of : shape.kind === 'object' ? shape : undefined)?.members[step];
  }
  return at !== undefined;
}
