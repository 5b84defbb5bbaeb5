import { athensDate } from '../../../issues/athens-date.js';
import type { Locale } from '../../../issues/locale.js';
import { reason, skippedPart } from '../../../issues/skipped-words.js';
import type { OptionNames } from '../../../reading/options.js';
import { normalizeOptions } from '../../../rules/validate/normalize-options.js';
import type { Path, Report } from '../../../types/issue.js';
import { checkContractDate } from './contract-date.js';
import { checkEmail } from './email.js';
import { checkForm, hasB2C, valueAt } from './form.js';
import { collecting, type Found } from './found.js';
import { checkPhone, loadNumberingPlans } from './phone.js';
import { checkVatNumber } from './vat-number.js';

/**
 * Options of `validateOnboarding`.
 *
 * @example
 * const options: ValidateOnboardingOptions = { now: new Date(), locale: el };
 */
export interface ValidateOnboardingOptions {
  /** The time of the check. Without it, no date is compared with today. */
  readonly now?: Date;
  /** The language of messages. Default: English. */
  readonly locale?: Locale | undefined;
}

const OPTIONS: OptionNames<ValidateOnboardingOptions> = { now: true, locale: true };

/** Validates the payload of an onboarding request. Accepts any value and never throws. */
export async function validate(
  payload: unknown,
  options: ValidateOnboardingOptions | undefined,
): Promise<Report> {
  const { locale, now, whyNoClock, ignored } = normalizeOptions(options, OPTIONS);
  const { issues, found } = collecting(locale);
  const skipped: Report['skipped'] = ignored.map((each) => skippedPart('document', each, locale));
  if (now === undefined) skipped.push(skippedPart('calendar', whyNoClock, locale));
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    found('onboarding/not-an-object', []);
    return { ok: false, issues, skipped };
  }
  let copy: unknown;
  try {
    // The JSON that would be sent is checked, including the effect of getters, `toJSON` and members that JSON omits.
    copy = JSON.parse(JSON.stringify(payload));
  } catch {
    found('onboarding/not-an-object', []);
    return { ok: false, issues, skipped };
  }
  checkForm(copy, found);
  const plans = await loadNumberingPlans();
  if (plans === undefined) skipped.push(skippedPart('document', reason('no-phone-library'), locale));
  checkValues(copy, found, {
    phone: (phone, path) => checkPhone(phone, path, plans, found),
    today: now === undefined ? undefined : athensDate(now),
  });
  return { ok: issues.every(({ severity }) => severity !== 'error'), issues, skipped };
}

interface ValueChecks {
  readonly phone: (phone: string, path: Path) => void;
  readonly today: string | undefined;
}

/**
 * Checks everything beyond the form. Values that are missing, empty or not text are already reported by `checkForm`.
 */
function checkValues(payload: unknown, found: Found, { phone, today }: ValueChecks): void {
  const each = (path: Path, check: (value: string, path: Path) => void): void => {
    const value = valueAt(payload, path);
    if (typeof value === 'string' && value.trim() !== '') check(value, path);
  };
  each(['companyDetails', 'vatNumber'], (value, path) => checkVatNumber(value, path, found));
  each(['administrator', 'vatNumber'], (value, path) => checkVatNumber(value, path, found));
  each(['contactInfo', 'email'], (value, path) => checkEmail(value, path, found));
  each(['contactInfo', 'phone'], phone);
  each(['contactInfo', 'backupPhone'], phone);
  if (!hasB2C(payload)) return;
  each(['ispDetails', 'contractDate'], (value, path) => checkContractDate(value, today, path, found));
}
