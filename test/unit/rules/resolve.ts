import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const defOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] =>
  schema._zod.def as z.core.$ZodTypes['_zod']['def'];

function bare(schema: Schema): Schema {
  const def = defOf(schema);
  return def.type === 'optional' ? bare(def.innerType) : schema;
}

/** Whether a pattern such as `invoiceDetails[].netValue` names a member of the shape. */
export function resolves(schema: Schema, pattern: string): boolean {
  let at: Schema | undefined = schema;
  for (const step of pattern.match(/[^.[\]]+|\[\]/g) ?? []) {
    if (at === undefined) return false;
    const def: z.core.$ZodTypes['_zod']['def'] = defOf(bare(at));
    if (step === '[]') at = def.type === 'array' ? def.element : undefined;
    else at = def.type === 'object' ? def.shape[step] : undefined;
  }
  return at !== undefined;
}
