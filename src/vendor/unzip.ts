// The build puts this package into our files: only `parastatiko import` needs it, for workbooks.
export { type UnzipFileInfo, unzipSync } from 'fflate';
