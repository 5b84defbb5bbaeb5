import type { Path } from '../../../../types/issue.js';
import type { Found } from './found.js';

/** The described shape: E.164, or ten digits. */
const SHAPE = /^(?:\+[1-9][0-9]{1,14}|[0-9]{10})$/;

/** The check of a phone library: whether the number is in a numbering plan. */
export type InNumberingPlan = (phone: string) => boolean;

/** Loads the phone library, which is large; `undefined` if it cannot be loaded. */
export async function loadNumberingPlans(): Promise<InNumberingPlan | undefined> {
  try {
    const { isValidPhoneNumber } = await import('../../../../vendor/phone.js');
    return (phone) => isValidPhoneNumber(phone, 'GR');
  } catch {
    return undefined;
  }
}

/** A wrong shape is an error; a number that is in no numbering plan is a warning. */
export function checkPhone(
  phone: string,
  path: Path,
  inPlan: InNumberingPlan | undefined,
  found: Found,
): void {
  const params = { given: phone };
  if (!SHAPE.test(phone)) {
    const bare = phone.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
    found('onboarding/phone', path, { params, ...(SHAPE.test(bare) && { fix: bare }) });
  } else if (inPlan?.(phone) === false) {
    found('onboarding/phone-doubtful', path, { params });
  }
}
