import { isOdd, ODD } from '../../reading/odd.js';

/** Replaces invisible characters, such as controls, directions and joiners, so that none can be hidden in a text. */
const REPLACEMENT = '\uFFFD';

/** A text that can be printed anywhere: line feeds as line ends, spaces for tabs, and no invisible characters. */
export function clean(text: string): string {
  const usual = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return isOdd(usual) ? usual.split(ODD).join(REPLACEMENT) : usual;
}
