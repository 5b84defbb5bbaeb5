import { contradictionOf } from '../../codes/exemption-contradicts.js';
import {
  type InvoiceType,
  VatCategory,
  VatExemptionCategory,
  vatCategories,
  vatCategoryOfPercent,
  vatExemptionCategories,
} from '../../codes/index.js';
import { fc } from '../fast-check.js';
import type { Region } from './parties.js';
import type { Part } from './parts.js';

/** The ways to state a VAT category: by percent if that is unambiguous, by category, or both. */
const waysOf = (category: number, percent: string | null): object[] => {
  const byCategory = { vatCategory: category };
  if (percent === null) return [byCategory];
  const both = { vat: percent, ...byCategory };
  if (!vatCategoryOfPercent(percent).ok) return [byCategory, both];
  return [{ vat: Number(percent) }, { vat: percent }, { vat: `${percent}.0` }, byCategory, both];
};

const taxed = vatCategories.flatMap(({ code, percent }) =>
  code === VatCategory.Exempt || code === VatCategory.WithoutVat ? [] : waysOf(code, percent),
);

/** VAT with a rate above zero. */
export const realVat: Part = fc.constantFrom(...taxed);

const exemptions = vatExemptionCategories.map(({ code }) => code);

/** Goods in luggage are sold to travellers, so they are left to retail and to exports. */
const isOfTravellers = (code: number, region: Region): boolean =>
  code === VatExemptionCategory.TaxFree && region !== 'nonEU';

/** No VAT, with a reason that nothing on the document contradicts. */
export const exemptVat = (type: InvoiceType, region: Region): Part => {
  const fitting = exemptions.filter(
    (code) =>
      contradictionOf(code, { type, region, isGoods: true }) === undefined && !isOfTravellers(code, region),
  );
  return fc
    .tuple(
      fc.constantFrom({ vat: 0 }, { vatCategory: 7 }, { vat: '0', vatCategory: 7 }),
      fc.constantFrom(...fitting),
    )
    .map(([vat, vatExemptionCategory]) => ({ ...vat, vatExemptionCategory }));
};

const withoutVat: Part = fc.constantFrom({ vatCategory: VatCategory.WithoutVat });

/** No VAT, because it is exempt or not subject to VAT. */
export const noVat = (type: InvoiceType, region: Region): Part =>
  fc.oneof(withoutVat, exemptVat(type, region));

/** VAT at any rate, including exemptions. */
export const anyVat = (type: InvoiceType, region: Region): Part =>
  fc.oneof(
    { arbitrary: realVat, weight: 5 },
    { arbitrary: exemptVat(type, region), weight: 1 },
    { arbitrary: withoutVat, weight: 1 },
  );
