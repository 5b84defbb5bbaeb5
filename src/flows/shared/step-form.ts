import type { Exact } from '../../money/index.js';
import { Misfit, readLeaf } from '../../reading/leaf.js';
import { nearest } from '../../reading/nearest.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Params, Path } from '../../types/index.js';
import type { Leaf } from '../../types/leaf.js';
import { bare, isLeaf, type MemberShape, type ObjectShape } from '../../types/shape.js';
import type { FlowRuleId } from '../rules/index.js';
import type { Refusing } from './refusing.js';

/** A rule, and the parameters that its words have. */
type Refusal = readonly [rule: FlowRuleId, ...params: string[]];

/** How an object of facts is read by a flow. Members without a refusal are read later: by the step, or as facts of a document. */
export interface StepForm {
  readonly shape: ObjectShape;
  /** Refuses a value that is not an object. */
  readonly form: Refusal;
  /** Refuses a member that the shape does not have. */
  readonly unknown: Refusal;
  /** Refuse other values of members. */
  readonly wrong: Readonly<Record<string, Refusal>>;
}

type ReadLeaf<Shape> = Shape extends { readonly kind: 'own'; readonly read: (value: unknown) => infer Value }
  ? Exclude<Value, Misfit>
  : Shape extends { readonly kind: 'decimal' }
    ? Exact
    : Shape extends { readonly kind: 'integer' }
      ? number
      : Shape extends { readonly kind: 'text' | 'pattern' | 'date' | 'code' }
        ? string
        : unknown;

type ReadMember<Member> = Member extends { readonly kind: 'optional'; readonly of: infer Shape }
  ? ReadLeaf<Shape> | undefined
  : ReadLeaf<Member>;

/** The members of an object, as a flow reads them. */
export type Read<Form extends StepForm> = {
  readonly [Name in keyof Form['shape']['members']]: Name extends keyof Form['wrong']
    ? ReadMember<Form['shape']['members'][Name]>
    : unknown;
};

/** Refuses members that a step does not have, with the nearest name, because they would be lost silently. */
export function knowMembers(
  { shape, unknown: [rule] }: StepForm,
  given: object,
  refusing: Refusing,
  at: Path = [],
): void {
  for (const [member, value] of Object.entries(given)) {
    if (value === undefined || Object.hasOwn(shape.members, member)) continue;
    const meant = nearest(member, Object.keys(shape.members));
    refusing.add(rule, [...at, member], { member, ...(meant !== undefined && { meant }) });
  }
}

/**
 * Reads an object of facts: every member is understood or refused.
 *
 * @param about further values for the words of refusals
 */
export function readForm<Form extends StepForm>(
  form: Form,
  given: unknown,
  refusing: Refusing,
  at: Path = [],
  about: Params = {},
): Read<Form> | undefined {
  const source = recordOf(given);
  if (source === undefined) {
    refuse(form.form, given, refusing, at, about);
    return undefined;
  }
  knowMembers(form, source, refusing, at);
  const before = refusing.count;
  const read: Record<string, unknown> = { ...source };
  for (const [member, refusal] of Object.entries<Refusal>(form.wrong)) {
    const value = memberOf(form.shape.members[member] as MemberShape, source[member]);
    if (value instanceof Misfit)
      refuse(refusal, source[member], refusing, [...at, member], { ...about, member });
    read[member] = value;
  }
  return refusing.count === before ? (read as Read<Form>) : undefined;
}

/** The value of a member, as it is read. */
function memberOf(member: MemberShape, value: unknown): unknown {
  const { shape, optional } = bare(member);
  if (optional && value === undefined) return undefined;
  return isLeaf(shape) ? leafOf(shape, value) : value;
}

function leafOf(leaf: Leaf, value: unknown): unknown {
  const read = readLeaf(leaf, value);
  // A text that is only unusual is kept, as facts keep it.
  return read instanceof Misfit && read.mild ? value : read;
}

function refuse(
  [rule, ...params]: Refusal,
  value: unknown,
  refusing: Refusing,
  at: Path,
  about: Params,
): void {
  const known: Params = { found: shown(value), ...about };
  refusing.add(rule, at, Object.fromEntries(params.map((name) => [name, known[name]])) as Params);
}
