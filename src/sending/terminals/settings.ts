import { checkValues, matches, type OptionForm } from '../../reading/option-form.js';
import { readOptions } from '../../reading/options.js';
import { TerminalError } from './error.js';
import type { Settings } from './request.js';

export const isText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.trim() === value;

/** An address without a slash at its end, a query or a password. */
export function isAddress(value: unknown): boolean {
  if (!isText(value) || !URL.canParse(String(value))) return false;
  const { protocol, username, search, hash } = new URL(String(value));
  const isBare = username === '' && search === '' && hash === '' && !String(value).endsWith('/');
  return isBare && (protocol === 'https:' || protocol === 'http:');
}

/** A TID: it is one part of a signed text. */
export const isTerminalId = matches(/^[^\s;]+$/);

/** The number of a provider, as a text or a number: networks differ. */
export const isProvider = (value: unknown): boolean =>
  isText(value) || (Number.isSafeInteger(value) && Number(value) > 0);

/** Reads the settings of a family. Nothing is filled in: what is missing is refused by its name. */
export function readSettings<Given extends object>(
  given: Given,
  form: OptionForm<Given, string>,
): Settings & Given {
  const options = readOptions<Given>(given, form);
  const { locale } = options as { readonly locale?: Settings['locale'] };
  checkValues<Given, string>(options as Partial<Given>, form, (setting, example) => {
    throw new TerminalError('terminal/setting', { setting, example }, locale);
  });
  return Object.freeze(options) as unknown as Settings & Given;
}
