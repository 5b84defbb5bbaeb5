import { isOdd, ODD } from '../../reading/odd.js';

/** Stands for a character that has no shape, so that nobody can hide one: controls, directions, joiners. */
const REPLACEMENT = '\uFFFD';

/** A text as it can be printed anywhere: ends of lines as line feeds, tabs as blanks, nothing that is not seen. */
export function clean(text: string): string {
  const usual = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return isOdd(usual) ? usual.split(ODD).join(REPLACEMENT) : usual;
}
