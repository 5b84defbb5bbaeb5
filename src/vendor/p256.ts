// The build puts what is used of this package into our files. Apart from the hashes: only signatures of payments need it.
export { p256 } from '@noble/curves/nist.js';
