import { describe, expect, it } from 'vitest';
import { inputWords } from '../../../src/tools/operations/core/input-words.js';
import { operations } from '../../../src/tools/operations/index.js';

/** What is said about the members that an operation does not know, if its one object is given without its name. */
function saidAbout(name: string, input: object): string[] {
  const operation = operations.find(({ id }) => id === name);
  const schema = operation?.input;
  if (schema === undefined) throw new Error(`no operation ${name}`);
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .map((issue) => inputWords(issue as never, input, schema, 'en'));
}

describe('the forgotten name of the one object of a call', () => {
  it.each([
    ['documents.build', { type: '11.1', series: 'A' }, 'facts'],
    ['documents.validate', { invoiceHeader: {} }, 'document'],
  ])('is told by %s', (name, input, wrapper) => {
    expect(saidAbout(name, input)).toEqual([
      expect.stringContaining(`inside the object ${wrapper}, which is missing.`),
    ]);
  });

  it('is not told if the object is there, or a name is only misspelt', () => {
    expect(saidAbout('documents.build', { fact: {} })[0]).toContain('Write facts.');
    expect(saidAbout('documents.build', { facts: {}, type: '1.1' })[0]).not.toContain('inside');
  });
});
