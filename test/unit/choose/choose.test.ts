import { describe, expect, it, test } from 'vitest';
import { checkUnknown } from '../../../src/builders/index.js';
import { providerInvoiceTypes } from '../../../src/codes/index.js';
import { ArgumentError } from '../../../src/index.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { greekSource } from '../../../src/tools/catalogue/greek-source.js';
import { type Answers, type Choice, choose, type Question } from '../../../src/tools/choose/index.js';
import { cases } from './cases.js';

const classesOf = ({ classification: { income = [], expenses = [] } }: Choice): string[] =>
  [...income, ...expenses].map(({ category, type }) => [category, type].filter(Boolean).join(' '));

const rightOf = (choice: Choice) => [
  choice.type,
  choice.vat.categories,
  choice.vat.exemptions,
  classesOf(choice),
];

test('there are sixty cases', () => expect(cases).toHaveLength(60));

const named = cases.map(([about, answers, ...right]) => ({ about, answers, right }));

test.each(named)('the document, the VAT and the classification of $about', ({ answers, right }) => {
  const { question, choices } = choose(answers);
  expect(question).toBeUndefined();
  expect(choices.map(rightOf)).toEqual(right);
});

/** All answers that can be given, with the questions that are assumed. */
function* allAnswers(given: Answers = {}): Generator<Answers> {
  const { question, assumed } = choose(given);
  const open: Question | undefined = question ?? assumed[0];
  if (open === undefined) yield given;
  else for (const { id } of open.options) yield* allAnswers({ ...given, [open.id]: id });
}

describe('every way through the questions', () => {
  const ways = [...allAnswers()];
  const choices = ways.flatMap((answers) => choose(answers).choices);

  it('ends with a document', () => {
    expect(ways.length).toBeGreaterThan(400);
    expect(ways.filter((answers) => choose(answers).choices.length === 0)).toEqual([]);
  });

  it('has examples that build and have no error', () => {
    const faulty = choices.flatMap(({ facts }) =>
      checkUnknown(facts).issues.filter(({ severity }) => severity === 'error'),
    );
    expect(faulty).toEqual([]);
  });

  it('has an example with the VAT and the classification that it states', () => {
    for (const choice of choices) {
      const { document } = checkUnknown(choice.facts);
      const line = document?.invoiceDetails.at(-1);
      expect(document?.invoiceHeader.invoiceType).toBe(choice.type);
      expect(choice.vat.categories).toContain(line?.vatCategory);
      if (line?.vatCategory === 7) expect(choice.vat.exemptions).toContain(line.vatExemptionCategory);
      const rows = line?.incomeClassification ?? line?.expensesClassification ?? [];
      for (const row of rows)
        expect(classesOf(choice)).toContain(
          [row.classificationCategory, row.classificationType].filter(Boolean).join(' '),
        );
    }
  });

  it('leads to every document type of the provider channel', () => {
    const types = new Set<string>(choices.map(({ type }) => type));
    expect(providerInvoiceTypes.filter((type) => !types.has(type))).toEqual([]);
  });

  it('names a source and how sure it is, and what is left to the accountant wherever sources differ', () => {
    for (const { type, vat, classification, ...document } of choices) {
      for (const part of [document, vat, classification]) {
        expect(part.source, type).not.toBe('');
        if (part.confidence === 'disputed') expect(part.ask, type).toBeDefined();
      }
    }
  });
});

test.each([
  ['hotel12', 20, 6],
  ['hotel3', 21, 7],
  ['hotel4', 22, 8],
  ['hotel5', 23, 9],
  ['rooms', 24, 10],
  ['shortTerm', 25, 28],
  ['house', 26, 29],
  ['villa', 27, 30],
] as const)('the levies of %s in the high and the low season', (lodging, high, low) => {
  expect(choose({ what: 'stay', lodging }).choices[0]?.otherTaxes).toEqual([high, low]);
});

describe('a question', () => {
  it('comes first, in both languages', () => {
    const { question, choices } = choose();
    expect(question).toMatchObject({ id: 'what', en: 'What is it about?', el: 'Για τι πρόκειται;' });
    expect(choices).toEqual([]);
  });

  it('offers only answers that fit those already given', () => {
    expect(choose({ vat: 'reverseCharge' }).question?.options.map(({ id }) => id)).toEqual([
      'goods',
      'services',
      'fuel',
      'bill',
      'contract',
      'thirdParties',
      'simplified',
    ]);
    const { assumed } = choose({ what: 'services', buyer: 'consumer' });
    const vat = assumed.find(({ id }) => id === 'vat');
    expect(vat?.options.map(({ id }) => id)).not.toContain('reverseCharge');
  });

  it('that was not asked may be assumed, and says so', () => {
    const { assumed } = choose({ what: 'goods', buyer: 'business' });
    expect(assumed.map(({ id, default: answer }) => `${id}=${answer}`)).toEqual([
      'place=greece',
      'goods=merchandise',
      'delivery=no',
      'issuer=seller',
      'vat=usual',
    ]);
  });
});

describe('an answer is refused', () => {
  const codeOf = (answers: unknown): string | undefined => {
    try {
      choose(answers as Answers, { locale: el });
    } catch (error) {
      return ArgumentError.isArgumentError(error) ? `${error.code}: ${error.message}` : String(error);
    }
    return undefined;
  };

  it('if its question is unknown', () => {
    expect(codeOf({ who: 'me' })).toMatch(/^arguments\/unknown-question: Δεν υπάρχει ερώτηση who\./);
  });

  it('if it is unknown', () => {
    expect(codeOf({ buyer: 'dog' })).toMatch(/^arguments\/unknown-answer: Το dog δεν είναι απάντηση/);
    expect(codeOf({ what: 7 })).toMatch(/^arguments\/unknown-answer/);
  });

  it('if it contradicts another', () => {
    expect(codeOf({ what: 'rent', buyer: 'business' })).toMatch(/^arguments\/needless-answer/);
    expect(codeOf({ what: 'services', buyer: 'consumer', vat: 'reverseCharge' })).toMatch(
      /^arguments\/needless-answer/,
    );
  });
});

test('every source has a Greek form', () => {
  const sources = new Set(
    [...allAnswers()].flatMap((answers) =>
      choose(answers).choices.flatMap((choice) =>
        [choice, choice.vat, choice.classification].map(({ source }) => source),
      ),
    ),
  );
  for (const source of sources) {
    const latin = greekSource(source).match(/[A-Za-z]{2,}/g) ?? [];
    expect(
      latin.filter((word) => !['recType', 'fuelInvoice', 'selfPricing'].includes(word)),
      source,
    ).toEqual([]);
  }
});

test('a question that only one answer fits is not asked', () => {
  const { question, choices } = choose({ credited: 'invoice' });
  expect(question).toBeUndefined();
  expect(choices.map(({ type }) => type)).toEqual(['5.1']);
});

test('an example is of the day in Athens on which it is asked for, a stay of the night before', () => {
  const now = new Date('2027-02-28T22:30:00Z');
  const [stay] = choose({ what: 'stay', lodging: 'villa' }, { now }).choices;
  expect(stay?.facts).toMatchObject({
    issueDate: '2027-03-01',
    lines: [{ otherTaxes: { firstNight: '2027-02-28', nights: 1 } }],
  });
  const [note] = choose({ what: 'movement', note: 'single' }, { now }).choices;
  expect(note?.facts).toMatchObject({ issueDate: '2027-03-01', dispatchDate: '2027-03-01' });
  // From 2027 on, the shop adds the code of the goods.
  expect(checkUnknown(note?.facts, { now }).issues.map(({ rule }) => rule)).toEqual([
    'lines/cn-code-missing',
  ]);
  expect(() => choose({}, { now: new Date(Number.NaN) })).toThrow(ArgumentError);
});
