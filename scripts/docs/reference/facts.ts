import * as classification from '../../../src/builders/facts/classification.js';
import { factsShape } from '../../../src/builders/facts/facts.js';
import { lineFactsShape } from '../../../src/builders/facts/line.js';
import { issuerFactsShape, partyFactsShape } from '../../../src/builders/facts/party.js';
import { paymentFactsShape } from '../../../src/builders/facts/payment.js';
import * as taxes from '../../../src/builders/facts/taxes.js';
import type { TableName } from '../../../src/codes/index.js';
import {
  additionalDetailsShape,
  addressShape,
  otherCorrelatedEntityShape,
  packageShape,
  printCounterpartShape,
  printIssuerShape,
} from '../../../src/types/generated/shapes.js';
import type { Shape } from '../../../src/types/shape.js';
import { lines, link, madeBy } from '../markdown.js';
import { shapeComments } from './member-comments.js';
import { type ShapeSection, shapeSections } from './shapes.js';

const { withheldShapes, feesShapes, stampDutyShapes, otherTaxesShapes, deductionsShapes } = taxes;

const LEVY =
  'A levy on accommodation (categories 6 to 10 and 20 to 30) states its `amount`, or the whole stay: `firstNight`, `nights` and `rooms`.';

const SECTIONS: readonly ShapeSection[] = [
  { heading: 'A document', shapes: [factsShape], declared: 'factsShape' },
  { heading: 'The issuer', shapes: [issuerFactsShape], declared: 'issuerFactsShape' },
  { heading: 'The counterpart', shapes: [partyFactsShape], declared: 'partyFactsShape' },
  { heading: 'A line', shapes: [lineFactsShape], declared: 'lineFactsShape' },
  {
    heading: 'A discount',
    shapes: [taxes.discountShape],
    declared: 'discountShape',
    about: 'On a line or on the document: a percent or an amount, not both.',
  },
  { heading: 'Income', shapes: [classification.incomeFactsShape], declared: 'incomeFactsShape' },
  { heading: 'Expenses', shapes: [classification.expensesFactsShape], declared: 'expensesFactsShape' },
  {
    heading: 'A tax on a line',
    shapes: [withheldShapes.line, feesShapes.line, stampDutyShapes.line],
    declared: 'ofCategory.document',
    about: 'Withheld tax, fees or stamp duty (the digital transaction fee); each has its own table.',
  },
  {
    heading: 'Other taxes on a line',
    shapes: [otherTaxesShapes.line],
    declared: 'otherTaxesShapes.line',
    about: LEVY,
  },
  { heading: 'Deductions on a line', shapes: [deductionsShapes.line], declared: 'deductionsShapes.document' },
  {
    heading: 'A tax on the document',
    shapes: [withheldShapes.document, feesShapes.document, stampDutyShapes.document],
    declared: 'ofCategory.document',
  },
  {
    heading: 'Other taxes on the document',
    shapes: [otherTaxesShapes.document],
    declared: 'otherTaxesShapes.document',
    about: LEVY,
  },
  {
    heading: 'Deductions on the document',
    shapes: [deductionsShapes.document],
    declared: 'deductionsShapes.document',
  },
  { heading: 'A payment', shapes: [paymentFactsShape], declared: 'paymentFactsShape' },
];

const payload = (heading: string, anchor: string): string => link(heading, `document.md#${anchor}`);

const ELSEWHERE = new Map<Shape, string>([
  [addressShape, payload('Address', 'address')],
  [packageShape, payload('Package', 'package')],
  [otherCorrelatedEntityShape, payload('Other correlated entity', 'other-correlated-entity')],
  [printIssuerShape, payload('Print issuer', 'print-issuer')],
  [printCounterpartShape, payload('Print counterpart', 'print-counterpart')],
  [additionalDetailsShape, payload('Additional details', 'additional-details')],
]);

const codes = (...names: readonly TableName[]): string =>
  names.map((name) => link(name, `codes/${name}.md`)).join(', ');

const taxCategory = `code: ${codes('withheldTaxCategories', 'feesCategories', 'stampDutyCategories')}`;

const otherTaxesCategory = `code: ${codes('otherTaxesCategories')}`;

const onDocument = `${link('A tax on the document', '#a-tax-on-the-document')} or a list of it`;

/** What the members take that the library reads by itself. */
const OWN: Readonly<Record<string, string>> = {
  'A document.type': `code: ${codes('invoiceTypes')}`,
  'Income.type': `code: ${codes('incomeClassificationTypes')}`,
  'Income.category': `code: ${codes('incomeClassificationCategories')}`,
  'Expenses.type': `code: ${codes('expensesClassificationTypes')}`,
  'Expenses.category': `code: ${codes('expensesClassificationCategories')}`,
  'A tax on a line.category': taxCategory,
  'A tax on the document.category': taxCategory,
  'Other taxes on a line.category': otherTaxesCategory,
  'Other taxes on the document.category': otherTaxesCategory,
  aa: 'text, whole number or bigint',
  correlatedInvoices: 'list of MARKs, as text or whole numbers',
  multipleConnectedMarks: 'list of MARKs, as text or whole numbers',
  'A document.withheld': onDocument,
  'A document.fees': onDocument,
  'A document.stampDuty': onDocument,
  'A document.otherTaxes': `${link('Other taxes on the document', '#other-taxes-on-the-document')} or a list of it`,
  'A document.deductions': `${link('Deductions on the document', '#deductions-on-the-document')} or a list of it`,
  unit: `code or text: ${codes('measurementUnits')}`,
  income: `\`"goods"\`, \`"services"\`, ${link('Income', '#income')} or a list of it`,
  expenses: `${link('Expenses', '#expenses')} or a list of it`,
  'A payment.amount': 'decimal, or `"rest"`',
};

/** The page of the facts, member by member. */
export const factsPage = (): string =>
  lines(
    madeBy('src/builders/facts'),
    '# Facts, member by member',
    `Facts are what \`buildDocument\` and \`parastatiko build\` take; ${link('the guide', '../guide/facts.md')} tells how they are meant. A decimal is a text such as \`"24.90"\`, a number that prints exactly, or a Decimal. A member that is not here is an error.`,
    shapeSections({
      sections: SECTIONS,
      comments: shapeComments('src/builders/facts'),
      elsewhere: ELSEWHERE,
      own: OWN,
    }),
  );
