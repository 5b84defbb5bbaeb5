import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildUnknown,
  checkDocument,
  checkUnknown,
  type Facts,
  factsOf,
} from '../../../src/builders/index.js';
import { creditOf, RefusedStepError } from '../../../src/flows/index.js';
import { documentOf } from '../../../src/testing/arbitraries/documents.js';
import { type Form, forms, factsOf as someFacts } from '../../../src/testing/index.js';
import type { Document } from '../../../src/types/index.js';
import { RUNS } from '../../runs.js';
import { spoiledFrom } from '../reading/spoil.js';

/** As it is sent: −0 is 0. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const made = (facts: Facts): Document => checkDocument(facts).document as Document;
const numRuns = Math.ceil(RUNS / 2);

describe('every document of a builder comes back from its facts', () => {
  test.each(forms)('of type %s', (form: Form) => {
    fc.assert(
      fc.property(someFacts(form), (facts) => {
        const sent = JSON.stringify(made(facts));
        const { complete, facts: back, lost } = factsOf(JSON.parse(sent));
        expect(lost).toEqual([]);
        expect(complete).toBe(true);
        expect(JSON.stringify(buildUnknown(JSON.parse(JSON.stringify(back))))).toBe(sent);
      }),
      { numRuns },
    );
  });
});

/** The last cent of a share of the VAT with its sums, and the numbers of lines after one that is not credited. */
const LOST_OF_CREDITS = ['vatAmount', 'totalVatAmount', 'totalGrossValue', 'lineNumber'];
const creditTypes = ['1.1', '1.2', '2.1', '11.1', '11.2'] as const;

/** A credit of a part of a document, or `undefined` where the document cannot be credited in this way. */
function creditedPart(document: Document, percent: number): Document | undefined {
  const payments = [{ type: 3, amount: 'rest' }] as const;
  const opening = { series: 'ΠΙΣ', aa: '1', issueDate: document.invoiceHeader.issueDate, payments };
  try {
    return creditOf({ document, mark: '400001970000109' }, { ...opening, percent }).document;
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) return undefined;
    throw error;
  }
}

test.each(creditTypes)('a credit of type %s comes back from its facts, or they say what differs', (type) => {
  let credits = 0;
  fc.assert(
    fc.property(documentOf(type), fc.integer({ min: 1, max: 100 }), (document, percent) => {
      const credit = creditedPart(document, percent);
      if (credit === undefined) return;
      credits += 1;
      const sent = JSON.parse(JSON.stringify(credit));
      const { complete, facts, lost } = factsOf(sent);
      expect(complete).toBe(lost.length === 0);
      const { document: built } = checkUnknown(JSON.parse(JSON.stringify(facts)));
      if (complete) expect(JSON.parse(JSON.stringify(built))).toEqual(sent);
      for (const { path } of lost) expect(LOST_OF_CREDITS).toContain(path.at(-1));
    }),
    { numRuns },
  );
  expect(credits).toBeGreaterThan(numRuns / 4);
});

test('facts either give the same document, or say what is different', () => {
  fc.assert(
    fc.property(spoiledFrom(someFacts().map((facts) => JSON.parse(JSON.stringify(made(facts))))), (value) => {
      const { complete, facts, lost } = factsOf(value);
      expect(complete).toBe(lost.length === 0);
      for (const { message } of lost) expect(message).not.toMatch(/\{\w+\}|\[object/);
      if (complete) expect(plain(checkUnknown(facts).document)).toEqual(plain(value));
    }),
  );
});
