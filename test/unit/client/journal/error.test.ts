import { expect, it } from 'vitest';
import { el } from '../../../../src/issues/locales/el/index.js';
import { JournalError } from '../../../../src/sending/client/journal/error.js';

it('an error of the journal has a code, a message in a language and a cause', () => {
  const cause = new Error('SQLITE_FULL');
  const error = new JournalError('journal/full', { params: { file: 'a.db' }, cause });
  expect(error).toMatchObject({
    name: 'JournalError',
    code: 'journal/full',
    cause,
    message: 'The disk of a.db is full. Free some space, then call again.',
  });
  const greek = new JournalError('journal/file', { locale: el });
  expect(greek.message).toMatch(/^[Α-ωά-ώ]/);
  expect(greek).not.toHaveProperty('cause');
  expect(new JournalError('journal/file').message).toContain('Give the path of a file');
});

it.each([
  [new JournalError('journal/file'), true],
  [new Error('journal/file'), false],
  [undefined, false],
])('%o is an error of the journal: %j', (value, expected) => {
  expect(JournalError.isJournalError(value)).toBe(expected);
});
