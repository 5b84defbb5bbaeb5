import { expect, it } from 'vitest';
import { entryBlock } from '../../../../src/print/pdf/texts.js';

it('the lines of a terminal keep their blanks in PDF', () => {
  const values = [{ text: '  ΠΟΣΟ', paths: [] }];
  expect(entryBlock({ values, style: 'fixed' })).toMatchObject({ preserveLeadingSpaces: true });
  expect(entryBlock({ values })).not.toHaveProperty('preserveLeadingSpaces');
});
