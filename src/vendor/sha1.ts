// Apart from the other hashes: printing needs only this one.
export { sha1 } from '@noble/hashes/legacy.js';
export { bytesToHex } from '@noble/hashes/utils.js';
