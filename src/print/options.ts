import type { Locale } from '../issues/locale.js';
import type { PrintProblem } from '../issues/locales/en/printing.js';
import { type OptionNames, refuseOthers } from '../reading/options.js';
import type { Params } from '../types/index.js';
import { PrintError } from './error.js';
import type { Issued } from './issued.js';
import type { Language } from './language.js';
import { clean } from './model/clean.js';

/** The paper: a sheet, or a roll of 80 or 58 mm. */
export type PageFormat = 'a4' | 'roll80' | 'roll58';

/** The look of a page, within limits that keep it readable. */
export interface Theme {
  /** The colour of the title and of rules, as `#rgb` or `#rrggbb`. Default: black. */
  readonly accent?: string | undefined;
  /** Font families of the reader's system, best first. A name has letters, digits, spaces and hyphens. */
  readonly fonts?: readonly string[] | undefined;
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
  /** Prints a draft, whatever else is known: for a document that is held, refused or unknown. Default: false. */
  readonly draft?: boolean | undefined;
  /** Says at the top that the page is a copy. Default: false. */
  readonly copy?: boolean | undefined;
  /** Says at the top that the document is of the sandbox, so that nothing was filed. Default: false. */
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
  /**
   * An image as a `data:` URL in base64, or several by the `logoId` of the print block. Pages take PNG, JPEG, GIF, WebP and
   * SVG; PDF takes PNG and JPEG; receipt printers take PNG, which they print in black dots. Default: none.
   */
  readonly logo?: string | Readonly<Record<string, string>> | undefined;
  /** The language of errors. Default: English. It does not affect the page. */
  readonly locale?: Locale | undefined;
}

/** The names of these options. */
export const contentOptionNames: OptionNames<ContentOptions> = {
  language: true,
  issued: true,
  draft: true,
  copy: true,
  sandbox: true,
  details: true,
  watermark: true,
  logo: true,
  locale: true,
};

/** Options of `renderDocument`. */
export interface RenderOptions extends ContentOptions {
  /** Default: from `documentSizeCode`, a roll of 80 mm for 7 and a sheet for any other code. */
  readonly format?: PageFormat | undefined;
  readonly theme?: Theme | undefined;
}

const themeNames: OptionNames<Theme> = { accent: true, fonts: true };

const FORMATS: readonly unknown[] = ['a4', 'roll80', 'roll58'] satisfies PageFormat[];
const LANGUAGES: readonly unknown[] = ['el', 'en'] satisfies Language[];
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const FONT = /^[\p{L}\p{N} -]{1,60}$/u;
const IMAGE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;

/** The paper of restaurant documents and retail credits (observed). The full table is not published. */
const ROLL = 7;

interface Printed {
  readonly documentLanguageCode?: unknown;
  readonly documentSizeCode?: unknown;
  readonly logoId?: unknown;
}

/** The languages of a page: from the option, or else from the print block. Throws `PrintError`. */
export function languagesOf(
  { language }: ContentOptions,
  printed: Printed | undefined,
): readonly [Language, ...Language[]] {
  if (language === undefined) return [printed?.documentLanguageCode === 'EN' ? 'en' : 'el'];
  const list = [...new Set(Array.isArray(language) ? language : [language])];
  const [first] = list;
  if (first === undefined || !list.every((each) => LANGUAGES.includes(each))) {
    throw wrong('language', 'option/language');
  }
  return list as [Language, ...Language[]];
}

/** A flag, which is false by default. Throws `PrintError`. */
export function flagOf(options: ContentOptions, name: 'copy' | 'sandbox' | 'details'): boolean {
  const { [name]: flag = false } = options;
  if (typeof flag !== 'boolean') throw wrong(name, 'option/flag');
  return flag;
}

/** The paper: from the option, or else from the print block. Throws `PrintError`. */
export function formatOf({ format }: RenderOptions, printed: Printed | undefined): PageFormat {
  if (format === undefined) return printed?.documentSizeCode === ROLL ? 'roll80' : 'a4';
  if (!FORMATS.includes(format)) throw wrong('format', 'option/choice', { known: FORMATS.join(', ') });
  return format;
}

/** The logo that belongs to the document. Throws `PrintError`. */
export function logoOf({ logo }: ContentOptions, printed: Printed | undefined): string | undefined {
  const id = printed?.logoId;
  const image =
    typeof logo !== 'object' || logo === null
      ? logo
      : typeof id === 'string' && Object.hasOwn(logo, id)
        ? logo[id]
        : undefined;
  if (image === undefined || image === null) return undefined;
  if (typeof image !== 'string' || !IMAGE.test(image)) throw wrong('logo', 'option/image');
  return image;
}

const LONGEST_MARK = 120;

/** The lines across each page; empty without the option. Throws `PrintError`. */
export function watermarkOf({ watermark }: ContentOptions): readonly string[] {
  if (watermark === undefined || watermark === null) return [];
  if (typeof watermark !== 'string' || watermark.length > LONGEST_MARK)
    throw wrong('watermark', 'option/length', { most: LONGEST_MARK });
  const lines = clean(watermark).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** A look with all defaults filled in. */
export interface Look {
  readonly accent: string;
  readonly fonts: readonly string[];
}

/**
 * The look from the option. Values that could inject other styles are refused. Throws `PrintError`, and `OptionsError` for
 * an unknown member.
 */
export function themeOf({ theme, locale }: Pick<RenderOptions, 'theme' | 'locale'>): Look {
  refuseOthers(theme, themeNames, locale, 'theme');
  const { accent = '#111', fonts = [] } = theme ?? {};
  if (typeof accent !== 'string' || !COLOUR.test(accent)) throw wrong('theme.accent', 'option/colour');
  const areFonts = Array.isArray(fonts) && fonts.every((font) => typeof font === 'string' && FONT.test(font));
  if (!areFonts) throw wrong('theme.fonts', 'option/fonts');
  return { accent, fonts: fonts as readonly string[] };
}

/** The error for an invalid option. */
export const wrong = (
  option: string,
  problem: Extract<PrintProblem, `option/${string}`>,
  params: Params = {},
): PrintError => new PrintError(problem, { subject: option, params });
