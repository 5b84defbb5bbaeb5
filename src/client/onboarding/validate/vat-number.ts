import { isGreekVatNumber, parseVatNumber } from '../../../codes/vat-number.js';
import type { Path } from '../../../types/issue.js';
import type { Found } from './found.js';

const SAME_DIGIT = /^([0-9])\1{8}$/;
/** The sequence of the keyboard with its check digit, as examples have it. */
const SEQUENCE = /^(?:12345678|98765432|87654321|01234567)/;

/** A number with its check digit, that is no placeholder. Source: service description, creation payload. */
export function checkVatNumber(vatNumber: string, path: Path, found: Found): void {
  const params = { vatNumber };
  if (SAME_DIGIT.test(vatNumber)) {
    found('onboarding/vat-number-placeholder', path, { params });
  } else if (!isGreekVatNumber(vatNumber)) {
    const meant = parseVatNumber(vatNumber);
    found('onboarding/vat-number', path, { params, ...(meant.ok && { fix: meant.vatNumber }) });
  } else if (SEQUENCE.test(vatNumber)) {
    // Which numbers count as obvious placeholders is not shown.
    found('onboarding/vat-number-sequence', path, { params });
  }
}
