import { isMark } from '../../codes/mark.js';
import { notA } from '../../reading/leaf.js';
import { isWhole } from '../../types/forms.js';
import type { Leaf } from '../../types/leaf.js';
import type { ListShape, MemberShape, ObjectShape, OptionalShape, Shape } from '../../types/shape.js';

export type MembersOf<Value> = { readonly [Name in keyof Value]-?: MemberShape };

/** The form of a stored state: its members, and the conditions between them. */
export interface StateForm<State> {
  readonly shape: ObjectShape & { readonly members: MembersOf<State> };
  /** Checked once every member can be read: a condition, and the fault if it does not hold. */
  readonly checks: readonly (readonly [holds: (state: State) => boolean, otherwise: string])[];
}

export const object = <const Members extends ObjectShape['members']>(name: string, members: Members) => ({
  kind: 'object' as const,
  name,
  members,
});

export const optional = (of: Shape): OptionalShape => ({ kind: 'optional', of });

export const listOf = (of: ListShape['of'], atLeast = 0): ListShape => ({ kind: 'list', of, atLeast });

/** A value that a predicate accepts, and its name. */
export const own = (what: string, accepts: (value: unknown) => boolean): Leaf => ({
  kind: 'own',
  read: (value) => (accepts(value) ? value : notA(what, value)),
});

/** A text that a predicate accepts. */
export const text = (what: string, accepts: (value: string) => boolean): Leaf =>
  own(what, (value) => typeof value === 'string' && accepts(value));

export const oneOf = (...values: readonly (string | number | boolean)[]): Leaf =>
  own(values.join(' or '), (value) => (values as readonly unknown[]).includes(value));

export const anyText = text('a text', () => true);

/** A text that is not blank. */
export const visible = text('a text that is not blank', (value) => value.trim() !== '');

/** A whole number, such as an index in a list. */
export const whole = own('a whole number from 0', (value) => isWhole(value));

/** A MARK, in the form of `markOf`. */
export const storedMark = text('a MARK', isMark);

export const storedUid: Leaf = { kind: 'pattern', name: 'uid' };

/** A time, ISO 8601. */
export const storedMoment = text('a date and time', (value) => !Number.isNaN(Date.parse(value)));

/** An amount in euros. */
export const storedAmount: Leaf = { kind: 'amount', printed: false };
