import { isObject } from '../reading/inside.js';
import { samples } from '../rules/examples/inside.js';
import { factsSamples } from '../rules/inside.js';

function frozen<Value>(value: Value): Value {
  if (isObject(value)) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}

/**
 * Valid documents and facts by name, written by hand and frozen. The pages of the rules show the same ones.
 *
 * @example
 * const receipt = structuredClone(fixtures.documents.retailReceipt);
 */
export const fixtures = frozen({ documents: structuredClone(samples), facts: structuredClone(factsSamples) });
