import type { UidOptions } from '../registry/uid/uid.js';
import { sha1 } from '../vendor/sha1.js';
import { bytesToHex, hmac, sha256, utf8ToBytes } from '../vendor/sha256.js';

// Web Crypto hashes in another thread. For texts this short, getting there takes longer than hashing.
const hashes = { 'SHA-1': sha1, 'SHA-256': sha256 };

/** Bytes in hexadecimal. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);

/** Decodes Base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A hash in hexadecimal. */
export const hashOf = (algorithm: keyof typeof hashes, data: Uint8Array | string): string =>
  bytesToHex(hashes[algorithm](data));

export const hmacOf = (secret: string, text: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text));

/** What `uidOf` takes its hash from. */
export const hashing: UidOptions = {
  crypto: {
    subtle: { digest: async (algorithm, data) => new Uint8Array(hashes[algorithm](data)).buffer },
  },
};
