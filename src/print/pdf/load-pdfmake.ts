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
 * A separate instance of pdfmake with its own font that has Greek (Roboto, Apache License 2.0). Settings of the
 * application's own instance are unaffected. It must not load any files. Throws `PrintError` if the package is not
 * installed.
 */
export async function loadPdfMake(load: () => Promise<Loaded> = loadPackage): Promise<PdfMake> {
  const { shared, files } = await load().catch(() => {
    throw new PrintError('package', {
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
