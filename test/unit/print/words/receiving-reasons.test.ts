import { expect, it } from 'vitest';
import { receivingNotePurposes } from '../../../../src/codes/index.js';
import { renderDocument } from '../../../../src/print/index.js';
import { receivingReasons } from '../../../../src/print/words/receiving-reasons.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { bodyOf } from '../read-page.js';

const { receivingNote } = samples;

/** The words without accents and in capitals, as the authority writes them. */
const inCapitals = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .match(/\p{L}+/gu) ?? [];

it.each(receivingReasons)(
  'reason $code is printed in ordinary letters, with the words of the authority',
  ({ code, el, en }) => {
    const document = {
      ...receivingNote,
      invoiceHeader: { ...receivingNote.invoiceHeader, receivingNotePurpose: code },
    };
    expect(bodyOf(renderDocument(document, { language: 'el' }))).toContain(el);
    expect(bodyOf(renderDocument(document, { language: 'en' }))).toContain(en);
    // One capital, at its beginning.
    expect(el).toMatch(/^\p{Lu}[^\p{Lu}]*$/u);
    const { el: official = '' } = receivingNotePurposes.find((each) => each.code === code) ?? {};
    // `ΔΠΠ` is the note itself.
    const words = inCapitals(official).filter((word) => word !== 'ΔΠΠ');
    expect(inCapitals(el)).toEqual(expect.arrayContaining(words));
  },
);

it('every reason of the authority has its words', () => {
  expect(receivingReasons.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
