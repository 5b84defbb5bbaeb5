/** Two letters of the country, two check digits, and the account (ISO 13616). */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const GREEK = { country: 'GR', length: 27 };
const MODULUS = 97;

/**
 * An IBAN without spaces, in capitals; `undefined` if its form or its check digits are wrong (ISO 7064, MOD 97-10), or if a
 * Greek one has not 27 characters.
 */
export function readIban(text: string): string | undefined {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!FORM.test(iban)) return undefined;
  if (iban.startsWith(GREEK.country) && iban.length !== GREEK.length) return undefined;
  let rest = 0;
  // The first four characters go to the end, and each letter counts as two digits: A is 10, Z is 35.
  for (const character of `${iban.slice(4)}${iban.slice(0, 4)}`) {
    const digit = Number.parseInt(character, 36);
    rest = (rest * (digit < 10 ? 10 : 100) + digit) % MODULUS;
  }
  return rest === 1 ? iban : undefined;
}

/** An IBAN in groups of four, as it is printed. */
export const inFours = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');
