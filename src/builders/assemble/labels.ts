import { exemptionLabels } from '../../codes/generated/code-facts.js';
import {
  type CodeRow,
  invoiceTypes,
  labelOf,
  measurementUnits,
  movePurposes,
  paymentMethodTypes,
  taxTypes,
} from '../../codes/index.js';
import type { Language } from '../../types/language.js';
import { assembledWords } from './generated/assembled.js';

/** The language of a `documentLanguageCode`; Greek unless it is English. */
export const languageOf = (code: string | undefined): Language => (code === 'EN' ? 'en' : 'el');

type Labels = ReadonlyMap<string | number, string | undefined>;

/** Labels by code, in both languages. Each is looked up once. */
function labelsOf(
  table: readonly CodeRow[],
): (code: string | number, language: Language) => string | undefined {
  const labelsIn = (language: Language): Labels =>
    new Map(table.map(({ code }) => [code, labelOf(table, code, language)]));
  let el: Labels | undefined;
  let en: Labels | undefined;
  return (code, language) => {
    if (language === 'en') {
      en ??= labelsIn('en');
      return en.get(code);
    }
    el ??= labelsIn('el');
    return el.get(code);
  };
}

export const documentLabel = labelsOf(invoiceTypes);
export const unitLabel = labelsOf(measurementUnits);
export const purposeLabel = labelsOf(movePurposes);
export const paymentLabel = labelsOf(paymentMethodTypes);
export const taxLabel = labelsOf(taxTypes);
export const exemptionLabel = labelsOf(exemptionLabels.map(([code, el, en]) => ({ code, el, en })));

/** A country as printed: Greece by name, others by code. */
export const printedCountry = (country: string, language: Language): string =>
  country === 'GR' ? assembledWords.greece[language] : country;
