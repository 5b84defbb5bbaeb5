import * as z from 'zod/mini';

/** A member that counts as absent if it cannot be read. The raw answer still has it. */
function lenient<Value>(read: (value: unknown) => Value | undefined): z.ZodMiniType<Value | undefined> {
  return z.optional(z.pipe(z.unknown(), z.transform(read)));
}

const MARK = /^0*([0-9]{1,20})$/;
const UID = /^[0-9A-Fa-f]{40}$/;
const DECIMAL = /^-?[0-9]+(?:[.,][0-9]+)?$/;

/** A text; a number is read as its digits. */
export const text = (): z.ZodMiniType<string | undefined> =>
  lenient((value) => {
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
  });

/** A MARK as text, from a number or a text; 0 means none. Source: observed behaviour, Issuing: answer. */
export const mark = (): z.ZodMiniType<string | undefined> =>
  lenient((value) => {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
    const digits = MARK.exec(String(value ?? '').trim())?.[1];
    return digits === undefined || digits === '0' ? undefined : digits;
  });

/** A UID in upper case. */
export const uid = (): z.ZodMiniType<string | undefined> =>
  lenient((value) =>
    typeof value === 'string' && UID.test(value.trim()) ? value.trim().toUpperCase() : undefined,
  );

/** A decimal number. Text may have a decimal comma: `"1,00"`. */
export const decimal = (): z.ZodMiniType<number | undefined> =>
  lenient((value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && DECIMAL.test(value.trim())
      ? Number(value.trim().replace(',', '.'))
      : undefined;
  });

/** A whole number. */
export const integer = (): z.ZodMiniType<number | undefined> =>
  lenient((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return Number.isSafeInteger(number) ? (number as number) : undefined;
  });

/** A flag; `"true"` and `"false"` are accepted as well. */
export const flag = (): z.ZodMiniType<boolean | undefined> =>
  lenient((value) => {
    if (typeof value === 'boolean') return value;
    return value === 'true' ? true : value === 'false' ? false : undefined;
  });

/** Any object, unchanged. */
export const anyMembers = (): z.ZodMiniType<Readonly<Record<string, unknown>> | undefined> =>
  lenient((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined,
  );
