import type * as z from 'zod';

type Schema = z.core.$ZodType & { shape?: Record<string, Schema>; element?: Schema; unwrap?: () => Schema };

const bare = (schema: Schema | undefined): Schema | undefined =>
  schema?._zod.def.type === 'optional' ? bare(schema.unwrap?.()) : schema;

/** Whether a pattern such as `invoiceDetails[].netValue` names a member of the shape. */
export function resolves(schema: z.core.$ZodType, pattern: string): boolean {
  let at: Schema | undefined = schema as Schema;
  for (const step of pattern.match(/[^.[\]]+|\[\]/g) ?? []) {
    at = bare(at);
    at = step === '[]' ? at?.element : at?.shape?.[step];
    if (at === undefined) return false;
  }
  return true;
}
