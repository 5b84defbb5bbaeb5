import { describe, expect, it } from 'vitest';
import { validate } from '../../../../src/rules/validate/validate.js';
import { type Declared, invoiceElements } from '../../registry/schema.js';

/** The groups of the authority's schema, and where a document has them. */
const GROUPS: readonly [group: string, place: readonly (string | number)[]][] = [
  ['', []],
  ['issuer', ['issuer']],
  ['counterpart', ['counterpart']],
  ['counterpart.address', ['counterpart', 'address']],
  ['invoiceHeader', ['invoiceHeader']],
  ['invoiceHeader.otherCorrelatedEntities', ['invoiceHeader', 'otherCorrelatedEntities', 0]],
  ['paymentMethods.paymentMethodDetails', ['paymentMethods', 0]],
  ['invoiceDetails', ['invoiceDetails', 0]],
  ['invoiceDetails.incomeClassification', ['invoiceDetails', 0, 'incomeClassification', 0]],
  ['invoiceDetails.expensesClassification', ['invoiceDetails', 0, 'expensesClassification', 0]],
  ['taxesTotals.taxes', ['taxesTotals', 0]],
  ['invoiceSummary', ['invoiceSummary']],
];

const elementsOf = (group: string): Declared[] =>
  group
    .split('.')
    .filter((name) => name !== '')
    .reduce(
      (within: Declared[], name) => within.find((element) => element.name === name)?.within ?? [],
      invoiceElements,
    );

/** A document that has one member only, at a place. */
const withOnly = (place: readonly (string | number)[], name: string): unknown =>
  place.reduceRight<unknown>((inside, step) => (typeof step === 'number' ? [inside] : { [step]: inside }), {
    [name]: 'x',
  });

/** The rules that report a name that a document does not have. */
function reported(place: readonly (string | number)[], name: string): string[] {
  const own = [...place, name].join('/');
  return validate(withOnly(place, name))
    .issues.filter(({ rule, path }) => path.join('/') === own && rule.endsWith('-member'))
    .map(({ rule }) => rule);
}

describe("a member of the authority's schema that a document does not have", () => {
  it.each(GROUPS)('is reported as known to the authority: %s', (group, place) => {
    const names = elementsOf(group).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => reported(place, name).includes('shape/unknown-member'))).toEqual([]);
  });

  it('is reported as known only in its place', () => {
    expect(reported(['paymentMethods', 0], 'tipAmount')).toEqual(['shape/undescribed-member']);
    expect(reported(['issuer'], 'documentIdNo')).toEqual(['shape/undescribed-member']);
    expect(reported(['invoiceDetails', 0, 'expensesClassification', 0], 'vatAmount')).toEqual([
      'shape/undescribed-member',
    ]);
    expect(reported(['invoiceDetails', 0], 'vatAmount')).toEqual([]);
  });

  it('is reported apart if only the authority fills it', () => {
    const filled = ['uid', 'mark', 'cancelledByMark', 'authenticationCode', 'qrCodeUrl'];
    for (const name of filled) expect(reported([], name)).toEqual(['shape/filled-member']);
    const { issues } = validate({ uid: 'A'.repeat(40) });
    expect(issues.find(({ path }) => path[0] === 'uid')).toMatchObject({
      severity: 'warning',
      authorityCode: 273,
    });
  });

  it('can belong to a movement', () => {
    expect(reported([], 'deliveryLifecycle')).toEqual(['shape/undescribed-member']);
  });
});
