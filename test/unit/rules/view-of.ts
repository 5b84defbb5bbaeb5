import { readShape } from '../../../src/reading/read.js';
import type { DocumentView } from '../../../src/rules/engine/rule.js';
import { documentShape } from '../../../src/types/generated/shapes.js';

/** A document as rules read it, whatever is wrong in it. */
export function viewOf(document: unknown): DocumentView {
  const view = readShape(documentShape, document, () => undefined);
  if (view === undefined) throw new TypeError('This is not an object, so it cannot be read.');
  return view;
}
