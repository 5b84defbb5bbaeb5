import { nearest } from '../../reading/nearest.js';
import type { OptionNames } from '../../reading/options.js';
import { wrong } from '../error.js';
import { type ContentOptions, contentOptionNames } from '../options.js';
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

export const printerOptionNames: OptionNames<PrinterOptions> = {
  ...contentOptionNames,
  printer: true,
  commands: true,
  width: true,
  columns: true,
  codePage: true,
  codePageNumber: true,
  text: true,
  qr: true,
  cut: true,
  drawer: true,
  drawerPin: true,
  buzzer: true,
  copies: true,
};

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
const COMMANDS: readonly Commands[] = ['esc-pos', 'star-prnt', 'star-line'];
const DRAWN: readonly ['printer', 'picture'] = ['printer', 'picture'];
const DRAWER: readonly ['before', 'after'] = ['before', 'after'];
/** The limits for the width of lines: below, amounts do not fit, and no printer has more in its usual font. */
const FEWEST = 24;
const MOST = 48;
const MOST_TIMES = 9;

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
  const { printer, cut = 'partial', drawer, drawerPin = 2, buzzer = 0, copies = 0 } = options;
  const model = modelOf(printer);
  const commands = oneOf('commands', options.commands ?? model?.commands ?? 'esc-pos', COMMANDS);
  if (model !== undefined && commands !== model.commands) {
    throw wrong('commands', 'option/choice', { known: model.commands });
  }
  const width = oneOf('width', options.width ?? model?.width ?? 80, [80, 58]);
  const usual = width === (model?.width ?? width) ? (model?.columns ?? COLUMNS[width]) : COLUMNS[width];
  const columns = whole('columns', options.columns ?? usual, FEWEST, MOST);
  const codePage = codePageOf(options, model, commands);
  const { codePageNumber } = options;
  if (codePageNumber !== undefined) whole('codePageNumber', codePageNumber, 0, 255);
  const text = oneOf('text', options.text ?? (codePage === undefined ? 'picture' : 'printer'), DRAWN);
  const hasPage = codePage !== undefined;
  if (!hasPage && text === 'printer') throw wrong('text', 'option/choice', { known: 'picture' });
  const qr = oneOf('qr', options.qr ?? (model?.hasQr === true ? 'printer' : 'picture'), DRAWN);
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
    cut: oneOf('cut', cut, ['partial', 'full', 'none']),
    drawer: drawer === undefined ? undefined : oneOf('drawer', drawer, DRAWER),
    drawerPin: oneOf('drawerPin', drawerPin, [2, 5]),
    buzzer: whole('buzzer', buzzer, 0, MOST_TIMES),
    copies: whole('copies', copies, 0, MOST_TIMES),
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
  return oneOf('codePage', codePage, known);
}

const hasUtf8 = (model: PrinterInfo | undefined, commands: Commands): boolean =>
  model === undefined || commands !== 'esc-pos' || WITH_UTF8.some((name) => printers[name] === model);

function oneOf<Choice extends string | number>(
  option: string,
  given: Choice,
  known: readonly Choice[],
): Choice {
  if (!known.includes(given)) throw wrong(option, 'option/choice', { known: known.join(', ') });
  return given;
}

function whole(option: string, given: number, from: number, to: number): number {
  if (!Number.isInteger(given) || given < from || given > to) {
    throw wrong(option, 'option/whole-number', { from, to });
  }
  return given;
}
