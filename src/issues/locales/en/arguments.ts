/** The messages about invalid arguments: what is wrong, and what to do. */
export const argumentErrors = {
  'arguments/not-a-document':
    'Element {index} is not a document: it has no invoiceHeader. Give the result of build() or buildDocument().',
  'arguments/unknown-option': 'There is no option {option}. Did you mean locale?',
  'arguments/not-a-date': '{found} is not a date. Give a valid Date, such as new Date().',
  'arguments/unknown-version':
    'There is no version {version} of the specification. The known versions are {known}.',
} as const;

/** What is wrong with an argument, as a permanent key. */
export type ArgumentErrorCode = keyof typeof argumentErrors;
