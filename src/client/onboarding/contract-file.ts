import type { Locale } from '../../issues/locale.js';
import { serviceLimits } from '../../service/limits.js';
import type { Issue } from '../../types/index.js';
import { collecting } from './validate/found.js';

const MAGIC = '%PDF-';
/** Readers take a header within so many bytes. */
const HEADER_WITHIN = 1024;
/** The entry of a trailer that names the encryption: a reference, or the dictionary itself. */
const ENCRYPT = /\/Encrypt\s{0,9}(?:[0-9]{1,10}\s{1,9}[0-9]{1,5}\s{1,9}R|<<)/;

/** Checks a signed contract: what it begins with, its size, encryption. Damage beyond that is the service's to judge. */
export function checkContract(bytes: Uint8Array, locale: Locale): readonly Issue[] {
  const { issues, found } = collecting(locale);
  const most = serviceLimits.contractBytes;
  if (bytes.length > most) {
    found('onboarding/contract-too-large', [], { params: { bytes: bytes.length, most } });
    return issues;
  }
  // One character for each byte.
  const text = new TextDecoder('latin1').decode(bytes);
  const at = text.slice(0, HEADER_WITHIN).indexOf(MAGIC);
  if (at === -1) found('onboarding/contract-not-pdf', []);
  else if (at > 0) found('onboarding/contract-not-at-start', []);
  if (at !== -1 && ENCRYPT.test(text)) found('onboarding/contract-encrypted', []);
  return issues;
}
