import { type SampleName, samples } from '../examples/index.js';
import type { Example } from './example.js';

type Holder = Record<string | number, unknown>;

/**
 * Builds the document of an example: copies its sample, sets the new values, then removes members. A pointer must lead
 * to an existing place.
 *
 * @param sources the samples by name; facts have samples of their own
 * @throws TypeError when a pointer leads nowhere
 * @example
 * applyExample({ sample: 'deliveryNote', set: { '/invoiceHeader/movePurpose': 6 } });
 */
export function applyExample(
  example: Example,
  sources: Readonly<Record<SampleName, unknown>> | Readonly<Record<string, unknown>> = samples,
): unknown {
  const root: Holder = {
    '': structuredClone((sources as Readonly<Record<string, unknown>>)[example.sample]),
  };
  for (const [pointer, value] of Object.entries(example.set ?? {})) {
    const [holder, key] = holderOf(root, pointer);
    holder[key] = structuredClone(value);
  }
  for (const pointer of example.remove ?? []) {
    const [holder, key] = holderOf(root, pointer);
    if (!(key in holder)) throw new TypeError(`${pointer} of ${example.sample} is not there to be removed.`);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }
  return root[''];
}

/** The object that holds the member of a JSON pointer, and its key; `''` is the document itself. */
function holderOf(root: Holder, pointer: string): [Holder, string] {
  const steps = pointer.split('/').map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
  let holder = root;
  for (const step of steps.slice(0, -1)) {
    const next = Object.hasOwn(holder, step) ? holder[step] : undefined;
    if (typeof next !== 'object' || next === null) throw new TypeError(`${pointer} leads nowhere.`);
    holder = next as Holder;
  }
  const key = steps.at(-1) ?? '';
  if (Array.isArray(holder) && Number(key) > holder.length) throw new TypeError(`${pointer} leaves a gap.`);
  return [holder, key];
}
