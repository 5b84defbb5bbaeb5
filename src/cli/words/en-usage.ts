const number = (count: number): string => count.toLocaleString('en');

/** The words for wrong usage, in English. */
export const usage = {
  unknownCommand: (command: string) => `There is no command "${command}".`,
  notAllowable: (name: string) =>
    `--allow-issue: There is no operation or group "${name}". "parastatiko call --list" has all operations.`,
  wrongAmount: (option: string, value: string) =>
    `${option}: "${value}" is not an amount, such as 500 or 49.90.`,
  unknownOperation: (name: string) => `There is no operation "${name}". List them with --list.`,
  /** For `--set`. */
  wrongSetting: (setting: string) =>
    `--set ${setting} cannot be read. Write MEMBER=TEXT, MEMBER:=JSON or MEMBER:=@FILE; MEMBER.MEMBER only within an object.`,
  notAnObject: (file: string) => `${file} has to contain a JSON object.`,
  wrongConfig: (file: string, name: string) => `${file}: ${name} has a value that this option does not take.`,
  unknownOption: (option: string) => `There is no option ${option}.`,
  onlyInFile: (option: string) =>
    `${option} is not given on the command line: put it into a JSON file, without dashes, and name that file with --options.`,
  missingValue: (option: string, placeholder: string) =>
    `The option ${option} needs a value: ${option} ${placeholder}`,
  needlessValue: (option: string) => `The option ${option} takes no value.`,
  wrongChoice: (option: string, value: string, choices: readonly string[]) =>
    `${option} is "${value}", but may be: ${choices.join(', ')}.`,
  wrongTime: (option: string, value: string) =>
    `${option} is "${value}", which is not a time. Write it as 2026-11-20 or 2026-11-20T18:30:00+02:00.`,
  tooManyArguments: (argument: string) => `There is an extra argument: "${argument}".`,
  missingArgument: (what: string) => `An argument is missing: ${what}`,
  missingOption: (option: string, placeholder: string) =>
    `The option ${option} is required: ${option} ${placeholder}`,
  wrongNumber: (option: string, value: string, least = 0) =>
    `${option} is "${value}", but must be a whole number from ${least}.`,
  wrongDuration: (option: string, value: string, byHand: boolean) =>
    `${option} is "${value}", which is not a time span. Write it as 500ms, 5s, 10m, 2h or 30d${byHand ? ', or by-hand' : ''}.`,
  wrongCredits: (option: string, value: string) =>
    `${option} is "${value}", but must be a number of credits from 0, with at most two decimals.`,
  wrongKey: (value: string) =>
    `--key is "${value}". Write it as NAME or NAME:VAT-NUMBER,VAT-NUMBER, in Latin letters.`,
  repeatedKey: (name: string) => `The key "${name}" is given twice.`,
  wrongVatNumber: (option: string, value: string) =>
    `${option} is "${value}", which is not a Greek VAT number: nine digits with a right check digit.`,
  oneOf: (options: string) => `Give exactly one of ${options}.`,
  together: (options: string) => `Give these options together: ${options}.`,
  noInput: 'No input: name a file, or - for standard input.',
  noRule: 'Name a rule, or --list to see them all.',
  unknownRule: (rule: string) => `There is no rule "${rule}".`,
  allRules: 'All rules: parastatiko explain --list',
  unknownError: (code: string) => `No error ${code} of the tax authority or the provider is known.`,
  notAnAnswer: (source: string) =>
    `${source}: this is not an answer of the service. Give the JSON that the call answered.`,
  unknownText: 'No known error has this text.',
  didYouMean: (what: string) => `Did you mean ${what}?`,
  see: (line: string) => `Help: ${line}`,
  notWritten: (code: string) => `The output could not be written (${code}).`,
  notSaved: (file: string, code: string) =>
    code === 'EEXIST'
      ? `${file} already exists and is not overwritten. Choose another name.`
      : code === 'ENOENT'
        ? `${file} could not be saved: its folder does not exist.`
        : `${file} could not be saved (${code}).`,
  notForTerminal: (option: string, placeholder: string) =>
    `These bytes are not text for a terminal. Save them with ${option} ${placeholder}, or send them to a pipe.`,
  workerFailed: (what: string) =>
    `A worker ended unexpectedly (${what}), so the report is not complete. Try again with --workers 0.`,
  severalDocuments: (option: string, count: number) =>
    `The input has ${number(count)} documents: choose one with ${option}, counted from 1.`,
  wrongCount: (option: string, value: string, most: number, least = 0) =>
    `${option} is "${value}", but must be a whole number from ${least} to ${most}.`,
  unexpected: (what: string) => `Something went wrong inside parastatiko (${what}). Please report it.`,
};
