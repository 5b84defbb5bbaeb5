// The build puts this package into our files: CommonJS cannot load it.
export { convertIndexedToRgb, type DecodedPng, decode } from 'fast-png';
