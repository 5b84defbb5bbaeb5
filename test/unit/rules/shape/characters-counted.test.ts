import { describe, expect, it } from 'vitest';
import { applyExample } from '../../../../src/rules/engine/apply-example.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { documentSchema } from '../../../../src/schema/index.js';
import { found } from '../found.js';

const taric = (value: string) =>
  ({ sample: 'deliveryNote', set: { '/invoiceDetails/0/TaricNo': value } }) as const;
const accepted = (example: Parameters<typeof applyExample>[0]): boolean =>
  documentSchema.safeParse(applyExample(example)).success;

describe('TaricNo', () => {
  it('has ten characters, however many UTF-16 units they have', () => {
    for (const [value, length] of [
      ['😀😀😀😀😀', 5],
      ['123456789', 9],
      ['12345678901', 11],
      ['', 0],
    ] as const) {
      expect(found('shape/exact-length', taric(value))).toEqual([
        { at: 'invoiceDetails/0/TaricNo', params: { length, exact: 10 } },
      ]);
    }
    for (const right of ['1234567890', '😀'.repeat(10)]) {
      expect(found('shape/exact-length', taric(right))).toEqual([]);
    }
  });

  it('of another length is error 276 of the authority, and the message says what the ten are', () => {
    for (const value of ['123456789', '12345678901', '84733020']) {
      const issues = validate(applyExample(taric(value))).issues.filter(
        ({ severity }) => severity === 'error',
      );
      expect(issues).toMatchObject([{ rule: 'shape/exact-length', authorityCode: 276 }]);
      expect(issues[0]?.message).toContain('exactly 10: the 8 digits of the CN code and 00');
    }
  });

  it('is checked the same way by the zod schema', () => {
    expect(['1234567890', '😀'.repeat(10)].map((each) => accepted(taric(each)))).toEqual([true, true]);
    expect(['😀'.repeat(5), '123456789', '12345678901'].map((each) => accepted(taric(each)))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a date', () => {
  const dispatch = (value: string) =>
    ({ sample: 'deliveryNote', set: { '/invoiceHeader/dispatchDate': value } }) as const;

  it('has a year from 0001 on, like xs:date', () => {
    expect(found('shape/date', dispatch('0000-11-20'))).toHaveLength(1);
    expect(found('shape/date', dispatch('0001-11-20'))).toEqual([]);
    expect(accepted(dispatch('0000-11-20'))).toBe(false);
    expect(accepted(dispatch('0001-11-20'))).toBe(true);
  });
});
