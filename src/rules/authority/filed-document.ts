/** What the text of an error says about the document that is already filed under the same number. */
export interface FiledDocument {
  /** 40 hexadecimal characters in upper case. */
  readonly uid?: string;
  /** Digits. `0` means no MARK and is left out. */
  readonly mark?: string;
  readonly authenticationCode?: string;
}

/** What may appear between a name and its value: a colon, an equals sign, quotes, a word such as `is`. Kept short. */
const BETWEEN = String.raw`["'\s]{0,9}(?:(?:[:=({\[]|\bis\b)["'\s({\[]{0,9})?`;
const HEXADECIMAL = '([0-9A-Fa-f]{40})(?![0-9A-Fa-f])';

const AUTHENTICATION = new RegExp(`AUTH(?:ENTICATION)?[_\\s]{0,9}CODE${BETWEEN}${HEXADECIMAL}`, 'i');
const NAMED_UID = new RegExp(`UID${BETWEEN}${HEXADECIMAL}`, 'i');
const ANY_UID = new RegExp(`(?<![0-9A-Fa-f])${HEXADECIMAL}`, 'g');
// Greek letters too, because they look the same. The MARK of a cancellation is not the MARK of the document.
const MARK = new RegExp(`(?<!cancellation)(?:MARK|ΜΑΡΚ)${BETWEEN}([0-9]{1,20})(?![0-9])`, 'i');

/**
 * The first value labelled as a UID, or else the first text in the form of a UID that is not the authentication code.
 */
function uidIn(text: string, authenticationCode: string | undefined): string | undefined {
  const named = NAMED_UID.exec(text)?.[1];
  if (named !== undefined) return named.toUpperCase();
  const others = [...text.matchAll(ANY_UID)].map(([, value = '']) => value.toUpperCase());
  return others.find((value) => value !== authenticationCode);
}

/**
 * Reads the UID, the MARK and the authentication code from the text of error 228. Returns `undefined` if it contains
 * none of them. The format of the text is not documented, so any part may be absent, in any order.
 */
export function filedDocumentIn(text: string): FiledDocument | undefined {
  const authenticationCode = AUTHENTICATION.exec(text)?.[1]?.toUpperCase();
  const uid = uidIn(text, authenticationCode);
  const digits = MARK.exec(text)?.[1];
  const mark = digits === undefined || /^0+$/.test(digits) ? undefined : digits;
  if (uid === undefined && mark === undefined && authenticationCode === undefined) return undefined;
  return {
    ...(uid !== undefined && { uid }),
    ...(mark !== undefined && { mark }),
    ...(authenticationCode !== undefined && { authenticationCode }),
  };
}
