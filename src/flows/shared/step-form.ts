import type { Exact } from '../../money/index.js';
import { Misfit, readLeaf } from '../../reading/leaf.js';
import { nearest } from '../../reading/nearest.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Params, Path } from '../../types/index.js';
import { bare, isLeaf, type MemberShape, type ObjectShape } from '../../types/shape.js';
import type { FlowRuleId } from '../rules/index.js';
import type { Refusing } from './refusing.js';

/** A rule, and the parameters that its words have. */
type Refusal = readonly [rule: FlowRuleId, ...params: string[]];

/** How members of facts are read by a flow. Those without a refusal are read later: by the step, or as facts of a document. */
export interface MembersForm {
  readonly shape: ObjectShape;
  /** Refuse other values of members. */
  readonly wrong: Readonly<Record<string, Refusal>>;
}

/** How an object of facts is read by a flow. */
export interface StepForm extends MembersForm {
  /** Refuses a value that is not an object. */
  readonly form: Refusal;
  /** Refuses a member that the shape does not have. */
  readonly unknown: FlowRuleId;
}

type ReadLeaf<Leaf> = Leaf extends { readonly kind: 'own'; readonly read: (value: unknown) => infer Value }
  ? Exclude<Value, Misfit>
  : Leaf extends { readonly kind: 'decimal' }
    ? Exact
    : Leaf extends { readonly kind: 'integer' }
      ? number
      : string;

type ReadMember<Form extends MembersForm, Name extends keyof Form['wrong']> = Form['shape']['members'][Name &
  string] extends infer Member
  ? Member extends { readonly kind: 'optional'; readonly of: infer Leaf }
    ? ReadLeaf<Leaf> | undefined
    : ReadLeaf<Member>
  : never;

/** The members of an object, as a flow reads them. */
export type Read<Form extends MembersForm> = {
  readonly [Name in keyof Form['wrong']]: ReadMember<Form, Name>;
};

/** Refuses members that a step does not have, with the nearest name, because they would be lost silently. */
export function knowMembers(
  { shape, unknown }: Pick<StepForm, 'shape' | 'unknown'>,
  given: object,
  refusing: Refusing,
  at: Path = [],
): void {
  const names = Object.keys(shape.members);
  for (const [member, value] of Object.entries(given)) {
    if (value === undefined || names.includes(member)) continue;
    const meant = nearest(member, names);
    refusing.add(unknown, [...at, member], { member, ...(meant !== undefined && { meant }) });
  }
}

/**
 * Reads one member of facts, or refuses its value.
 *
 * @param at the path of its object
 * @param about further values for the words of the refusal
 */
export function readMember<Form extends MembersForm, Name extends keyof Form['wrong'] & string>(
  { shape, wrong }: Form,
  name: Name,
  value: unknown,
  refusing: Refusing,
  at: Path = [],
  about: Params = {},
): ReadMember<Form, Name> | undefined {
  const { shape: leaf, optional } = bare(shape.members[name] as MemberShape);
  if ((optional && value === undefined) || !isLeaf(leaf)) return undefined;
  const read = readLeaf(leaf, value);
  if (!(read instanceof Misfit)) return read as ReadMember<Form, Name>;
  // A text that is only unusual is kept, as facts keep it.
  if (read.mild) return value as ReadMember<Form, Name>;
  refuse(wrong[name] as Refusal, refusing, [...at, name], { member: name, found: shown(value), ...about });
  return undefined;
}

/** Reads the members that a flow reads itself: all of them, or those that are not refused. Absent ones are left out. */
export function readMembers<Form extends MembersForm>(
  form: Form,
  given: Readonly<Record<string, unknown>>,
  refusing: Refusing,
  at: Path = [],
): Read<Form> {
  const read: Record<string, unknown> = {};
  for (const name of Object.keys(form.wrong)) {
    const value: unknown = readMember(form, name, given[name], refusing, at);
    if (value !== undefined) read[name] = value;
  }
  return read as Read<Form>;
}

/** Reads an object of facts: every member is understood or refused. The members that a flow reads later are as given. */
export function readForm<Form extends StepForm>(
  form: Form,
  given: unknown,
  refusing: Refusing,
  at: Path = [],
): (Read<Form> & Readonly<Record<string, unknown>>) | undefined {
  const source = recordOf(given);
  if (source === undefined) {
    refuse(form.form, refusing, at, { found: shown(given) });
    return undefined;
  }
  knowMembers(form, source, refusing, at);
  const before = refusing.count;
  const read = readMembers(form, source, refusing, at);
  return refusing.count === before ? { ...source, ...read } : undefined;
}

function refuse([rule, ...params]: Refusal, refusing: Refusing, at: Path, known: Params): void {
  refusing.add(rule, at, Object.fromEntries(params.map((name) => [name, known[name]])) as Params);
}
