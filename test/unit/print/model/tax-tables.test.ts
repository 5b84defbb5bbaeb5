import { expect, it } from 'vitest';
import { renderDocument } from '../../../../src/print/index.js';
import { categoriesOf } from '../../../../src/print/model/tax-tables.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { bodyOf } from '../read-page.js';

const FEES = 2;
const OTHER_TAXES = 3;
const nameOf = (taxType: number, category: number) => {
  const { el, en } = categoriesOf(taxType).find(({ code }) => code === category) ?? {};
  return [el, en];
};

it.each([
  [OTHER_TAXES, 8, 'Ξενοδοχεία 4 αστέρων', 'Hotels 4 stars'],
  [OTHER_TAXES, 22, 'Ξενοδοχεία 4 αστέρων (ανά Δωμ./Διαμ.)', 'Hotels 4 stars (per Room/Night)'],
  [
    FEES,
    8,
    'Περιβαλλοντικό Τέλος & πλαστικής σακούλας ν. 2339/2001 αρ. 6α',
    'Environmental fee & plastic bag v. 2339/2001 art. 6a',
  ],
  [FEES, 17, 'Τέλος ανακύκλωσης [άρθρο 80 ν. 4819/2021]', 'Recycling fee [article 80 v. 4819/2021]'],
])('a category is printed without the price of its table: %d, %d', (taxType, category, el, en) => {
  expect(nameOf(taxType, category)).toEqual([el, en]);
});

it('no category is printed with a price, other than the bounds of accounts and rates', () => {
  const names = [1, FEES, OTHER_TAXES, 4].flatMap((type) =>
    categoriesOf(type).flatMap(({ el, en }) => [el, en]),
  );
  const priced = names.filter(
    (name) => /\d[.,]\d{2}(?!\d)/.test(name ?? '') && !/account|λογαριασμό/.test(name ?? ''),
  );
  expect(priced).toEqual([]);
});

it('a page shows what was charged, not what the table says', () => {
  const [line] = samples.retailReceipt.invoiceDetails;
  const document = {
    ...samples.retailReceipt,
    invoiceDetails: [{ ...line, feesPercentCategory: 8, feesAmount: 0.09 }],
  };
  const text = bodyOf(renderDocument(document, { language: 'el' }));
  expect(text).toContain('0,09');
  expect(text).not.toContain('0,07');
});
