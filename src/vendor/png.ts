// The build puts this package into our files: CommonJS cannot load it.
export { convertIndexedToRgb, type DecodedPng, decode, encode } from 'fast-png';
