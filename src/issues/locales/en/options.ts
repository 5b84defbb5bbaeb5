/** What is wrong with the options of a function, and what to do. */
export const optionsErrors = {
  unknown: 'There is no option {option}.[ Did you mean {nearest}?][ The options are {known}.]',
  unreadable: 'The options could not be read[: {option} failed]. Give a plain object.',
  'not-an-object':
    'The options[ in {option}] are not an object. Give an object, or leave it out.[ The options are {known}.]',
  invalid: 'The option {option} is missing or invalid. Give a value such as {example}.',
} as const;

/** What is wrong with options, as a permanent key. */
export type OptionsProblem = keyof typeof optionsErrors;
