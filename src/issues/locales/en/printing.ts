/** The messages about printing: what is wrong with an option, or what is missing. */
export const printingWords = {
  'option/choice': 'The option {option} must be one of {known}.',
  'option/language': "The option {option} must be 'el', 'en' or a list of both.",
  'option/image': 'The option {option} must be an image as a data: URL in base64.',
  'option/image-pdf': 'The option {option} must be a PNG or JPEG image. PDF accepts no other images.',
  'option/image-email': 'The option {option} must be a PNG, JPEG or GIF image. Mail programs show no others.',
  'option/image-png': 'The option {option} must be a PNG image. Receipt printers accept no other images.',
  'option/image-unreadable': 'The image in the option {option} cannot be read.',
  'option/image-too-large': 'The image in the option {option} must have at most {most} pixels.',
  'option/length': 'The option {option} must be text of at most {most} characters.',
  'option/colour': 'The option {option} must be a colour as #rgb or #rrggbb.',
  'option/css':
    'The option {option} must not contain </, @import, image-set, or an address other than data:. A page loads nothing.',
  'option/choices': 'The option {option} must be a list of {known}.',
  'option/list': 'The option {option} must be a list of at most {most}.',
  'option/house-text': 'The option {option} must be text, or an object with a text el and a text en.',
  'option/iban':
    'The option {option} must be an IBAN whose check digits are right. A Greek one has 27 characters.',
  'option/bic': 'The option {option} must be a BIC of 8 or 11 capital letters and digits.',
  'option/balance':
    'The option {option} must be an amount as text with at most two decimals, such as 1240.50.',
  'option/twice': 'The options {option} and {other} are the same. Leave out one of them.',
  'option/fonts': 'The option {option} must be a list of font names of letters, digits, spaces and hyphens.',
  'option/object': 'The option {option} must be an object.',
  'option/text': 'The option {option} must be text.',
  'option/completions': 'The option {option} must be a list of completed payments.',
  'option/draft':
    'The option {option} contradicts the option issued: the document is issued or queued. Leave out one of them.',
  'option/whole-number': 'The option {option} must be a whole number from {from} to {to}.',
  'option/font':
    'The option {option} must be a font: regular, and perhaps bold, as the bytes of TrueType, OpenType or WOFF files.',
  'option/function': 'The option {option} must be a function.',
  'option/printer':
    'The option {option} must be a printer model that the library knows, as in printerModels[; {nearest} is similar].',
  'option/time': 'The option {option} must be a time as HH:mm or HH:mm:ss.',
  'option/amount': 'The option {option} must be an amount of at most two decimals, not negative.',
  'option/no-cash':
    'The option {option} needs a payment in cash (type 3), and the document has none. Leave it out, or add the payment.',
  'option/cash-short': 'The option {option} is {amount}, but {wanted} is to be paid in cash.',
  'option/money-back':
    'The option {option} does not fit the document, because its money goes back to the customer.',
  'option/flag': 'The option {option} must be true or false.',
  'issued/refused':
    'The answer is a refusal[ ({status})], so the document is not issued. Correct and issue it first, or print a draft with the option draft.',
  'issued/held':
    'The document is held until its payment at the terminal, so it is not issued yet. Complete the payment first, or print a draft with the option draft.',
  'issued/unknown':
    'The outcome is unknown: the document may or may not be issued. Search for it first, or print a draft with the option draft.',
  'issued/cancellation':
    'The answer is about a cancellation. Give the answer about the issued document, with its own MARK.',
  'issued/empty':
    'The answer contains no document. Give the answer about this document, or leave it out for a draft.',
  'issued/several': 'The answer is about {count} documents. Give only the entry of this document.',
  'issued/no-mark':
    'The answer has no MARK[ and its status is {status}], so it does not show that the document is issued. Only the status Offline means that the provider files it later.',
  'issued/unknown-status':
    'The answer has a MARK, but its status[ {status}] is not one that the library knows, so it does not show that the document is issued. Search for the document, and give what was found.',
  'issued/not-a-mark':
    'The {subject} is {found}, which is not a MARK: a MARK has 15 or 16 digits. Give the answer as the service returned it.',
  'issued/not-a-uid':
    'The {subject} is {found}, which is not a UID: a UID has 40 hexadecimal characters. Give the answer as the service returned it.',
  'issued/other-document':
    'The answer belongs to another document[, {other}][ with the MARK {mark}]: its {member} is {found}, and that of this document[, {document},] is {expected}. Give the answer about this document, or leave it out for a draft.',
  letters:
    'No font has these letters: {letters}. Give a font that has them in the option fonts, or the option onMissingLetters, which prints ? in their place.',
  qr: 'The address in {subject} is too long for a QR code.',
  package: 'PDF needs the package {subject}. Install it with npm install {subject}.',
} as const;

type Key = keyof typeof printingWords;

/**
 * Why nothing was printed, as a permanent key: the reason, and for an option what is wrong with it.
 *
 * @example
 * const problem: PrintProblem = 'option/image';
 */
export type PrintProblem = Key | 'document';

/** The messages about printing in one language. */
export type PrintingWords = Readonly<Record<Key, string>>;
