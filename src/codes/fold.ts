/**
 * Normalizes text that people type for comparison: removes accents, case, final sigma and compatibility forms (m²
 * becomes m2).
 * @example foldText('Τεμάχιος') // 'τεμαχιοσ'
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ς/g, 'σ')
    .normalize('NFC');
