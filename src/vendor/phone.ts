// The build puts the smallest numbering plans of this package into our files: installed as a whole, it has 13 MB.
export { isValidPhoneNumber } from 'libphonenumber-js/min';
