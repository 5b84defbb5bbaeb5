import { greekSource } from '../../catalogue/sources/greek-source.js';
import type { Choice, ClassificationChoice, Sourced, VatChoice } from '../../choose/index.js';
import {
  expensesClassificationTypes,
  incomeClassificationCategories,
  incomeClassificationTypes,
  labelOf,
  otherTaxesCategories,
  vatCategories,
  vatExemptionCategories,
} from '../../codes/index.js';
import type { TextLook } from '../output/text-look.js';
import { wrap } from '../output/wrap.js';

/** A document that fits, with its VAT and classification, for people. */
export function choiceLines(choice: Choice, look: TextLook): string[] {
  const { style, language, words, width } = look;
  return [
    style.bold(`${choice.type} ${choice.label[language]}`),
    ...wrap(choice[language], '  ', width),
    ...codeLines(choice, look),
    ...sourceLines(choice, look),
    `  ${words.choose.vat}`,
    ...vatLines(choice.vat, look),
    `  ${words.choose.classification}`,
    ...classificationLines(choice.classification, look),
    '',
  ];
}

function codeLines({ codes, otherTaxes = [] }: Choice, { language, width }: TextLook): string[] {
  return [
    ...Object.entries(codes).map(([member, value]) => `  ${member}: ${value}`),
    ...otherTaxes.flatMap((code) =>
      row(`otherTaxes ${code}`, labelOf(otherTaxesCategories, code, language), width),
    ),
  ];
}

function vatLines(vat: VatChoice, look: TextLook): string[] {
  const { language, words, width } = look;
  return [
    ...vat.categories.flatMap((code) => row(code, labelOf(vatCategories, code, language), width)),
    ...vat.exemptions.flatMap((code) =>
      row(`${words.choose.exemption} ${code}`, labelOf(vatExemptionCategories, code, language), width),
    ),
    ...sourceLines(vat, look),
  ];
}

function classificationLines(classification: ClassificationChoice, look: TextLook): string[] {
  const { language, words, width } = look;
  const { income = [], expenses = [] } = classification;
  const rows = [
    ...income.flatMap(({ category, type }) => {
      const label =
        type === undefined
          ? labelOf(incomeClassificationCategories, category, language)
          : labelOf(incomeClassificationTypes, type, language);
      return row(`${category} ${type ?? ''}`.trim(), label, width);
    }),
    ...expenses.flatMap(({ category, type }) =>
      row(
        `${category} ${type ?? ''}`.trim(),
        type && labelOf(expensesClassificationTypes, type, language),
        width,
      ),
    ),
  ];
  return [...(rows.length > 0 ? rows : [`    ${words.choose.none}`]), ...sourceLines(classification, look)];
}

const row = (code: string | number, label: string | undefined, width: number): string[] =>
  wrap(`${code}  ${label ?? ''}`.trimEnd(), '    ', width);

function sourceLines(
  { source, confidence, ask }: Sourced,
  { style, language, words, width }: TextLook,
): string[] {
  const named = language === 'el' ? greekSource(source) : source;
  const stated = `${words.choose.source}: ${named} (${words.choose.confidence[confidence]})`;
  return [
    ...wrap(stated, '    ', width).map(style.dim),
    ...(ask === undefined
      ? []
      : wrap(`${words.choose.accountant}: ${ask[language]}`, '    ', width).map(style.yellow)),
  ];
}
