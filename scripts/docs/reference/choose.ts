import {
  incomeClassificationTypes,
  invoiceTypes,
  labelOf,
  vatCategories,
  vatExemptionCategories,
} from '../../../src/codes/index.js';
import { greekSource } from '../../../src/tools/catalogue/greek-source.js';
import { table as choices } from '../../../src/tools/choose/generated/table.js';
import type { ClassificationRow, Sourced, When } from '../../../src/tools/choose/table-types.js';
import type { Language } from '../../../src/types/language.js';
import { block, inline, lines, madeBy, table } from '../markdown.js';
import type { Pages } from '../pages.js';

const words = {
  en: {
    title: 'Which document do I issue?',
    intro:
      'Questions and answers that lead to the type of a document, its VAT and its classification. `parastatiko choose` asks them at a terminal, `choose` of `parastatiko/choose` answers programs. Each row names its source and how sure it is. What the sources leave open is for the accountant.',
    document: 'The document',
    vat: 'VAT',
    vatIntro: 'The first row that applies. Which rate an item has is not in the tables of the tax authority.',
    income: 'Classification',
    incomeIntro: 'The first row that applies. If a row has several, each of them can be right.',
    heads: {
      when: 'Answers',
      type: 'Type',
      about: 'What it is',
      source: 'Source',
      ask: 'For the accountant',
      vat: 'VAT category',
      exemption: 'Exemption',
      classes: 'Classification',
    },
    words: 'By the words that people use',
    wordsIntro:
      '`findAnswers` and `parastatiko choose WORDS` know these words, with any accents and endings.',
    question: 'Question',
    answer: 'Answer',
    known: 'Words',
    confidence: {
      official: 'official',
      several: 'several independent sources',
      single: 'a single source',
      disputed: 'sources differ, or none decides',
    },
  },
  el: {
    title: 'Ποιο παραστατικό εκδίδω;',
    intro:
      'Ερωτήσεις και απαντήσεις που οδηγούν στον τύπο του παραστατικού, στον ΦΠΑ και στον χαρακτηρισμό του. Το `parastatiko choose --lang el` τις κάνει σε τερματικό, και η `choose` του `parastatiko/choose` απαντά σε προγράμματα. Κάθε γραμμή αναφέρει την πηγή της και πόσο βέβαιη είναι. Όσα δεν ορίζουν οι πηγές, τα κρίνει ο λογιστής.',
    document: 'Το παραστατικό',
    vat: 'ΦΠΑ',
    vatIntro:
      'Ισχύει η πρώτη γραμμή που ταιριάζει. Ποιον συντελεστή έχει κάθε είδος δεν υπάρχει στους πίνακες της ΑΑΔΕ.',
    income: 'Χαρακτηρισμός',
    incomeIntro:
      'Ισχύει η πρώτη γραμμή που ταιριάζει. Όπου είναι περισσότεροι, καθένας μπορεί να είναι ο σωστός.',
    heads: {
      when: 'Απαντήσεις',
      type: 'Τύπος',
      about: 'Τι είναι',
      source: 'Πηγή',
      ask: 'Για τον λογιστή',
      vat: 'Κατηγορία ΦΠΑ',
      exemption: 'Εξαίρεση',
      classes: 'Χαρακτηρισμός',
    },
    words: 'Με τις λέξεις που χρησιμοποιούμε',
    wordsIntro:
      'Η `findAnswers` και το `parastatiko choose ΛΕΞΕΙΣ` γνωρίζουν αυτές τις λέξεις, με όποιους τόνους και καταλήξεις.',
    question: 'Ερώτηση',
    answer: 'Απάντηση',
    known: 'Λέξεις',
    confidence: {
      official: 'επίσημη',
      several: 'πολλές ανεξάρτητες πηγές',
      single: 'μία μόνο πηγή',
      disputed: 'οι πηγές διαφωνούν ή δεν το ορίζουν',
    },
  },
} as const;

/** A condition in words: the labels of the answers, and document types. */
const whenWords = (when: When, language: Language): string =>
  Object.entries(when)
    .map(([name, allowed = []]) => {
      if (name === 'type') return allowed.map(inline).join(', ');
      const question = choices.questions.find(({ id }) => id === name);
      return allowed
        .map((id) => question?.options.find((option) => option.id === id)?.[language] ?? id)
        .join(' / ');
    })
    .join(' · ');

/** Where a row comes from, and below it what it leaves to the accountant. */
function sourceWords({ source, confidence, ask }: Sourced, language: Language): string {
  const said = words[language];
  const from = language === 'el' ? greekSource(source) : source;
  // A source may say itself that it is the only one.
  const stated =
    confidence === 'single' && source.includes('(single source)')
      ? from
      : `${from} (${said.confidence[confidence]})`;
  return ask === undefined ? stated : `${stated}<br>**${said.heads.ask}:** ${ask[language]}`;
}

const classesOf = (rows: readonly ClassificationRow[], language: Language): string =>
  rows
    .map(({ category, type }) => {
      const label =
        type === undefined ? undefined : labelOf(incomeClassificationTypes, type as never, language);
      return `${inline(category)}${type === undefined ? '' : ` ${inline(type)}`}${label === undefined ? '' : ` ${label}`}`;
    })
    .join(', ');

const coded = (codes: readonly number[], labels: (code: number) => string | undefined): string =>
  codes.map((code) => `${code} ${labels(code) ?? ''}`.trim()).join(', ');

function pageIn(language: Language): string {
  const { heads, ...said } = words[language];
  return lines(
    madeBy('reference/choose.json'),
    `# ${said.title}`,
    said.intro,
    block('sh', `npx parastatiko choose${language === 'el' ? ' --lang el' : ''}`),
    `## ${said.document}`,
    table(
      [heads.when, heads.type, heads.about, heads.source],
      choices.documents.map((row) => [
        whenWords(row.when, language),
        `${inline(row.type)} ${labelOf(invoiceTypes, row.type, language) ?? ''}`,
        row[language],
        sourceWords(row, language),
      ]),
    ),
    `## ${said.vat}`,
    said.vatIntro,
    table(
      [heads.when, heads.vat, heads.exemption, heads.source],
      choices.vat.map((row) => [
        whenWords(row.when, language),
        coded(row.categories, (code) => labelOf(vatCategories, code as never, language)),
        coded(row.exemptions, (code) => labelOf(vatExemptionCategories, code as never, language)),
        sourceWords(row, language),
      ]),
    ),
    `## ${said.income}`,
    said.incomeIntro,
    table(
      [heads.when, heads.classes, heads.source],
      choices.income.map((row) => [
        whenWords(row.when, language),
        classesOf(row.income ?? row.expenses ?? [], language),
        sourceWords(row, language),
      ]),
    ),
    `## ${said.words}`,
    said.wordsIntro,
    table(
      [said.question, said.answer, said.known],
      choices.questions.flatMap((question) =>
        question.options.map((option) => [question[language], option[language], option.words]),
      ),
    ),
  );
}

/** The questions and answers of `choose`, as a page in each language. */
export const choosePages = (): Pages =>
  new Map([
    ['docs/reference/choose.md', pageIn('en')],
    ['docs/el/reference/choose.md', pageIn('el')],
  ]);
