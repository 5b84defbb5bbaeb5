import { isGreekVatNumber, parseVatNumber } from '../../../../codes/vat-number.js';
import type { Path } from '../../../../types/issue.js';
import type { Found } from './found.js';

const SAME_DIGIT = /^([0-9])\1{8}$/;
/** Sequences of keyboard digits, as used in examples. */
const SEQUENCE = /^(?:12345678|98765432|87654321|01234567)/;

/**
 * Checks the check digit of a VAT number, and that it is not a placeholder. Source: service description, creation
 * payload.
 */
export function checkVatNumber(vatNumber: string, path: Path, found: Found): void {
  const params = { vatNumber };
  if (SAME_DIGIT.test(vatNumber)) {
    found('onboarding/vat-number-placeholder', path, { params });
  } else if (!isGreekVatNumber(vatNumber)) {
    const meant = parseVatNumber(vatNumber);
    found('onboarding/vat-number', path, { params, ...(meant.ok && { fix: meant.vatNumber }) });
  } else if (SEQUENCE.test(vatNumber)) {
    // The description does not show which numbers count as obvious placeholders.
    found('onboarding/vat-number-sequence', path, { params });
  }
}
