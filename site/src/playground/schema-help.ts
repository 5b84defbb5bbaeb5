/** A part of a JSON Schema, as far as the editor needs it. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** The schemas at a path: more than one where several forms are allowed. */
export function schemasAt(root: Schema, path: readonly (string | number)[]): Schema[] {
  let here = forms(root, root);
  for (const step of path) {
    here = here.flatMap((schema) => {
      const inside = typeof step === 'number' ? schema.items : schema.properties?.[step];
      return inside === undefined ? [] : forms(inside, root);
    });
  }
  return here;
}

/** A schema with references and alternatives resolved. A description beside a reference counts. */
function forms(schema: Schema, root: Schema): Schema[] {
  if (schema.anyOf !== undefined) {
    return schema.anyOf.flatMap((each) => forms(each, root)).map((each) => withDescription(each, schema));
  }
  if (schema.$ref === undefined) return [schema];
  const target = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  return target === undefined ? [] : forms(target, root).map((each) => withDescription(each, schema));
}

const withDescription = (schema: Schema, { description }: Schema): Schema =>
  description === undefined ? schema : { ...schema, description };

/** A member that may be written in an object. */
export interface MemberHelp {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** What a completion writes for its value: quotes, brackets, or nothing. */
  readonly start: '""' | '[]' | '{}' | '';
}

/** The members that an object at a path may have and does not have yet. */
export function membersAt(
  root: Schema,
  path: readonly (string | number)[],
  present: readonly string[],
): MemberHelp[] {
  const members = new Map<string, MemberHelp>();
  for (const { properties = {}, required = [] } of schemasAt(root, path)) {
    for (const [name, schema] of Object.entries(properties)) {
      if (present.includes(name) || members.has(name)) continue;
      const types = new Set(forms(schema, root).map(typeOf));
      members.set(name, {
        name,
        description: schema.description ?? forms(schema, root)[0]?.description ?? '',
        required: required.includes(name),
        start: startOf(types),
      });
    }
  }
  return [...members.values()];
}

const typeOf = ({ type, const: fixed, enum: values }: Schema): string =>
  type ?? typeof (fixed ?? values?.[0] ?? '');

function startOf(types: ReadonlySet<string>): MemberHelp['start'] {
  if (types.has('string')) return '""';
  if (types.has('array') && types.size === 1) return '[]';
  return types.has('object') && types.size === 1 ? '{}' : '';
}

/** The values that a member may have, where they can be listed. */
export function valuesAt(root: Schema, path: readonly (string | number)[]): unknown[] {
  return schemasAt(root, path).flatMap((schema) => {
    if (schema.const !== undefined) return [schema.const];
    if (schema.enum !== undefined) return [...schema.enum];
    if (schema.type === 'boolean') return [true, false];
    const { type, minimum, maximum } = schema;
    const few =
      type === 'integer' && minimum !== undefined && maximum !== undefined && maximum - minimum < 40;
    return few ? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index) : [];
  });
}

/** What a member is for, in one sentence, or `undefined`. */
export const descriptionAt = (root: Schema, path: readonly (string | number)[]): string | undefined =>
  schemasAt(root, path).find(({ description }) => description !== undefined)?.description;
