import { PrintError, wrong } from '../error.js';
import type { PdfMake } from './definition.js';
import { ARCHIVED, type Engine, type FontFiles, type KitDocument, type KitFont } from './engine.js';
import type { PdfFont } from './fonts.js';
import { type Family, Letters } from './letters.js';
import { tagging } from './tagging.js';

/** The font that pdfmake has with it. */
const ROBOTO = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' } as const;

const never = (): boolean => false;

/** pdfmake, and which of its fonts draws which letter. */
export interface LoadedPdfMake {
  readonly pdfmake: PdfMake;
  readonly letters: Letters;
}

/**
 * A separate instance of pdfmake with fonts of its own: those of the caller, then Roboto (Apache License 2.0), then Noto Sans
 * (SIL Open Font License) for the Greek letters that Roboto does not have. Settings of the application's own instance are
 * unaffected. It must not load any files. Throws `PrintError` if the package is not installed, or if a font cannot be read.
 */
export async function loadPdfMake(
  fonts: readonly PdfFont[] = [],
  load: () => Promise<Loaded> = loadPackage,
): Promise<LoadedPdfMake> {
  const { shared, roboto, notoSans } = await load().catch(() => {
    throw new PrintError('package', { subject: 'pdfmake' });
  });
  const engine = separate(shared);
  const families: Record<string, FontContents> = {};
  for (const [index, { regular, bold = regular }] of fonts.entries())
    families[`${OWN}${index}`] = { normal: regular, bold };
  families['Roboto'] = { normal: roboto[ROBOTO.normal] ?? '', bold: roboto[ROBOTO.bold] ?? '' };
  families['NotoSans'] = notoSans;
  const letters = new Letters(await giveFonts(engine, families));
  return { pdfmake: tagging(engine, letters), letters };
}

const OWN = 'own-';

/** Font files: of the caller as bytes, ours in base64. */
type FontContents = Readonly<Record<keyof FontFiles, Uint8Array | string>>;

/** Without the fonts and the settings of the instance that the application may use. */
function separate(shared: object): Engine {
  const engine = new (shared.constructor as new () => Engine)();
  engine.virtualfs = new (engine.virtualfs.constructor as new () => Engine['virtualfs'])();
  engine.setUrlAccessPolicy(never);
  engine.setLocalAccessPolicy?.(never);
  return engine;
}

/** Gives the fonts to pdfmake, under the names that they have inside: drawings look for them there. */
async function giveFonts(
  engine: Engine,
  contents: Readonly<Record<string, FontContents>>,
): Promise<[Family, ...Family[]]> {
  const keep = (name: string, content: Uint8Array | string): string => {
    if (typeof content === 'string') engine.virtualfs.writeFileSync(name, content, 'base64');
    else engine.virtualfs.writeFileSync(name, content);
    return name;
  };
  const files: Record<string, FontFiles> = {};
  for (const [name, { normal, bold }] of Object.entries(contents))
    files[name] = { normal: keep(`${name}-normal`, normal), bold: keep(`${name}-bold`, bold) };
  engine.setFonts(files);
  const kit = await engine.createPdf(EMPTY).getStream();
  const families: Family[] = [];
  const names = new Set<string>();
  for (const [name, { normal, bold }] of Object.entries(contents)) {
    const regular = fontOf(kit, name, false);
    const strong = fontOf(kit, name, true);
    // Of two fonts with one name, pdfkit would use the first for both.
    if (names.has(regular.name) || names.has(strong.name)) continue;
    names.add(regular.name).add(strong.name);
    files[name] = { normal: keep(regular.name, normal), bold: keep(strong.name, bold) };
    const fonts = [regular.font, strong.font];
    families.push({ name, has: (point) => fonts.every((font) => font.hasGlyphForCodePoint(point)) });
  }
  engine.setFonts(files);
  return families as [Family, ...Family[]];
}

/** A document without pages, in which the fonts are read. */
const EMPTY = {
  content: [],
  info: {},
  language: 'el',
  pageSize: 'a4',
  pageMargins: [0, 0, 0, 0],
  defaultStyle: { font: 'Roboto' },
  ...ARCHIVED,
} as const;

/** A font as pdfkit reads it. Throws `PrintError` if it cannot. */
function fontOf(kit: KitDocument, name: string, isBold: boolean): KitFont {
  try {
    return kit.provideFont(name, isBold, false);
  } catch {
    throw wrong(name.startsWith(OWN) ? `fonts[${name.slice(OWN.length)}]` : 'fonts', 'option/font');
  }
}

interface Loaded {
  readonly shared: object;
  /** The files of pdfmake's own font, in base64. */
  readonly roboto: Readonly<Record<string, string>>;
  readonly notoSans: FontFiles;
}

async function loadPackage(): Promise<Loaded> {
  const [{ default: shared }, { default: roboto }, { notoSans }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/build/vfs_fonts.js'),
    import('./generated/noto-sans.js'),
  ]);
  return { shared, roboto, notoSans };
}
