import type * as z from 'zod/mini';
import { requestBody } from '../../../service/bodies/onboarding.js';

interface Group {
  readonly name: string;
  readonly isOptional: boolean;
  readonly members: readonly { readonly name: string; readonly isOptional: boolean }[];
}

/** The described members of the payload, by group. Source: the schema of the body. */
const groups: readonly Group[] = Object.entries<z.ZodMiniType>(requestBody.shape).map(([name, schema]) => {
  const isOptional = 'innerType' in schema.def;
  const object = isOptional ? (schema as z.ZodMiniOptional<z.ZodMiniType>).def.innerType : schema;
  const { shape = {} } = object as Partial<z.ZodMiniObject<Record<string, z.ZodMiniType>>>;
  const members = Object.entries(shape).map(([member, { def }]) => ({
    name: member,
    isOptional: 'innerType' in def,
  }));
  return { name, isOptional, members };
});

/** The names of the members of each group. */
export const membersByGroup: ReadonlyMap<string, readonly string[]> = new Map(
  groups.map(({ name, members }) => [name, members.map((member) => member.name)]),
);

/** The paths that may be left out, joined by dots. */
export const optionalPaths: ReadonlySet<string> = new Set(
  groups.flatMap(({ name, isOptional, members }) => [
    ...(isOptional ? [name] : []),
    ...members.filter((member) => member.isOptional).map((member) => `${name}.${member.name}`),
  ]),
);
