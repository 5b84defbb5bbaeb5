import { describe, expect, it } from 'vitest';
import { validate } from '../../../../src/rules/validate/validate.js';
import { change } from '../totals/change.js';

const BLOCK = 'providerB2gAdditionalInvoiceDetails';
const CPV = [{ classificationIdentifier: '30213100-6', classificationIdentifierScheme: 'STI' }];
const COMPLETE = {
  contractReference: '21SYMV000001',
  budget: { type: 1, identifier: 'ΨΑΒΓ465ΧΘ7-ΑΒΓ' },
  buyerIdentifiers: [{ buyerIdentifier: '1020.E00697.0001' }],
};

/** The sample invoice has two lines. */
const forAuthority = (block: unknown, lines: Readonly<Record<string, unknown>> = {}) =>
  change('salesInvoice', {
    [`/${BLOCK}`]: block,
    '/invoiceDetails/0/itemClassificationIdentifiers': CPV,
    '/invoiceDetails/1/itemClassificationIdentifiers': CPV,
    ...lines,
  });

const issuesOf = (document: unknown, options?: { readonly publicSector?: boolean }) =>
  validate(document, options).issues.map(
    ({ severity, rule, path, params }) =>
      `${severity} ${rule} ${path.join('/')}${params['value'] === undefined ? '' : ` ${params['value']}`}`,
  );

describe('a document to the public sector', () => {
  it('keeps its members, and has no issue if it is complete', () => {
    const members = { QuantityUnitsUblCode: 'H87', itemCodification: [{ code: '7' }] };
    const document = forAuthority(COMPLETE, {
      '/invoiceDetails/0/QuantityUnitsUblCode': members.QuantityUnitsUblCode,
      '/invoiceDetails/0/itemCodification': members.itemCodification,
    });
    expect(issuesOf(document)).toEqual([]);
    expect(issuesOf(document, { publicSector: true })).toEqual([]);
  });

  it('is recognised by its block, written in any case', () => {
    const { [BLOCK]: block, ...rest } = forAuthority(COMPLETE) as unknown as Record<string, unknown>;
    expect(issuesOf({ ...rest, ProviderB2GAdditionalInvoiceDetails: block })).toEqual([]);
  });

  it('still reports unknown members', () => {
    expect(issuesOf(forAuthority(COMPLETE, { '/invoiceDetails/0/colour': 'red' }))).toEqual([
      'warning shape/unknown-member invoiceDetails/0/colour',
    ]);
  });

  it.each([
    ['30213100-6', true],
    ['30213100', true],
    ['3021310-6', false],
    ['30213100-66', false],
    ['', false],
  ])('needs a CPV code on each line: "%s" is valid: %s', (cpv, isOne) => {
    const at = 'invoiceDetails/1/itemClassificationIdentifiers';
    const lines = { [`/${at}`]: [{ classificationIdentifier: cpv }] };
    const expected = `warning shape/cpv ${at}${cpv === '' ? '' : ` ${cpv}`}`;
    expect(issuesOf(forAuthority(COMPLETE, lines))).toEqual(isOne ? [] : [expected]);
  });

  it('needs a CPV code even if the line has no such member', () => {
    expect(
      issuesOf(forAuthority(COMPLETE, { '/invoiceDetails/0/itemClassificationIdentifiers': undefined })),
    ).toEqual(['warning shape/cpv invoiceDetails/0/itemClassificationIdentifiers']);
  });

  it.each([undefined, '', '  '])('needs a contract: %j is invalid', (contractReference) => {
    expect(issuesOf(forAuthority({ ...COMPLETE, contractReference }))).toEqual([
      `warning shape/contract-missing ${BLOCK}`,
    ]);
  });

  it.each([
    ['1020.E00697.0001', true],
    ['1020.Ε00697.0001', true],
    ['1020.E00697.001', false],
    ['1020.00697.0001', false],
    ['1020E006970001', false],
  ])('needs the code of a contracting authority: %s is valid: %s', (buyerIdentifier, isOne) => {
    const document = forAuthority({ ...COMPLETE, buyerIdentifiers: [{ buyerIdentifier }] });
    const expected = `warning shape/contracting-authority ${BLOCK} ${buyerIdentifier}`;
    expect(issuesOf(document)).toEqual(isOne ? [] : [expected]);
  });

  it.each([{}, null, [], 'text', 7])('lacks contract and authority if its block is %j', (block) => {
    expect(issuesOf(forAuthority(block)).filter((each) => each.includes(BLOCK))).toEqual([
      `warning shape/contract-missing ${BLOCK}`,
      `warning shape/contracting-authority ${BLOCK}`,
    ]);
  });

  it('is checked without a block if the caller says where it goes', () => {
    expect(issuesOf(change('salesInvoice', {}), { publicSector: true })).toEqual([
      'warning shape/cpv invoiceDetails/0/itemClassificationIdentifiers',
      'warning shape/cpv invoiceDetails/1/itemClassificationIdentifiers',
      `warning shape/contract-missing ${BLOCK}`,
      `warning shape/contracting-authority ${BLOCK}`,
    ]);
  });
});

describe('members for the public sector on another document', () => {
  it('are lost, also those of lines', () => {
    const { [BLOCK]: _, ...plain } = forAuthority(COMPLETE) as unknown as Record<string, unknown>;
    expect(issuesOf(plain)).toEqual([
      'warning shape/public-sector-block invoiceDetails/0/itemClassificationIdentifiers',
      'warning shape/public-sector-block invoiceDetails/1/itemClassificationIdentifiers',
    ]);
  });

  it('are lost with the block, if the caller says so', () => {
    expect(issuesOf(change('salesInvoice', { [`/${BLOCK}`]: COMPLETE }), { publicSector: false })).toEqual([
      `warning shape/public-sector-block ${BLOCK}`,
    ]);
  });

  it('are not required', () => {
    expect(issuesOf(change('salesInvoice', {}))).toEqual([]);
  });
});

describe('values for the public sector that are not documents', () => {
  it.each([{}, [], null, 7, { invoiceDetails: 7 }, { invoiceDetails: [null, 7] }])(
    'never throw: %j',
    (value) => {
      expect(() => validate(value, { publicSector: true })).not.toThrow();
    },
  );

  it('are read to a limited depth and length', () => {
    let deep: unknown = '1020.E00697.0001';
    for (let depth = 0; depth < 50_000; depth += 1) deep = { deeper: deep };
    expect(issuesOf(forAuthority({ ...COMPLETE, buyerIdentifiers: deep }))).toEqual([
      `warning shape/contracting-authority ${BLOCK}`,
    ]);
  });

  it('are reported if the option itself is invalid', () => {
    const { skipped } = validate(change('salesInvoice', {}), { publicSector: 'yes' as never });
    expect(skipped.map(({ why }) => why)).toContain('option-flag');
  });
});
