import type { Locale } from '../../issues/inside.js';
import type { Document, Related } from '../../types/index.js';
import { applyExample } from '../engine/apply-example.js';
import type { Example } from '../engine/example.js';
import { samples } from '../examples/index.js';
import type { ValidateOptions } from './validate-options.js';

/** The options of `validate` under which an example is checked. */
export function circumstancesOf(example: Example, locale?: Locale): ValidateOptions {
  return {
    ...(locale !== undefined && { locale }),
    ...(example.now !== undefined && { now: new Date(example.now) }),
    ...(example.related && { related: example.related.map(relatedOf) }),
    ...(example.skipSignature !== undefined && { skipSignature: example.skipSignature }),
    ...(example.specification !== undefined && { specification: example.specification }),
  };
}

function relatedOf(given: NonNullable<Example['related']>[number]): Related {
  if (typeof given === 'string') return samples[given];
  if ('openOrder' in given) return given.openOrder;
  const { mark, uid } = given;
  const document = applyExample(given) as Document;
  if (mark === undefined && uid === undefined) return document;
  return { document, ...(mark !== undefined && { mark }), ...(uid !== undefined && { uid }) };
}
