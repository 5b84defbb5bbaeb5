import { nearest } from '../../reading/nearest.js';
import type { Expectation } from '../../reading/option-form.js';
import { isWhole } from '../../types/forms.js';
import { wrong } from '../error.js';
import { checkPrintOptions, choice, type PrintForm, type Wrong } from '../option-form.js';
import { type ContentOptions, contentForm } from '../options.js';
import { printers } from './generated/printers.js';

/** A printer model, by the name that `@point-of-sale/receipt-printer-encoder` has for it. */
export type PrinterModel = keyof typeof printers;

/** What a printer understands: ESC/POS, or one of Star's two languages. */
export type Commands = 'esc-pos' | 'star-prnt' | 'star-line';

/** The Greek code pages of receipt printers: DOS (737 and 869), ISO 8859-7, which printers call 928, and Windows. */
export type GreekPage = 737 | 869 | 928 | 1253;

/** A Greek code page, or UTF-8. */
export type CodePage = GreekPage | 'utf-8';

/**
 * What is known of a printer model.
 *
 * @example
 * const { name, columns } = printerModels['epson-tm-m30iii'];
 */
export interface PrinterInfo {
  /** The maker's name and that of the model. */
  readonly name: string;
  readonly commands: Commands;
  /** The width of the paper in millimetres. */
  readonly width: 80 | 58;
  /** Characters in a line. */
  readonly columns: number;
  /** The Greek code pages that it has. Without any, its text is printed as a picture. */
  readonly codePages: readonly GreekPage[];
  /** Whether it draws QR codes itself. */
  readonly hasQr: boolean;
}

/**
 * The printer models that `toPrinter` knows, by the name of the option `printer`.
 *
 * @example
 * for (const [model, { name }] of Object.entries(printerModels)) console.log(model, name);
 */
export const printerModels: Readonly<Record<PrinterModel, PrinterInfo>> = printers;

/** Options of `toPrinter`. */
export interface PrinterOptions extends ContentOptions {
  /** The model, which decides all other options that are not given. See `printerModels`. */
  readonly printer?: PrinterModel | undefined;
  /** Default: those of the model, otherwise `esc-pos`. */
  readonly commands?: Commands | undefined;
  /** The width of the paper in millimetres. Default: that of the model, otherwise 80. */
  readonly width?: 80 | 58 | undefined;
  /** Characters in a line, 24 to 48. Default: those of the model, otherwise 48 on 80 mm and 32 on 58 mm. */
  readonly columns?: number | undefined;
  /**
   * The letters of the printer. Default: the page of the model with most letters (1253, 928, 869, 737), otherwise 737. Only
   * newer printers have `utf-8`.
   */
  readonly codePage?: CodePage | undefined;
  /** The number that the printer has for the code page (`ESC t`). Default: that of the model, otherwise Epson's or Star's. */
  readonly codePageNumber?: number | undefined;
  /**
   * `picture` prints all text as a picture, for a printer without a Greek code page; it is the default for such a model.
   * `printer` prints with the printer's own letters, and only lines with a letter that it does not have as a picture.
   */
  readonly text?: 'printer' | 'picture' | undefined;
  /** Who draws the QR code: the printer, or the library. Default: the printer, if its model is known to. */
  readonly qr?: 'printer' | 'picture' | undefined;
  /** How the paper is cut after each print. Default: `partial`. */
  readonly cut?: 'partial' | 'full' | 'none' | undefined;
  /** Opens the cash drawer before or after the print, once. Default: it stays closed. */
  readonly drawer?: 'before' | 'after' | undefined;
  /** The pin of the drawer's plug: 2 is the first drawer, 5 the second. Default: 2. */
  readonly drawerPin?: 2 | 5 | undefined;
  /** How many times the buzzer sounds at the end, up to 9. Default: 0. */
  readonly buzzer?: number | undefined;
  /** How many copies follow the print, up to 9. Each says that it is a copy. Default: 0. */
  readonly copies?: number | undefined;
}

/** How to print, with all defaults filled in. */
export interface Settings {
  readonly printer: PrinterModel | undefined;
  readonly commands: Commands;
  readonly width: 80 | 58;
  readonly columns: number;
  /** Undefined for a printer without a Greek code page, whose text is a picture. */
  readonly codePage: CodePage | undefined;
  readonly codePageNumber: number | undefined;
  readonly text: 'printer' | 'picture';
  readonly qr: 'printer' | 'picture';
  readonly cut: 'partial' | 'full' | 'none';
  readonly drawer: 'before' | 'after' | undefined;
  readonly drawerPin: 2 | 5;
  readonly buzzer: number;
  readonly copies: number;
}

const COLUMNS = { 80: 48, 58: 32 } as const;
/** The limits for the width of lines: below, amounts do not fit, and no printer has more in its usual font. */
const FEWEST = 24;
const MOST = 48;
const MOST_TIMES = 9;

const whole = (from: number, to: number): Expectation<Wrong> => [
  (value) => isWhole(value, from, to),
  ['option/whole-number', { from, to }],
];
const drawn = choice('printer', 'picture');

/** What is expected of the options of a printer. */
export const printerForm: PrintForm<PrinterOptions> = {
  ...contentForm,
  printer: true,
  commands: choice('esc-pos', 'star-prnt', 'star-line'),
  width: choice(80, 58),
  columns: whole(FEWEST, MOST),
  codePage: true,
  codePageNumber: whole(0, 255),
  text: drawn,
  qr: drawn,
  cut: choice('partial', 'full', 'none'),
  drawer: choice('before', 'after'),
  drawerPin: choice(2, 5),
  buzzer: whole(0, MOST_TIMES),
  copies: whole(0, MOST_TIMES),
};

/** The pages with most letters come first: only 1253 and 928 have the euro sign, and 737 has no `ΐ`. */
const BEST: readonly GreekPage[] = [1253, 928, 869, 737];
/** The pages whose numbers are known without a model. */
const USUAL: Readonly<Record<Commands, readonly GreekPage[]>> = {
  'esc-pos': [737, 869, 928, 1253],
  'star-prnt': [737, 869, 928],
  'star-line': [737, 869, 928],
};
/** The models by Epson with `FS ( C`. All of Star's have UTF-8. */
const WITH_UTF8: readonly PrinterModel[] = [
  'epson-tm-m30ii',
  'epson-tm-m30iii',
  'epson-tm-p20ii',
  'epson-tm-t88vi',
  'epson-tm-t88vii',
];

/** The options with all defaults filled in. Throws `PrintError`. */
export function settingsOf(options: PrinterOptions): Settings {
  const given = checkPrintOptions<PrinterOptions>(options, printerForm);
  const { printer, codePageNumber, cut = 'partial', drawer, drawerPin = 2, buzzer = 0, copies = 0 } = given;
  const model = modelOf(printer);
  const commands = given.commands ?? model?.commands ?? 'esc-pos';
  if (model !== undefined && commands !== model.commands) {
    throw wrong('commands', 'option/choice', { known: model.commands });
  }
  const width = given.width ?? model?.width ?? 80;
  const usual = width === (model?.width ?? width) ? (model?.columns ?? COLUMNS[width]) : COLUMNS[width];
  const codePage = codePageOf(given, model, commands);
  const { text = codePage === undefined ? 'picture' : 'printer' } = given;
  if (codePage === undefined && text === 'printer')
    throw wrong('text', 'option/choice', { known: 'picture' });
  const { columns = usual, qr = model?.hasQr === true ? 'printer' : 'picture' } = given;
  if (qr === 'printer' && model?.hasQr === false) throw wrong('qr', 'option/choice', { known: 'picture' });
  return {
    printer,
    commands,
    width,
    columns,
    codePage,
    codePageNumber,
    text,
    qr,
    cut,
    drawer,
    drawerPin,
    buzzer,
    copies,
  };
}

function modelOf(printer: PrinterModel | undefined): PrinterInfo | undefined {
  if (printer === undefined) return undefined;
  if (typeof printer === 'string' && Object.hasOwn(printers, printer)) return printers[printer];
  const meant = typeof printer === 'string' ? nearest(printer, Object.keys(printers)) : undefined;
  throw wrong('printer', 'option/printer', meant === undefined ? {} : { nearest: meant });
}

/** The code page of the option, or the best of the printer. */
function codePageOf(
  { codePage, codePageNumber }: PrinterOptions,
  model: PrinterInfo | undefined,
  commands: Commands,
): CodePage | undefined {
  const pages = model?.codePages ?? USUAL[commands];
  if (codePage === undefined) return model === undefined ? 737 : BEST.find((page) => pages.includes(page));
  // With its number, any page can be chosen.
  const known: readonly CodePage[] = [
    ...(codePageNumber === undefined ? pages : USUAL['esc-pos']),
    ...(hasUtf8(model, commands) ? (['utf-8'] as const) : []),
  ];
  if (!known.includes(codePage)) throw wrong('codePage', 'option/choice', { known: known.join(', ') });
  return codePage;
}

const hasUtf8 = (model: PrinterInfo | undefined, commands: Commands): boolean =>
  model === undefined || commands !== 'esc-pos' || WITH_UTF8.some((name) => printers[name] === model);
