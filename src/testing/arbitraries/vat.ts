import {
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

/** Exemptions for goods that leave the country, by destination. */
const { Article29, Article33, TaxFree } = VatExemptionCategory;
const leaving: Readonly<Record<Region, readonly number[]>> = {
  GR: [],
  EU: [Article33],
  nonEU: [Article29, TaxFree],
};
const exemptions = vatExemptionCategories.map(({ code }) => code);

/** No VAT, with a reason that fits the destination. */
export const exemptVat = (region: Region): Part =>
  fc
    .tuple(
      fc.constantFrom({ vat: 0 }, { vatCategory: 7 }, { vat: '0', vatCategory: 7 }),
      fc.constantFrom(...exemptions.filter((code) => !isLeaving(code) || leaving[region].includes(code))),
    )
    .map(([vat, vatExemptionCategory]) => ({ ...vat, vatExemptionCategory }));

const isLeaving = (code: number): boolean => Object.values(leaving).some((codes) => codes.includes(code));

const withoutVat: Part = fc.constantFrom({ vatCategory: VatCategory.WithoutVat });

/** No VAT, because it is exempt or not subject to VAT. */
export const noVat: Part = fc.oneof(withoutVat, exemptVat('GR'));

/** VAT at any rate, including exemptions. */
export const anyVat: Part = fc.oneof(
  { arbitrary: realVat, weight: 5 },
  { arbitrary: exemptVat('GR'), weight: 1 },
  { arbitrary: withoutVat, weight: 1 },
);
