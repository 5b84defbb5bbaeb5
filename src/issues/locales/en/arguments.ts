/** The messages about invalid arguments: what is wrong, and what to do. */
export const argumentErrors = {
  'arguments/not-a-document':
    'Element {index} is not a document: it has no invoiceHeader. Give the result of build() or buildDocument().',
  'arguments/unknown-option': 'There is no option {option}. Did you mean locale?',
  'arguments/not-a-date': '{found} is not a date. Give a valid Date, such as new Date().',
  'arguments/unknown-version':
    'There is no version {version} of the specification. The known versions are {known}.',
  'arguments/not-a-table': '{found} is not a table of codes. Give the table itself, such as vatCategories.',
  'arguments/unknown-table': 'There is no table {found}. The tables are {known}.',
  'arguments/not-text': 'The argument {argument} must be text, not {found}.',
  'arguments/refused-document': 'The sandbox refuses the document {series} {aa}: {why}.',
  'arguments/no-payment':
    'The document {series} {aa} has no payment by card (7) or instant payment (8) that could be held.',
  'arguments/not-a-state': 'The stored state is not of a sandbox: it has a table {table}.',
  'arguments/not-a-snapshot':
    'The snapshot has rows that a sandbox cannot read. Give what snapshot returned, unchanged.',
  'arguments/unknown-question': 'There is no question {found}. The questions are {known}.',
  'arguments/unknown-answer': '{found} is no answer to {question}. The answers are {known}.',
  'arguments/needless-answer': 'The question {question} has no meaning with the other answers.',
} as const;

/** What is wrong with an argument, as a permanent key. */
export type ArgumentErrorCode = keyof typeof argumentErrors;
