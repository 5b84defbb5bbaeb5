import { base64Of } from '../types/base64.js';
import { p256 } from '../vendor/p256.js';
import { hexToBytes, utf8ToBytes } from '../vendor/sha256.js';

// Web Crypto signs with chance that no seed can repeat, so the same calls would not give the same tokens.

/** The beginning of a public key of P-256 in the form of X.509 (SPKI). The point follows. */
const SPKI = '3059301306072a8648ce3d020106082a8648ce3d030107034200';

/** Signs a text with ECDSA on P-256 and SHA-256, as DER. */
export const signText = (key: string, text: string, chance: Uint8Array): Uint8Array =>
  p256
    .sign(utf8ToBytes(text), hexToBytes(key), { prehash: true, lowS: false, extraEntropy: chance })
    .toBytes('der');

/** Whether a signature (DER) of a text was made with a key. */
export function isSignedWith(key: string, text: string, signature: Uint8Array): boolean {
  try {
    const point = p256.getPublicKey(hexToBytes(key), false);
    return p256.verify(signature, utf8ToBytes(text), point, { prehash: true, lowS: false, format: 'der' });
  } catch {
    return false;
  }
}

/** The public key of a private one, as PEM. */
export function publicKeyOf(key: string): string {
  const point = p256.getPublicKey(hexToBytes(key), false);
  const lines = base64Of(new Uint8Array([...hexToBytes(SPKI), ...point])).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
}
