// The form in which printed texts are compared with labels, as in src/rules/text/comparable.ts. A test holds the two
// together.

const foldText = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ς/g, 'σ')
    .normalize('NFC');

/** Ignores case, accents, spaces and punctuation. */
export const comparable = (text) =>
  foldText(text)
    .replace(/[.,]/g, '')
    .replace(/[^\p{L}\p{N}%€]+/gu, ' ')
    .trim();
