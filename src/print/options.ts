import type { Locale } from '../issues/inside.js';
import { type Exact, parseDecimal, toCents } from '../money/index.js';
import { isFunction, isOneOf } from '../reading/option-form.js';
import type { Language } from '../types/language.js';
import { type PrintError, wrong } from './error.js';
import { pixelsOf } from './image-size.js';
import type { Issued, NotIssued } from './issued.js';
import { clean } from './model/clean.js';
import { choice, flag, type PrintForm, readPart } from './option-form.js';
import type { ReceiptExtras } from './receipt-extras.js';
import type { Theme } from './theme.js';

/** The paper: a sheet, upright, or a roll of 80 or 58 mm. */
export type PageFormat = 'a4' | 'a5' | 'roll80' | 'roll58';

/**
 * The balance of a customer, as the books of the issuer have it, in the currency of the document.
 *
 * @example
 * const balance: Balance = { before: '1240.50', after: '1364.50' };
 */
export interface Balance {
  /** At most two decimals, such as `'1240.50'`; negative if the issuer owes. */
  readonly before: string;
  readonly after: string;
}

/** Options for every way of printing. */
export interface ContentOptions {
  /** One language or both; numbers and dates follow the first. Default: `documentLanguageCode`, or else Greek. */
  readonly language?: Language | readonly Language[] | undefined;
  /**
   * The service's answer. Without it, the page is a draft and says so, except for a document with
   * `transmissionFailure: 1`, which a till without a connection issues. An answer that shows no issued document (refused,
   * held, unknown) causes a `PrintError`.
   */
  readonly issued?: Issued | undefined;
  /** Refuses to print an issued document without the address for its QR code. Default: false. */
  readonly strict?: boolean | undefined;
  /** Called with what is missing on a page that is printed all the same, such as the QR code. Default: nothing is said. */
  readonly onWarning?: ((warning: PrintError) => void) | undefined;
  /** Prints a draft, whatever else is known: for a document that is held, refused or unknown. Default: false. */
  readonly draft?: boolean | undefined;
  /** Says at the top that the page is a copy. Default: false. */
  readonly copy?: boolean | undefined;
  /** Says at the top that the document is of the sandbox, so that nothing was filed. Default: whether the answer is of a sandbox. */
  readonly sandbox?: boolean | undefined;
  /**
   * Also prints what only bookkeepers need: the code of the type, the currency if it is the euro, that there is no payment,
   * and the total in words on rolls and on retail documents, too. Default: false.
   */
  readonly details?: boolean | undefined;
  /**
   * Words across each page and once at its top, such as `ΔΕΙΓΜΑ`: at most 120 characters; line feeds are kept. Receipt
   * printers print them at the top. Default: none, and on a draft the word for it.
   */
  readonly watermark?: string | undefined;
  /** Your branding and texts. Default: black on white, without any. */
  readonly theme?: Theme | undefined;
  /** The balance of the customer before and after the document. Printed as it is given. Default: none. */
  readonly balance?: Balance | undefined;
  /** What a receipt says beside its document, such as cash given and change. Default: nothing. */
  readonly receipt?: ReceiptExtras | undefined;
  /** The language of errors. Default: English. It does not affect the page. */
  readonly locale?: Locale | undefined;
}

/**
 * Options of a draft. The outcome of a document that is refused, held or unknown may be passed with them; nothing of it is
 * printed.
 *
 * @example
 * const options: AsDraft<RenderOptions> = { issued: held, draft: true, format: 'roll80' };
 */
export type AsDraft<Options extends ContentOptions> = Omit<Options, 'issued' | 'draft'> & {
  readonly issued?: Issued | NotIssued | undefined;
  readonly draft: true;
};

/** What may be printed. `draft` tells the two apart, so that the compiler reports a wrong option alone, and not `issued` too. */
export type OrDraft<Options extends ContentOptions> =
  | (Options & { readonly draft?: false | undefined })
  | AsDraft<Options>;

/** Options of `renderDocument`. */
export interface RenderOptions extends ContentOptions {
  /** Default: from `documentSizeCode`, a roll of 80 mm for 7 and a sheet of A4 for any other code. */
  readonly format?: PageFormat | undefined;
}

export const pageFormats = ['a4', 'a5', 'roll80', 'roll58'] as const satisfies PageFormat[];

const isLanguage = isOneOf(['el', 'en'] satisfies Language[]);
const LONGEST_MARK = 120;

/** What is expected of the options of every way of printing. */
export const contentForm: PrintForm<ContentOptions> = {
  language: [
    (given) => (Array.isArray(given) ? given.length > 0 && given.every(isLanguage) : isLanguage(given)),
    ['option/language'],
  ],
  issued: true,
  strict: flag,
  onWarning: [isFunction, ['option/function']],
  draft: flag,
  copy: flag,
  sandbox: flag,
  details: flag,
  watermark: [
    (given) => given === null || (typeof given === 'string' && given.length <= LONGEST_MARK),
    ['option/length', { most: LONGEST_MARK }],
  ],
  theme: true,
  balance: true,
  receipt: true,
  locale: true,
};

/** What is expected of the options of a page. */
export const renderForm: PrintForm<RenderOptions> = { ...contentForm, format: choice(...pageFormats) };

const BALANCE: PrintForm<Balance> = { before: true, after: true };

/** Whether a paper is a sheet, and not a roll. */
export const isSheet = (format: PageFormat): format is 'a4' | 'a5' => format === 'a4' || format === 'a5';

/** A logo may not need more memory than this, however small its file is. */
const MOST_PIXELS = 4_000_000;
const IMAGE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;

/** The paper of restaurant documents and retail credits (observed). The full table is not published. */
const ROLL = 7;

interface Printed {
  readonly documentLanguageCode?: unknown;
  readonly documentSizeCode?: unknown;
  readonly logoId?: unknown;
}

/** The languages of a page: from the option, or else from the print block. */
export function languagesOf(
  { language }: ContentOptions,
  printed: Printed | undefined,
): readonly [Language, ...Language[]] {
  if (language === undefined) return [printed?.documentLanguageCode === 'EN' ? 'en' : 'el'];
  return [...new Set([language].flat())] as [Language, ...Language[]];
}

/** The paper: from the option, or else from the print block. */
export const formatOf = ({ format }: RenderOptions, printed: Printed | undefined): PageFormat =>
  format ?? (printed?.documentSizeCode === ROLL ? 'roll80' : 'a4');

/** The logo that belongs to the document. Throws `PrintError`. */
export function logoOf(logo: Theme['logo'], printed: Printed | undefined): string | undefined {
  const id = printed?.logoId;
  const image =
    typeof logo !== 'object' || logo === null
      ? logo
      : typeof id === 'string' && Object.hasOwn(logo, id)
        ? logo[id]
        : undefined;
  if (image === undefined || image === null) return undefined;
  if (typeof image !== 'string' || !IMAGE.test(image)) throw wrong('theme.logo', 'option/image');
  if (pixelsOf(image) > MOST_PIXELS)
    throw wrong('theme.logo', 'option/image-too-large', { most: MOST_PIXELS });
  return image;
}

/** The lines across each page; empty without the option. */
export function watermarkOf({ watermark }: ContentOptions): readonly string[] {
  const lines = clean(watermark ?? '').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** The balance in exact numbers. Throws `PrintError`, and `OptionsError` for an unknown member. */
export function balanceOf({ balance, locale }: ContentOptions): ExactBalance | undefined {
  if (balance === undefined || balance === null) return undefined;
  const { before, after } = readPart<Balance>(balance, BALANCE, 'balance', locale);
  return { before: exactOf(before, 'balance.before'), after: exactOf(after, 'balance.after') };
}

/** A balance in exact numbers. */
export interface ExactBalance {
  readonly before: Exact;
  readonly after: Exact;
}

function exactOf(text: unknown, option: string): Exact {
  const read = typeof text === 'string' ? parseDecimal(text) : undefined;
  if (read?.ok !== true || toCents(read.value) === undefined) throw wrong(option, 'option/balance');
  return read.value;
}
