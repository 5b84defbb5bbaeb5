import fc from 'fast-check';
import { type Document, validate } from '../../src/index.js';
import { documentOf, forms } from '../../src/testing/index.js';
import { DAY } from './day.js';

/** The number of different documents; the others are copies with another number. */
const DIFFERENT = 2000;

/** Documents of the testing kit: every kind, unusual characters, the longest texts and the largest amounts. */
export function* kitLines(count: number): Generator<string> {
  const texts = fc
    .sample(
      fc.constantFrom(...forms).chain((form) => documentOf(form, { issueDate: DAY })),
      { numRuns: DIFFERENT, seed: 20_261_120 },
    )
    .map(sentOnItsDay)
    .filter((document) => validate(document, { now: new Date(DAY) }).ok)
    .map((document) => aroundNumber(JSON.stringify(document)));
  for (let index = 0; index < count; index += 1) {
    const { before, after } = texts[index % texts.length] as Text;
    yield `${before}"aa":"${index + 1}"${after}`;
  }
}

/** Removes the mark of late resends, because on their own day all of them would have the same warning. */
function sentOnItsDay({
  transmissionFailure: _,
  ...document
}: Document): Omit<Document, 'transmissionFailure'> {
  return document;
}

type Text = ReturnType<typeof aroundNumber>;

/** The number of the document itself comes first in its header; only this `aa` changes. */
function aroundNumber(text: string): { before: string; after: string } {
  const found = /"aa":"[^"\\]*"/.exec(text);
  if (found === null) throw new Error('a document without a number');
  return { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) };
}
