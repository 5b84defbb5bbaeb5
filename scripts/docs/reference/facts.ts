import * as facts from '../../../src/builders/facts/generated/shapes.js';
import * as leaves from '../../../src/builders/facts/leaves.js';
import type { TableName } from '../../../src/codes/index.js';
import * as payloadShapes from '../../../src/types/generated/shapes.js';
import { bare, type Shape } from '../../../src/types/shape.js';
import { anchorOf, lines, link, madeBy } from '../markdown.js';
import { leafWords } from './leaf-words.js';
import { type ShapeSection, shapeSections } from './shapes.js';
import { tableOfMember } from './tables-of-members.js';

const LEVY =
  'A levy on accommodation (categories 6 to 10 and 20 to 30) states its `amount`, or the whole stay: `firstNight`, `nights` and `rooms`.';

const SECTIONS: readonly ShapeSection[] = [
  { heading: 'A document', shapes: [facts.factsShape] },
  { heading: 'The issuer', shapes: [facts.issuerFactsShape] },
  { heading: 'The counterpart', shapes: [facts.recipientFactsShape], about: 'Who receives the document.' },
  { heading: 'A line', shapes: [facts.lineFactsShape] },
  {
    heading: 'A discount',
    shapes: [facts.discountFactsShape],
    about: 'On a line or on the document: a percent or an amount, not both.',
  },
  { heading: 'Income', shapes: [facts.incomeOfLineShape] },
  { heading: 'Expenses', shapes: [facts.expensesOfLineShape] },
  {
    heading: 'A tax on a line',
    shapes: [
      facts.lineTaxFactsOfWithheldTaxCategoriesShape,
      facts.lineTaxFactsOfFeesCategoriesShape,
      facts.lineTaxFactsOfStampDutyCategoriesShape,
    ],
    about: 'Withheld tax, fees or stamp duty (the digital transaction fee); each has its own table.',
  },
  { heading: 'Other taxes on a line', shapes: [facts.lineOtherTaxFactsShape], about: LEVY },
  { heading: 'Deductions on a line', shapes: [facts.lineDeductionFactsShape] },
  {
    heading: 'A tax on the document',
    shapes: [
      facts.taxFactsOfWithheldTaxCategoriesShape,
      facts.taxFactsOfFeesCategoriesShape,
      facts.taxFactsOfStampDutyCategoriesShape,
    ],
  },
  { heading: 'Other taxes on the document', shapes: [facts.otherTaxFactsShape], about: LEVY },
  { heading: 'Deductions on the document', shapes: [facts.deductionFactsShape] },
  { heading: 'A payment', shapes: [facts.paymentFactsShape] },
];

const payload = (heading: string, anchor: string): string => link(heading, `document.md#${anchor}`);

const codes = (...names: readonly TableName[]): string =>
  names.map((name) => link(name, `codes/${name}.md`)).join(', ');

/** Values that another page describes, or that only facts have. */
export const WORDS: ReadonlyMap<Shape, string> = new Map<Shape, string>([
  [payloadShapes.addressShape, payload('Address', 'address')],
  [payloadShapes.packageShape, payload('Package', 'package')],
  [payloadShapes.otherCorrelatedEntityShape, payload('Other correlated entity', 'other-correlated-entity')],
  [payloadShapes.printIssuerShape, payload('Print issuer', 'print-issuer')],
  [payloadShapes.printCounterpartShape, payload('Print counterpart', 'print-counterpart')],
  [payloadShapes.additionalDetailsShape, payload('Additional details', 'additional-details')],
  [leaves.serial, 'text, whole number or bigint'],
  [leaves.anyMark, 'MARK, as text or whole number'],
  [leaves.unit, `code or text: ${codes('measurementUnits')}`],
  [leaves.percentage, 'decimal, perhaps with `%`'],
  [leaves.timeOfDay, 'time `HH:mm` or `HH:mm:ss`'],
  [leaves.countryCode, `code, or the name of the country: ${codes('countries')}`],
  [leaves.cnCode, 'text of 8 digits, or of 10 characters'],
  [leaves.amountOrRest, 'decimal, or `"rest"`'],
  ...codesOfPayload(),
]);

/** The codes of members of the payload, whatever the name of the member in facts. */
function* codesOfPayload(): Generator<[Shape, string]> {
  for (const { members } of Object.values(payloadShapes)) {
    for (const [name, member] of Object.entries(members)) {
      const { shape } = bare(member);
      if (shape.kind !== 'code' && shape.kind !== 'integer') continue;
      const table = tableOfMember(name, shape);
      if (table !== undefined) yield [shape, `${leafWords(shape)}: ${codes(table)}`];
    }
  }
}

const taxCategory = `name or code: ${codes('withheldTaxCategories', 'feesCategories', 'stampDutyCategories')}`;
const otherTaxesCategory = `name or code: ${codes('otherTaxesCategories')}`;

/** The tables of the categories of taxes, by `heading.member`. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'A tax on a line.category': taxCategory,
  'A tax on the document.category': taxCategory,
  'Other taxes on a line.category': otherTaxesCategory,
  'Other taxes on the document.category': otherTaxesCategory,
};

/** Links to the objects of facts, for other pages. */
export const factsLinks: readonly (readonly [Shape, string])[] = SECTIONS.flatMap(({ heading, shapes }) =>
  shapes.map((shape) => [shape, link(heading, `facts.md#${anchorOf(heading)}`)] as const),
);

/** The page of facts, member by member. */
export const factsPage = (): string =>
  lines(
    madeBy('reference/facts.json'),
    '# Facts, member by member',
    `Facts are the input of \`buildDocument\` and \`parastatiko build\`; ${link('the guide', '../guide/facts.md')} explains them. A decimal is text such as \`"24.90"\`, a number that prints exactly, or a Decimal. A member that is not listed here is an error.`,
    shapeSections({ sections: SECTIONS, words: WORDS, own: CATEGORIES }),
  );
