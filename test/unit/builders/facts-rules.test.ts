import { describe, expect, test } from 'vitest';
import { checkDocument } from '../../../src/builders/index.js';
import { english } from '../../../src/issues/locale.js';
import { el } from '../../../src/issues/locales/el.js';
import { en } from '../../../src/issues/locales/en.js';
import { el as greek } from '../../../src/locales/el/index.js';
import type { Example } from '../../../src/rules/engine/example.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsRules, factsSamples } from '../../../src/rules/facts/index.js';
import { changed } from './changed.js';

const rules: readonly Rule[] = factsRules;

/** Plain data cannot come to these: see reading.test.ts and own-members.test.ts. */
const withoutExample = ['facts/unreadable', 'facts/builder-conflict'];

const factsOf = ({ sample, set, remove }: Example): unknown =>
  changed(factsSamples[sample as keyof typeof factsSamples], set, remove);

describe('sample facts', () => {
  test.each(Object.entries(factsSamples))('%s makes a document without issues', (_, facts) => {
    expect(checkDocument(facts).issues).toEqual([]);
  });

  test.each(Object.keys(factsSamples) as (keyof typeof factsSamples)[])(
    '%s makes its sample document',
    (name) => {
      const { document } = checkDocument(factsSamples[name]);
      expect(document).toMatchObject({ ...samples[name], providerAdditionalInvoiceDetails: {} });
    },
  );
});

describe('every rule of facts', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    expect(checkDocument(factsOf(rule.good)).issues).toEqual([]);
    for (const example of withoutExample.includes(id) ? [] : rule.bad) {
      const { ok, document, issues } = checkDocument(factsOf(example));
      expect(ok).toBe(rule.severity !== 'error');
      expect(document === undefined).toBe(rule.severity === 'error');
      expect([...new Set(issues.map((issue) => issue.rule))]).toEqual([id]);
      for (const { params } of issues) {
        for (const name of Object.keys(params))
          expect([...rule.params, 'min', 'max', 'expected']).toContain(name);
      }
    }
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s has words that use its params alone',
    (id, { params }) => {
      for (const words of [en[id], el[id]]) {
        const sentence = `${words?.what} ${words?.todo}`;
        expect(sentence).not.toContain('undefined');
        // The place comes from the path of an issue.
        for (const [, name] of sentence.matchAll(/\{(\w+)\}/g)) expect([...params, 'place']).toContain(name);
      }
    },
  );

  test('messages hold no placeholder', () => {
    for (const { id, bad } of rules) {
      if (withoutExample.includes(id)) continue;
      for (const locale of [english, greek]) {
        for (const { message } of checkDocument(factsOf(bad[0]), { locale }).issues) {
          expect(message).not.toMatch(/\{\w+\}|\[|\]/);
        }
      }
    }
  });
});
