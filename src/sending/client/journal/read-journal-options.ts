import { type Locale, readLocale } from '../../../issues/inside.js';
import type { JournalErrorCode } from '../../../issues/locales/generated/en/journal.js';
import { checkValues, type OptionForm, type Stated } from '../../../reading/option-form.js';
import { readOptions } from '../../../reading/options.js';
import { JournalError } from './error.js';

interface Localized {
  readonly locale?: Locale | undefined;
}

/** Reads options whose form names the `JournalError` of each, and their locale. */
export function readJournalOptions<Options extends Localized>(
  given: unknown,
  form: OptionForm<Options, JournalErrorCode>,
): Partial<Stated<Options>> & { readonly locale: Locale } {
  const options: Partial<Stated<Options>> = readOptions<Options>(given, form);
  const locale = readLocale(options.locale);
  checkValues<Options, JournalErrorCode>(options as Partial<Options>, form, (_, code) => {
    throw new JournalError(code, { locale });
  });
  return { ...options, locale };
}
