// The build puts what is used of this package into our files: installed as a whole, it has 250 files.
export { hmac } from '@noble/hashes/hmac.js';
export { sha256 } from '@noble/hashes/sha2.js';
export { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
