import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildUnknown, checkDocument, type Facts, factsOf } from '../../../src/builders/index.js';
import { type Form, forms, factsOf as someFacts } from '../../../src/testing/index.js';
import type { Document } from '../../../src/types/index.js';
import { spoiledFrom } from '../reading/spoil.js';

const made = (facts: Facts): Document => checkDocument(facts).document as Document;
const numRuns = Math.max(50, Math.floor((fc.readConfigureGlobal()?.numRuns ?? 200) / 3));

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

test('facts either give the same document, or say what is different', () => {
  fc.assert(
    fc.property(spoiledFrom(someFacts().map((facts) => JSON.parse(JSON.stringify(made(facts))))), (value) => {
      const { complete, facts, lost } = factsOf(value);
      expect(complete).toBe(lost.length === 0);
      for (const { message } of lost) expect(message).not.toMatch(/[{}[\]]/);
      if (complete) expect(JSON.parse(JSON.stringify(buildUnknown(facts)))).toEqual(value);
    }),
  );
});
