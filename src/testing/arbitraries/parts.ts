import { type Arbitrary, fc } from '../fast-check.js';

/** Members that belong together and are merged into facts. */
export type Part = Arbitrary<object>;

/** No members. */
export const nothing: Part = fc.constant({});

/** One object with the members of all parts. Later parts override earlier ones. */
export const allOf = (...parts: readonly Part[]): Arbitrary<Record<string, unknown>> =>
  fc.tuple(...parts).map((members) => Object.assign({}, ...members) as Record<string, unknown>);

/** The members of a part, or nothing. On average they are included in one of `oneIn` draws. */
export const perhaps = (part: Part, oneIn = 4): Part =>
  fc.oneof(
    { withCrossShrink: true },
    { arbitrary: nothing, weight: oneIn - 1 },
    { arbitrary: part, weight: 1 },
  );

export const member = (name: string, value: Arbitrary<unknown>): Part =>
  value.map((given) => ({ [name]: given }));

/** A part under a condition. */
export const when = (holds: boolean, part: () => Part): Part => (holds ? part() : nothing);
