import { describe, expect, it } from 'vitest';
import { checkUnknown } from '../../../src/builders/check-document.js';
import { namesInFacts } from '../../../src/builders/facts/generated/wire-names.js';
import { factsOf } from '../../../src/builders/from-document/facts-of.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { documentRules } from '../../../src/rules/document-rules.js';
import { applyExample } from '../../../src/rules/engine/apply-example.js';
import { circumstancesOf } from '../../../src/rules/validate/circumstances.js';
import type { Issue } from '../../../src/types/index.js';
import { everyKind } from './every-kind.js';

/** What documents call a member of facts, and objects that facts do not have. */
const PAYLOAD = [
  ...namesInFacts.keys(),
  'providerAdditionalInvoiceDetails',
  'additionalDetails',
  'otherDeliveryNoteHeader',
  'invoiceHeader',
];

/** The payload names in the messages of issues, except where the caller wrote them. */
function payloadNames(issues: readonly Issue[]): string[] {
  return issues.flatMap(({ rule, message }) =>
    rule === 'shape/unknown-member'
      ? []
      : (message.match(/[A-Za-z]\w*/g) ?? [])
          .filter((word) => PAYLOAD.includes(word))
          .map((word) => `${rule}: ${word}`),
  );
}

const messagesOf = (facts: unknown, options = {}): string[] =>
  [{}, { locale: el }].flatMap((language) =>
    payloadNames(checkUnknown(facts, { ...options, ...language }).issues),
  );

/** Facts from which a document comes that a rule is about. */
const bad = documentRules.flatMap(({ id, bad: examples }) =>
  examples.map((example) => [id, example] as const),
);

describe('issues about facts name members of facts', () => {
  it('in every rule of documents', () => {
    const found = bad.flatMap(([id, example]) => {
      const { related: _, ...circumstances } = circumstancesOf(example) as Record<string, unknown>;
      return messagesOf(factsOf(applyExample(example)).facts, circumstances).map((name) => [id, name]);
    });
    expect(found).toEqual([]);
  });

  it.each(Object.entries(everyKind))('of %s, whatever is wrong with a member', (_, builder) => {
    const { facts } = factsOf(builder.check().document);
    const found = spoiled(facts as object).flatMap((each) => messagesOf(each));
    expect([...new Set(found)]).toEqual([]);
  });

  it('and issues about the built document do so by their messages', () => {
    const { issues } = checkUnknown({
      type: '1.1',
      series: 'A',
      aa: '1',
      issueDate: '2026-11-20',
      issuer: { vatNumber: '800123456', country: 'GR', branch: 0 },
      counterpart: { vatNumber: '987654324', country: 'GR', branch: 0 },
      lines: [{ description: 'Κιβώτια', quantity: 2, unit: 7, unitPrice: 5, vat: 24, income: 'goods' }],
      payments: [{ type: 3, amount: 'rest' }],
    });
    const about = (rule: string) => issues.filter((each) => each.rule === rule).map(({ message }) => message);
    expect(about('print/issuer-missing').join()).not.toContain('providerAdditionalInvoiceDetails');
    expect(about('lines/unit-needs-more').join()).toContain('otherMeasurementUnitQuantity');
  });
});

/** The facts with each member, at any depth, removed or replaced by something else. */
function spoiled(facts: object): unknown[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const inside =
      typeof value === 'object' && value !== null ? spoiled(value).map((each) => put(facts, name, each)) : [];
    return [undefined, -1, 'x'].map((each) => put(facts, name, each)).concat(inside);
  });
}

const put = (holder: object, name: string, value: unknown): unknown =>
  Array.isArray(holder)
    ? holder.map((item, index) => (String(index) === name ? value : item))
    : { ...holder, [name]: value };
