import { describe, expect, it } from 'vitest';
import { paymentMethodTypes, taxTypes } from '../../../../src/codes/index.js';
import { Speaker } from '../../../../src/print/model/speaker.js';
import { categoriesOf } from '../../../../src/print/model/tax-tables.js';

const CAPITAL_INSIDE = /\s\p{Lu}\p{Ll}/u;

describe('names of codes on Greek paper', () => {
  const say = new Speaker(['el']);
  const names = [taxTypes, paymentMethodTypes].flatMap((table) =>
    table.map(({ code }) => say.code(table, code)),
  );

  it('of taxes and payments have capitals only at the start, except in Latin names', () => {
    expect(names.filter((name) => CAPITAL_INSIDE.test(name))).toEqual(['Web Banking']);
  });

  it.each([
    [1, '1,2%'],
    [2, '2,4%'],
    [3, '3,6%'],
  ])('of the digital transaction fee %i end in its rate without a blank', (category, rate) => {
    expect(say.code(categoriesOf(4), category)).toBe(`Συντελεστής ${rate}`);
  });
});
