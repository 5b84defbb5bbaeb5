// The form in which printed texts are compared with labels, and its hash, as in src/rules/text/named-codes.ts.
// A test holds them together.

const foldText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ς/g, 'σ')
    .normalize('NFC');

/** Ignores case, accents, spaces and punctuation. */
export const comparable = (text: string) =>
  foldText(text)
    .replace(/[.,]/g, '')
    .replace(/[^\p{L}\p{N}%€]+/gu, ' ')
    .trim();

/** FNV-1a of 32 bits over the code units of the text in this form. */
export function labelHash(text: string) {
  let hash = 0x811c9dc5;
  for (const unit of comparable(text).split('')) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
