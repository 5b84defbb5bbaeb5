import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

describe('a printed purpose', () => {
  const RULE = 'movement/purpose-label-mismatch';
  const labelled = (movePurposeLabel: string, movePurpose?: number) =>
    ({
      sample: 'deliveryNote',
      set: {
        '/invoiceHeader/movePurposeLabel': movePurposeLabel,
        ...(movePurpose !== undefined && { '/invoiceHeader/movePurpose': movePurpose }),
      },
    }) as const;

  it('is compared with the filed purpose in both languages', () => {
    expect(finds(RULE, labelled('Πώληση', 1))).toBe(false);
    expect(finds(RULE, labelled('Sale', 1))).toBe(false);
    expect(found(RULE, labelled('Πώληση', 3))).toMatchObject([
      { params: { label: 'Πώληση', movePurpose: 3 } },
    ]);
    expect(found(RULE, labelled('Sale', 3))).toMatchObject([{ params: { label: 'Sale', movePurpose: 3 } }]);
  });

  it('is not compared if it is free text, or there is no filed purpose', () => {
    expect(finds(RULE, labelled('κατόπιν συνεννόησης', 1))).toBe(false);
    const remove = ['/invoiceHeader/movePurpose'];
    expect(finds(RULE, { ...labelled('Πώληση'), remove })).toBe(false);
  });
});

describe('placeholders of an address', () => {
  const placed = (member: string, value: string) =>
    finds('movement/address-placeholder', {
      sample: 'deliveryNote',
      set: { [`/invoiceHeader/otherDeliveryNoteHeader/deliveryAddress/${member}`]: value },
    });

  it.each(['street', 'number', 'postalCode', 'city'])('must be the whole %s', (member) => {
    const placeholders = ['-', '--', '...', 'none', 'N/A', 'XXX', 'xxxxx'];
    expect(placeholders.filter((each) => !placed(member, each))).toEqual([]);
    const real = ['Α-', '-1', 'Χ 00', 'nonesuch', 'Old NONE', 'XXX1', '1XXX', '10', '100', 'XX'];
    expect(real.filter((each) => placed(member, each))).toEqual([]);
  });

  it('can be zeros, except as a house number', () => {
    const zeros = (member: string) => [placed(member, '0'), placed(member, '00000')];
    expect(['street', 'number', 'postalCode', 'city'].map(zeros)).toEqual([
      [true, true],
      [false, false],
      [true, true],
      [true, true],
    ]);
  });
});
