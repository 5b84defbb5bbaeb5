import { describe, expect, test } from 'vitest';
import { checkDocument, checkUnknown } from '../../../src/builders/index.js';
import { factsWords } from '../../../src/issues/facts-words.js';
import { english } from '../../../src/issues/locale.js';
import { el as greek } from '../../../src/issues/locales/el/index.js';
import type { Example } from '../../../src/rules/engine/example.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsRules, factsSamples } from '../../../src/rules/facts/index.js';
import { changed } from './changed.js';

const rules: readonly Rule[] = factsRules;

/** Plain data cannot come to these: see reading.test.ts and own-members.test.ts. */
const withoutExample = ['facts/builder-conflict'];

const factsOf = ({ sample, set, remove }: Example): unknown =>
  changed(factsSamples[sample as keyof typeof factsSamples], set, remove);

describe('sample facts', () => {
  test.each(Object.entries(factsSamples))('%s builds a document without issues', (_, facts) => {
    expect(checkDocument(facts).issues).toEqual([]);
  });

  test.each(Object.keys(factsSamples) as (keyof typeof factsSamples)[])(
    '%s builds its sample document',
    (name) => {
      const { document } = checkDocument(factsSamples[name]);
      expect(document).toMatchObject({ ...samples[name], providerAdditionalInvoiceDetails: {} });
    },
  );
});

/** Facts that break a rule of shape, which is an error in facts whatever it is in a document. */
const brokenShapes: readonly [string, keyof typeof factsSamples, Example['set'], Example['remove']?][] = [
  ['type', 'salesInvoice', { '/issuer/branch': '0' }],
  ['missing', 'salesInvoice', undefined, ['/issueDate']],
  ['null-member', 'salesInvoice', { '/counterpart/name': null }],
  ['unknown-member', 'salesInvoice', { '/lines/0/quantiy': 2 }],
  ['member-case', 'salesInvoice', { '/Discount': { percent: 10 } }],
  ['duplicate-member', 'salesInvoice', { '/Series': 'B' }],
  ['empty-list', 'salesInvoice', { '/lines': [] }],
  ['not-above', 'salesInvoice', { '/lines/0/quantity': 0 }],
  ['too-large', 'salesInvoice', { '/lines/0/quantity': '1000000000000000000' }],
  ['decimals', 'salesInvoice', { '/exchangeRate': 1.1234567 }],
  ['not-whole', 'salesInvoice', { '/issuer/branch': 0.5 }],
  ['out-of-range', 'salesInvoice', { '/payments/0/type': 9 }],
  ['too-short', 'salesInvoice', { '/series': '' }],
  ['too-long', 'salesInvoice', { '/lines/0/itemCode': '0'.repeat(51) }],
  ['unknown-code', 'salesInvoice', { '/counterpart/country': 'EL' }],
  ['date', 'salesInvoice', { '/issueDate': '20/11/2026' }],
  ['time', 'deliveryNote', { '/dispatchTime': '9:30' }],
  ['uid', 'tableCancellation', { '/multipleConnectedUids': ['1a2b'] }],
  ['guid', 'orderSlip', { '/tableAA': 'Table 5' }],
];

describe('a shape rule broken by facts', () => {
  test.each(brokenShapes)('is reported as shape/%s in %s', (name, sample, set, remove) => {
    for (const severity of [undefined, { 'shape/*': 'off' } as const]) {
      const { ok, document, issues } = checkUnknown(changed(factsSamples[sample], set, remove), {
        ...(severity && { severity }),
      });
      expect([ok, document]).toEqual([false, undefined]);
      expect(issues.map((issue) => [issue.rule, issue.severity])).toEqual([[`shape/${name}`, 'error']]);
    }
  });
});

describe('every rule about facts', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s has valid and breaking examples',
    (id, rule) => {
      expect(checkUnknown(factsOf(rule.good)).issues).toEqual([]);
      for (const example of withoutExample.includes(id) ? [] : rule.bad) {
        const { ok, document, issues } = checkUnknown(factsOf(example));
        expect(ok).toBe(rule.severity !== 'error');
        expect(document === undefined).toBe(rule.severity === 'error');
        expect([...new Set(issues.map((issue) => issue.rule))]).toEqual([id]);
        for (const { params } of issues) {
          for (const name of Object.keys(params))
            expect([...rule.params, 'min', 'max', 'expected']).toContain(name);
        }
      }
    },
  );

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s has messages that use only its params',
    (id, { params }) => {
      for (const words of [factsWords()[id], greek.rules?.[id]]) {
        const sentence = `${words?.what} ${words?.todo}`;
        expect(sentence).not.toContain('undefined');
        // The place comes from the path of an issue.
        for (const [, name] of sentence.matchAll(/\{(\w+)\}/g)) expect([...params, 'place']).toContain(name);
      }
    },
  );

  test('messages have no unfilled placeholder', () => {
    for (const { id, bad } of rules) {
      if (withoutExample.includes(id)) continue;
      for (const locale of [english, greek]) {
        for (const { message } of checkUnknown(factsOf(bad[0]), { locale }).issues) {
          expect(message).not.toMatch(/\{\w+\}|\[|\]/);
        }
      }
    }
  });
});
