import { isCalendarDate } from '../../../reading/calendar.js';
import type { Path } from '../../../types/issue.js';
import type { Found } from './found.js';

/** Checks that a date is in the calendar and not after today in Athens. Without a clock, only its form is checked. */
export function checkContractDate(date: string, today: string | undefined, path: Path, found: Found): void {
  const params = { given: date };
  if (!isCalendarDate(date)) found('onboarding/contract-date', path, { params });
  else if (today !== undefined && date > today) {
    found('onboarding/contract-date-future', path, { params: { ...params, today } });
  }
}
