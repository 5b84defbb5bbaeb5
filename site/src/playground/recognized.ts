import { tooDeepIn } from './depth.js';

/** What a text is that is neither facts nor a payload. */
export type Foreign = 'xml' | 'answer';

/** An error that somebody copied: its code, and perhaps what follows. */
const COPIED = /^\s*(?:error|code|σφάλμα|σφαλμα|κωδικός)?\s*:?\s*(\d{3})(?!\d)(?![^\n]*[{}])/i;

/** Members that only answers have. */
const OF_ANSWERS = [
  'response',
  'statusCode',
  'errors',
  'validationErrors',
  'error',
  'invoiceMark',
  'traceId',
];

/** Whether a text is XML or an answer of the service, or `undefined` if it is neither. */
export function foreignIn(text: string): Foreign | undefined {
  if (/^\s*</.test(text)) return 'xml';
  if (COPIED.test(text)) return 'answer';
  if (!/^\s*[[{]/.test(text) || tooDeepIn(text) !== undefined) return undefined;
  try {
    return isAnswer(JSON.parse(text)) ? 'answer' : undefined;
  } catch {
    return undefined;
  }
}

function isAnswer(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isAnswer);
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  if (has('invoice') || has('invoiceHeader') || has('type') || has('lines')) return false;
  return OF_ANSWERS.some(has) || (has('code') && has('message'));
}

/** An error of an answer, as it was written. */
export interface StatedError {
  readonly code?: string;
  readonly text: string;
}

/** An entry of an answer: a document that was issued, or why it was not. */
export interface StatedEntry {
  readonly status?: string;
  readonly mark?: string;
  readonly uid?: string;
  readonly errors: readonly StatedError[];
}

/** The entries of an answer, whatever its form: of the service, of the authority, a problem, or a copied error. */
export function entriesIn(text: string): StatedEntry[] {
  if (!/^\s*[[{]/.test(text)) {
    const [whole = '', code = ''] = COPIED.exec(text) ?? [];
    return [
      {
        errors: [
          {
            code,
            text: text
              .slice(whole.length)
              .replace(/^[\s:.–-]+/, '')
              .trim(),
          },
        ],
      },
    ];
  }
  // A MARK has more digits than some numbers of JSON keep.
  return entriesOf(JSON.parse(text.replace(/((?<!\\)"\s*:\s*)(\d{15,})(?=\s*[,}\]])/g, '$1"$2"')));
}

export function entriesOf(value: unknown): StatedEntry[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Readonly<Record<string, unknown>>;
  if (Array.isArray(members['response'])) return entriesOf(members['response']);
  const textOf = (...names: readonly string[]): string | undefined => {
    const found = names
      .map((name) => members[name])
      .find((each) => ['string', 'number'].includes(typeof each));
    return found === undefined ? undefined : String(found);
  };
  const status = textOf('statusCode', 'status');
  const mark = textOf('invoiceMark', 'mark', 'cancellationMark');
  const uid = textOf('invoiceUid', 'uid');
  const errors = [members['errors'], members['validationErrors'], members['error']].flatMap((each) =>
    errorsOf(each),
  );
  const own = errors.length === 0 && members['message'] !== undefined ? errorsOf(value) : errors;
  const titled = own.length === 0 && typeof members['title'] === 'string' ? errorsOf(members['title']) : own;
  return [
    {
      ...(status !== undefined && { status }),
      ...(mark !== undefined && mark !== '0' && { mark }),
      ...(uid !== undefined && uid !== '' && { uid }),
      errors: titled,
    },
  ];
}

/** The errors in a member of an answer: a list, an object with one in it, errors by field, or a text. */
function errorsOf(value: unknown, field?: string): StatedError[] {
  if (typeof value === 'string')
    return [{ text: field === undefined || field === '' ? value : `${field}: ${value}` }];
  if (Array.isArray(value)) return value.flatMap((each) => errorsOf(each, field));
  if (typeof value !== 'object' || value === null) return [];
  const { code, errorCode, message, errorMessage, description } = value as Readonly<Record<string, unknown>>;
  const text = message ?? errorMessage ?? description;
  const known = code ?? errorCode;
  if (typeof text === 'string' || known !== undefined)
    return [
      { ...(known !== undefined && { code: String(known) }), text: typeof text === 'string' ? text : '' },
    ];
  return Object.entries(value).flatMap(([name, inner]) =>
    errorsOf(inner, name === 'error' ? undefined : name),
  );
}
