// The build puts this package into our files: only the command line and `serve` need it, 20 KB of 290.
export { default as Papa } from 'papaparse';
