import type { Locale } from '../../../issues/inside.js';
import type { Issue } from '../../../types/index.js';
import { serviceLimits } from '../../service/limits.js';
import { collecting } from './validate/found.js';

const MAGIC = '%PDF-';
/** PDF readers accept a header within this many bytes. */
const HEADER_WITHIN = 1024;
/** The encryption entry of a trailer: a reference, or the dictionary itself. */
const ENCRYPT = /\/Encrypt\s{0,9}(?:[0-9]{1,10}\s{1,9}[0-9]{1,5}\s{1,9}R|<<)/;

/** Checks the first bytes, the size and the encryption of a signed contract. The service checks for other damage. */
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
