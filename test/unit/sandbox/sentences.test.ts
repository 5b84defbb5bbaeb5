import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { described } from '../../../scripts/docs/service-sentences/index.js';
import type { Sentence } from '../../../scripts/docs/service-sentences/sentence.js';
import { calls } from '../../../src/sending/service/calls.js';
import { onboardingErrors } from '../../../src/sending/service/errors/onboarding-codes.js';
import { webhookEvents } from '../../../src/sending/service/webhook-values.js';

const sentences = described.flatMap(([heading, parts]) =>
  parts.flatMap((part) => part.sentences.map((sentence) => [heading, part.name, sentence] as const)),
);
const named = sentences.map(([heading, name, [says]]) => `${heading}, ${name}: ${says}`);
const said = (heading: string): string =>
  sentences
    .filter(([of]) => of === heading)
    .map(([, name, [says]]) => `${name} ${says}`)
    .join('\n');

/** The titles of the tests in a file, as they are written: those of describe are not tests. */
const titlesIn = new Map<string, ReadonlySet<string>>();
function titles(file: string): ReadonlySet<string> {
  const known = titlesIn.get(file);
  if (known !== undefined) return known;
  const written = readFileSync(file, 'utf8').matchAll(
    /(?:\bit\(|\btest\(|\)\()\s*(?:'([^'\n]+)'|"([^"\n]+)")/g,
  );
  const found = new Set([...written].map(([, single, double]) => single ?? double ?? ''));
  titlesIn.set(file, found);
  return found;
}

describe('the sentences of the service description about the service', () => {
  it.each(sentences.map(([, name, sentence]): [string, string, Sentence] => [name, sentence[0], sentence]))(
    '%s: %s',
    (_name, says, [, ...heldBy]) => {
      expect(says).toMatch(/\.$/);
      expect(heldBy.filter(({ file, title }) => !titles(file).has(title))).toEqual([]);
      expect(new Set(heldBy.map(({ file, title }) => `${file} ${title}`)).size).toBe(heldBy.length);
    },
  );

  it('match the checked-in list exactly', () => {
    const listed = readFileSync('test/golden/service-sentences.txt', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(named).toEqual(listed);
  });

  it('occur only once in their part', () => {
    expect(new Set(named).size).toBe(named.length);
  });

  it.each(calls.filter(({ name }) => !name.startsWith('SendInvoices')).map(({ path }) => path))(
    'cover the call %s',
    (path) => {
      const short = path.replace('/api/v1/Provider/', '').replace(/\/?\{.*/, '');
      expect(said('Endpoints')).toContain(short);
    },
  );

  it.each(Object.keys(onboardingErrors))('cover the error %s', (code) => {
    expect(said('Errors')).toContain(code);
  });

  it.each(webhookEvents)('cover the event %s', (event) => {
    expect(said('Events')).toContain(event);
  });
});
