import { el } from './generated/el.js';

/** A phrase of `params.detail` in Greek. The path says where a table contradicts itself, so one phrase fits all of these. */
const wordsOf = (phrase: string): string | undefined => {
  if (Object.hasOwn(el.details, phrase)) return el.details[phrase];
  if (phrase.startsWith('expected ')) return el.details.expected;
  return phrase.endsWith(' twice') ? el.details.twice : el.details.contradicts;
};

/** The detail of an issue in Greek: `invoiceHeader.aa: missing` becomes `invoiceHeader.aa: λείπει`. */
export function detailInGreek(detail: string): string {
  const [phrase = '', ...path] = detail.split(': ').reverse();
  return [...path.reverse(), wordsOf(phrase)].join(': ');
}
