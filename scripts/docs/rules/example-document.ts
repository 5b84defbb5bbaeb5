import type { Example } from '../../../src/rules/engine/example.js';
import { samples } from '../../../src/rules/examples/index.js';
import type { ValidateOptions } from '../../../src/rules/validate.js';

type Holder = Record<string, unknown>;

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The object that holds what a JSON pointer points at, and the member's name; missing objects are made. */
function holderOf(root: unknown, pointer: string): { holder: Holder; key: string } {
  const parts = pointer.slice(1).split('/').map(unescaped);
  const key = parts.pop() ?? '';
  let holder = root as Holder;
  for (const part of parts) {
    holder[part] ??= {};
    holder = holder[part] as Holder;
  }
  return { holder, key };
}

/** The document that an example of a rule describes. */
export function exampleDocument(example: Example): unknown {
  const document: unknown = structuredClone(samples[example.sample]);
  for (const [pointer, value] of Object.entries(example.set ?? {})) {
    const { holder, key } = holderOf(document, pointer);
    holder[key] = structuredClone(value);
  }
  for (const pointer of example.remove ?? []) {
    const { holder, key } = holderOf(document, pointer);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }
  return document;
}

/** The circumstances of an example as `validate` takes them. */
export const exampleOptions = (example: Example): ValidateOptions => ({
  ...(example.now !== undefined && { now: new Date(example.now) }),
  ...(example.related !== undefined && { related: example.related.map((name) => samples[name]) }),
  ...(example.skipSignature !== undefined && { skipSignature: example.skipSignature }),
});
