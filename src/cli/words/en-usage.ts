import type { CliWords } from './types.js';

const number = (count: number): string => count.toLocaleString('en');

/** The words for wrong usage, in English. */
export const usage: CliWords['usage'] = {
  unknownCommand: (command) => `There is no command "${command}".`,
  unknownOperation: (name) => `There is no operation "${name}". List them with --list.`,
  wrongSetting: (setting) =>
    `--set ${setting} cannot be read. Write MEMBER=TEXT, MEMBER:=JSON or MEMBER:=@FILE; MEMBER.MEMBER only within an object.`,
  notAnObject: (file) => `${file} has to contain a JSON object.`,
  wrongConfig: (file, name) => `${file}: ${name} has a value that this option does not take.`,
  unknownOption: (option) => `There is no option ${option}.`,
  missingValue: (option, placeholder) => `The option ${option} needs a value: ${option} ${placeholder}`,
  needlessValue: (option) => `The option ${option} takes no value.`,
  wrongChoice: (option, value, choices) => `${option} is "${value}", but may be: ${choices.join(', ')}.`,
  wrongTime: (option, value) =>
    `${option} is "${value}", which is not a time. Write it as 2026-11-20 or 2026-11-20T18:30:00+02:00.`,
  tooManyArguments: (argument) => `There is an extra argument: "${argument}".`,
  missingArgument: (what) => `An argument is missing: ${what}`,
  missingOption: (option, placeholder) => `The option ${option} is required: ${option} ${placeholder}`,
  wrongNumber: (option, value, least = 0) =>
    `${option} is "${value}", but must be a whole number from ${least}.`,
  wrongDuration: (option, value, byHand) =>
    `${option} is "${value}", which is not a time span. Write it as 500ms, 5s, 10m, 2h or 30d${byHand ? ', or by-hand' : ''}.`,
  wrongCredits: (option, value) =>
    `${option} is "${value}", but must be a number of credits from 0, with at most two decimals.`,
  wrongKey: (value) =>
    `--key is "${value}". Write it as NAME or NAME:VAT-NUMBER,VAT-NUMBER, in Latin letters.`,
  repeatedKey: (name) => `The key "${name}" is given twice.`,
  wrongVatNumber: (option, value) =>
    `${option} is "${value}", which is not a Greek VAT number: nine digits with a right check digit.`,
  oneOf: (options) => `Give exactly one of ${options}.`,
  together: (options) => `Give these options together: ${options}.`,
  noInput: 'No input: name a file, or - for standard input.',
  noRule: 'Name a rule, or --list to see them all.',
  unknownRule: (rule) => `There is no rule "${rule}".`,
  allRules: 'All rules: parastatiko explain --list',
  unknownError: (code) => `No error ${code} of the tax authority or the provider is known.`,
  notAnAnswer: (source) =>
    `${source}: this is not an answer of the service. Give the JSON that the call answered.`,
  unknownText: 'No known error has this text.',
  didYouMean: (what) => `Did you mean ${what}?`,
  see: (line) => `Help: ${line}`,
  notWritten: (code) => `The output could not be written (${code}).`,
  notSaved: (file, code) =>
    code === 'EEXIST'
      ? `${file} already exists and is not overwritten. Choose another name.`
      : code === 'ENOENT'
        ? `${file} could not be saved: its folder does not exist.`
        : `${file} could not be saved (${code}).`,
  notForTerminal: (option, placeholder) =>
    `These bytes are not text for a terminal. Save them with ${option} ${placeholder}, or send them to a pipe.`,
  workerFailed: (what) =>
    `A worker ended unexpectedly (${what}), so the report is not complete. Try again with --workers 0.`,
  severalDocuments: (option, count) =>
    `The input has ${number(count)} documents: choose one with ${option}, counted from 1.`,
  wrongCount: (option, value, most, least = 0) =>
    `${option} is "${value}", but must be a whole number from ${least} to ${most}.`,
  unexpected: (what) => `Something went wrong inside parastatiko (${what}). Please report it.`,
};
