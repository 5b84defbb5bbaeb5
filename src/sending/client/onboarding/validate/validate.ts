import { athensDate, type Locale, reason, skippedPart } from '../../../../issues/inside.js';
import { isCalendarDate } from '../../../../reading/calendar.js';
import { valueAt } from '../../../../reading/object.js';
import type { OptionForm } from '../../../../reading/option-form.js';
import { normalizeOptions } from '../../../../rules/inside.js';
import type { Path, Report } from '../../../../types/issue.js';
import { checkForm, hasB2C } from './form.js';
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

const FORM: OptionForm<ValidateOnboardingOptions, never> = { now: true, locale: true };

/** Validates the payload of an onboarding request. Accepts any value and never throws. */
export async function validate(
  payload: unknown,
  options: ValidateOnboardingOptions | undefined,
): Promise<Report> {
  const { locale, now, whyNoClock, ignored } = normalizeOptions(options, FORM);
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

/** Checks that a date is in the calendar and not after today in Athens. Without a clock, only its form is checked. */
function checkContractDate(date: string, today: string | undefined, path: Path, found: Found): void {
  const params = { given: date };
  if (!isCalendarDate(date)) found('onboarding/contract-date', path, { params });
  else if (today !== undefined && date > today) {
    found('onboarding/contract-date-future', path, { params: { ...params, today } });
  }
}

/** The usual addresses: of ASCII letters, without quotes. */
const USUAL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Checks an e-mail address. The description does not show which ones the service accepts, so only an impossible address
 * is an error.
 */
function checkEmail(email: string, path: Path, found: Found): void {
  const params = { given: email };
  if (!isAddress(email)) found('onboarding/email', path, { params });
  else if (!USUAL.test(email)) found('onboarding/email-doubtful', path, { params });
}

/** One `@` between a name and at least two labels, without white space. */
const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email);
