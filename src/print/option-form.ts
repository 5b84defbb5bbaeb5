import type { Locale } from '../issues/inside.js';
import {
  checkValues,
  type Expectation,
  isFlag,
  isOneOf,
  matches,
  type OptionForm,
  type Stated,
} from '../reading/option-form.js';
import { readOptions } from '../reading/options.js';
import type { Params } from '../types/index.js';
import { type OptionFault, wrong } from './error.js';

/** What is wrong with a value that does not fit, and the values for its message. */
export type Wrong = readonly [problem: OptionFault, params?: Params];

/** What is expected of each option of printing. */
export type PrintForm<Options> = OptionForm<Options, Wrong>;

export const flag: Expectation<Wrong> = [isFlag, ['option/flag']];

/** One of some values. */
export const choice = (...known: readonly (string | number)[]): Expectation<Wrong> => [
  isOneOf(known),
  ['option/choice', { known: known.join(', ') }],
];

export const formed = (pattern: RegExp, problem: OptionFault): Expectation<Wrong> => [
  matches(pattern),
  [problem],
];

/** Checks the values of options. Throws `PrintError`. */
export const checkPrintOptions = <Options extends object>(
  given: Partial<Options>,
  form: PrintForm<Options>,
  at = '',
): Stated<Options> =>
  checkValues(given, form, (option, [problem, params]) => {
    throw wrong(`${at}${option}`, problem, params);
  });

/** Reads the object of an option. Throws `PrintError`, and `OptionsError` for an unknown member. */
export const readPart = <Options extends object>(
  given: unknown,
  form: PrintForm<Options>,
  at: string,
  locale: Locale | undefined,
): Stated<Options> =>
  checkPrintOptions<Options>(readOptions<Options>(given, form, locale, at), form, `${at}.`);
