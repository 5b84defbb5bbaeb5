import { PrintError } from '../error.js';
import type { PdfMake } from './definition.js';

/** By the names that the fonts have inside: drawings look for them there. */
const FONTS = {
  Roboto: {
    normal: 'Roboto-Regular',
    bold: 'Roboto-Medium',
    italics: 'Roboto-Italic',
    bolditalics: 'Roboto-MediumItalic',
  },
};
const EXTENSION = /\.ttf$/;

const never = (): boolean => false;

/**
 * A pdfmake of our own with its font, which has Greek (Roboto, Apache License 2.0): what the application sets on its own
 * stays as it is. It may load nothing. Throws `PrintError` where the package is not installed.
 */
export async function loadPdfMake(load: () => Promise<Loaded> = loadPackage): Promise<PdfMake> {
  const { shared, files } = await load().catch(() => {
    throw new PrintError('package', 'PDF needs the package pdfmake: npm install pdfmake', {
      subject: 'pdfmake',
    });
  });
  const own = new (shared.constructor as new () => PdfMake)();
  for (const [name, content] of Object.entries(files)) {
    own.virtualfs.writeFileSync(name.replace(EXTENSION, ''), content, 'base64');
  }
  own.setFonts(FONTS);
  own.setUrlAccessPolicy(never);
  own.setLocalAccessPolicy?.(never);
  return own;
}

interface Loaded {
  readonly shared: object;
  readonly files: Readonly<Record<string, string>>;
}

async function loadPackage(): Promise<Loaded> {
  const [{ default: shared }, { default: files }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/build/vfs_fonts.js'),
  ]);
  return { shared, files };
}
