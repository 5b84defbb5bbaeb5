import type { Locale } from '../issues/inside.js';
import { isObject } from '../reading/object.js';
import { isOneOf, matches } from '../reading/option-form.js';
import type { Both, Language } from '../types/language.js';
import { wrong } from './error.js';
import { readIban } from './iban.js';
import { choice, formed, type PrintForm, readPart } from './option-form.js';

/**
 * The look of a house and what it prints on all its documents, as one object for pages, PDF, e-mail and receipt printers. It is plain
 * data, so it can be kept as JSON. A theme adds to a page: it cannot remove what the document or the law says.
 *
 * @example
 * const theme: Theme = {
 *   accent: '#00539b',
 *   banks: [{ name: 'Εθνική Τράπεζα', iban: 'GR16 0110 1250 0000 0001 2300 695' }],
 *   slots: { footer: ['Ευχαριστούμε για τη συνεργασία.'] },
 * };
 */
export interface Theme {
  /** The colour of titles and lines, as `#rgb` or `#rrggbb`. Receipt printers print black. Default: black. */
  readonly accent?: string | undefined;
  /**
   * Font families of the reader's system, best first, on pages and in e-mail. A name has letters, digits, spaces and hyphens.
   */
  readonly fonts?: readonly string[] | undefined;
  /**
   * An image as a `data:` URL in base64, or several by the `logoId` of the print block. Pages take PNG, JPEG, GIF, WebP and
   * SVG; e-mail takes PNG, JPEG and GIF; PDF takes PNG and JPEG; receipt printers take PNG, which they print in black dots.
   * Default: none.
   */
  readonly logo?: string | Readonly<Record<string, string>> | undefined;
  /**
   * Styles for HTML pages, after the usual ones. They load nothing: `@import`, `image-set` and addresses other than `data:` are refused.
   * PDF, e-mail and receipt printers do not read them.
   */
  readonly css?: string | undefined;
  /** The columns of the lines that the law does not need. Default: `line`, `code`, `beforeDiscount` and `vatAmount`. */
  readonly columns?: readonly OptionalColumn[] | undefined;
  /** Your texts at fixed places. */
  readonly slots?: Slots | undefined;
  /** Accounts for payment. Printed on documents between businesses that have values and are no credits. */
  readonly banks?: readonly BankAccount[] | undefined;
  /** The words of boxes for signatures, one to four. Printed on notes of goods, and on documents that are also delivery notes. */
  readonly signatures?: readonly HouseText[] | undefined;
}

/**
 * A column of the lines that a house may leave out: the number of the line, the code of the item, the value before a
 * discount, and the VAT of the line. `grossValue` is the value with VAT, also on documents with net prices.
 */
export type OptionalColumn = 'line' | 'code' | 'beforeDiscount' | 'vatAmount' | 'grossValue';

/** A text of yours: one for every language, or one for each. A page in both languages has both. */
export type HouseText = string | Both;

/** A text with its label, or with a weight. */
export interface HouseRow {
  readonly label?: HouseText | undefined;
  readonly text: HouseText;
  readonly style?: 'strong' | 'small' | undefined;
}

/** Where a house has its own texts. Each is printed as text, never as HTML. */
export interface Slots {
  readonly aboveLines?: readonly (HouseText | HouseRow)[] | undefined;
  readonly belowTotals?: readonly (HouseText | HouseRow)[] | undefined;
  /** The end of the document, below the QR code. */
  readonly footer?: readonly (HouseText | HouseRow)[] | undefined;
}

/** An account at a bank. */
export interface BankAccount {
  /** The name of the bank. */
  readonly name: HouseText;
  /** With or without spaces. Its check digits must be right. */
  readonly iban: string;
  /** The BIC (SWIFT), 8 or 11 characters. */
  readonly bic?: string | undefined;
  /** The account holder. */
  readonly holder?: HouseText | undefined;
}

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const FONT = /^[\p{L}\p{N} -]{1,60}$/u;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const COLUMNS: readonly OptionalColumn[] = ['line', 'code', 'beforeDiscount', 'vatAmount', 'grossValue'];
const LONGEST_CSS = 1_000_000;
const MOST_BOXES = 4;

/** Whether a value is a list whose items all fit. */
const isListOf =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(fits);

const THEME: PrintForm<Theme> = {
  accent: formed(COLOUR, 'option/colour'),
  fonts: [isListOf(matches(FONT)), ['option/fonts']],
  logo: true,
  css: true,
  columns: [isListOf(isOneOf(COLUMNS)), ['option/choices', { known: COLUMNS.join(', ') }]],
  slots: true,
  banks: true,
  signatures: true,
};
const SLOTS: PrintForm<Slots> = { aboveLines: true, belowTotals: true, footer: true };
const ROW: PrintForm<HouseRow> = { label: true, text: true, style: choice('strong', 'small') };
const TEXT: PrintForm<Record<Language, string>> = { el: true, en: true };
const BANK: PrintForm<BankAccount> = {
  name: true,
  iban: true,
  bic: formed(BIC, 'option/bic'),
  holder: true,
};

/** The end of the style element, and what would load something. */
const UNSAFE_CSS =
  /<\/|@import|url\(\s*(?!["']?data:)|(?<![\w-])(?:-webkit-)?(?:image|image-set|cross-fade|src)\(/i;

/** A character of CSS that is written otherwise: `\75rl(` is `url(`. */
const ESCAPE = /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(\r\n|[\s\S]))/gi;
const LAST_POINT = 0x10_ff_ff;

/** CSS as a browser reads it. A line end after a backslash is no character. */
const unescaped = (css: string): string =>
  css.replace(ESCAPE, (_, hex: string | undefined, letter = '') =>
    hex === undefined ? letter.trim() : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), LAST_POINT)),
  );

/** A theme with all defaults filled in. */
export interface ReadTheme {
  readonly accent: string;
  readonly fonts: readonly string[];
  readonly logo: Theme['logo'];
  readonly css: string;
  readonly columns: readonly OptionalColumn[];
  readonly slots: Readonly<Record<keyof Slots, readonly HouseRow[]>>;
  readonly banks: readonly BankAccount[];
  readonly signatures: readonly HouseText[];
}

/** Black. */
export const USUAL_ACCENT = '#111';
const USUAL_COLUMNS: readonly OptionalColumn[] = ['line', 'code', 'beforeDiscount', 'vatAmount'];

/** Reads the option `theme`. Throws `PrintError`, and `OptionsError` for an unknown member. */
export function readTheme(given: unknown, locale: Locale | undefined): ReadTheme {
  const theme = readPart<Theme>(given, THEME, 'theme', locale);
  const { accent = USUAL_ACCENT, fonts = [], css = '', columns = USUAL_COLUMNS } = theme;
  if (typeof css !== 'string' || css.length > LONGEST_CSS)
    throw wrong('theme.css', 'option/length', { most: LONGEST_CSS });
  if ([css, unescaped(css)].some((text) => UNSAFE_CSS.test(text))) throw wrong('theme.css', 'option/css');
  const slots = readPart<Slots>(theme.slots, SLOTS, 'theme.slots', locale);
  const rows = (name: keyof Slots): HouseRow[] =>
    listOf(slots[name], `theme.slots.${name}`).map((each, index) =>
      readRow(each, `theme.slots.${name}[${index}]`, locale),
    );
  const signatures = listOf(theme.signatures, 'theme.signatures');
  if (signatures.length > MOST_BOXES) throw wrong('theme.signatures', 'option/list', { most: MOST_BOXES });
  return {
    accent,
    fonts,
    css,
    columns,
    logo: theme.logo,
    slots: { aboveLines: rows('aboveLines'), belowTotals: rows('belowTotals'), footer: rows('footer') },
    banks: listOf(theme.banks, 'theme.banks').map((bank, index) =>
      readBank(bank, `theme.banks[${index}]`, locale),
    ),
    signatures: signatures.map((text, index) => readText(text, `theme.signatures[${index}]`, locale)),
  };
}

const MOST = 100;

function listOf(given: unknown, option: string): readonly unknown[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given) || given.length > MOST) throw wrong(option, 'option/list', { most: MOST });
  return given;
}

function readRow(given: unknown, option: string, locale: Locale | undefined): HouseRow {
  if (!isObject(given) || !Object.hasOwn(given, 'text')) return { text: readText(given, option, locale) };
  const { label, text, style } = readPart<HouseRow>(given, ROW, option, locale);
  return {
    text: readText(text, `${option}.text`, locale),
    ...(label !== undefined && { label: readText(label, `${option}.label`, locale) }),
    ...(style !== undefined && { style }),
  };
}

function readText(given: unknown, option: string, locale: Locale | undefined): HouseText {
  if (typeof given === 'string') return given;
  if (!isObject(given)) throw wrong(option, 'option/house-text');
  const { el, en } = readPart<Record<Language, string>>(given, TEXT, option, locale);
  if (typeof el !== 'string' || typeof en !== 'string') throw wrong(option, 'option/house-text');
  return { el, en };
}

function readBank(given: unknown, option: string, locale: Locale | undefined): BankAccount {
  if (!isObject(given)) throw wrong(option, 'option/object');
  const { name, iban, bic, holder } = readPart<BankAccount>(given, BANK, option, locale);
  const read = typeof iban === 'string' ? readIban(iban) : undefined;
  if (read === undefined) throw wrong(`${option}.iban`, 'option/iban');
  return {
    name: readText(name, `${option}.name`, locale),
    iban: read,
    ...(bic !== undefined && { bic }),
    ...(holder !== undefined && { holder: readText(holder, `${option}.holder`, locale) }),
  };
}
