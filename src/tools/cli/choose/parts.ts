import {
  expensesClassificationTypes,
  incomeClassificationCategories,
  incomeClassificationTypes,
  labelOf,
  otherTaxesCategories,
  vatCategories,
  vatExemptionCategories,
} from '../../../codes/index.js';
import type { Language } from '../../../types/inside.js';
import { greekSource } from '../../catalogue/greek-source.js';
import type { Choice, ClassificationChoice, Sourced } from '../../choose/index.js';
import type { CliWords } from '../words/index.js';

/** A part of an answer: codes with their names, where they are stated, and what is for the accountant. */
export interface ChoicePart {
  readonly rows: readonly (readonly [code: string, label: string])[];
  readonly source: string;
  readonly ask: string | undefined;
}

/** A document that fits the answers, in words. */
export interface ChoiceParts {
  readonly title: string;
  readonly about: string;
  readonly document: ChoicePart;
  readonly vat: ChoicePart;
  readonly classification: ChoicePart;
}

export interface ChoiceWords {
  readonly language: Language;
  readonly words: Pick<CliWords, 'choose'>;
}

/** A document that fits, with its VAT and classification, in a language. */
export function choiceParts(choice: Choice, said: ChoiceWords): ChoiceParts {
  const { language, words } = said;
  const { type, label, codes, otherTaxes = [], vat, classification } = choice;
  const part = (rows: ChoicePart['rows'], { source, confidence, ask }: Sourced): ChoicePart => {
    const named = language === 'el' ? greekSource(source) : source;
    return {
      rows,
      source: `${words.choose.source}: ${named} (${words.choose.confidence[confidence]})`,
      ask: ask === undefined ? undefined : `${words.choose.accountant}: ${ask[language]}`,
    };
  };
  const coded = (given: readonly number[], name: string, labelFor: (code: number) => string | undefined) =>
    given.map((code) => [`${name}${code}`, labelFor(code) ?? ''] as const);
  return {
    title: `${type} ${label[language]}`,
    about: choice[language],
    document: part(
      [
        ...Object.entries(codes).map(([member, value]) => [`${member}: ${value}`, ''] as const),
        ...coded(otherTaxes, 'otherTaxes ', (code) => labelOf(otherTaxesCategories, code, language)),
      ],
      choice,
    ),
    vat: part(
      [
        ...coded(vat.categories, '', (code) => labelOf(vatCategories, code, language)),
        ...coded(vat.exemptions, `${words.choose.exemption} `, (code) =>
          labelOf(vatExemptionCategories, code, language),
        ),
      ],
      vat,
    ),
    classification: part(classRows(classification, said), classification),
  };
}

function classRows(
  { income = [], expenses = [] }: ClassificationChoice,
  { language, words }: ChoiceWords,
): ChoicePart['rows'] {
  const rows = [
    ...income.map(({ category, type }) => {
      const label =
        type === undefined
          ? labelOf(incomeClassificationCategories, category, language)
          : labelOf(incomeClassificationTypes, type, language);
      return [`${category} ${type ?? ''}`.trim(), label ?? ''] as const;
    }),
    ...expenses.map(({ category, type }) => {
      const label = type && labelOf(expensesClassificationTypes, type, language);
      return [`${category} ${type ?? ''}`.trim(), label ?? ''] as const;
    }),
  ];
  return rows.length > 0 ? rows : [[words.choose.none, '']];
}
