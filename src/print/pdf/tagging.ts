import type { Block, PdfDefinition, PdfInfo, PdfMake } from './definition.js';
import { dressed } from './dress.js';
import { ARCHIVED, type Engine, type KitDocument, type KitFont } from './engine.js';
import type { Letters } from './letters.js';
import { Marks } from './marks.js';
import { Tag } from './tags.js';

/** A text of so little height that nobody sees it. pdfmake tells in it which document it is laid out for. */
interface Probe {
  readonly text: string;
  readonly _inlines?: readonly { readonly font: KitFont }[];
}

/**
 * Makes every PDF a tagged one that can be archived (PDF/A-3, level A): with a structure, a language, a title, an author,
 * and fonts that have all its letters.
 */
export const tagging = (engine: Engine, letters: Letters): PdfMake => ({
  createPdf: (definition) => ({ getBuffer: () => bytesOf(definition, engine, letters) }),
});

async function bytesOf(definition: PdfDefinition, engine: Engine, letters: Letters): Promise<Uint8Array> {
  const { content, header, footer, background, info } = definition;
  const root = new Tag('Document');
  const probe: Probe = { text: ' ', fontSize: 0.1, lineHeight: 0.1 } as Probe;
  const onPage = (blocks: readonly Block[]): Block[] => dressed(blocks, letters);
  let marks: Marks | undefined;
  engine.setProgressCallback(() => marks?.begin());
  const pdf = engine.createPdf({
    ...definition,
    ...ARCHIVED,
    defaultStyle: { ...definition.defaultStyle, font: letters.usual },
    content: [probe as unknown as Block, ...dressed(content, letters, root)],
    background: (page, size) => {
      // Called first when the texts are measured and nothing is drawn.
      marks ??= marksOf(probe, root, info, letters);
      return onPage(background?.(page, size) ?? []);
    },
    ...(header !== undefined && {
      header: (...at: [number, number]) => onPage([header(...at)])[0] ?? '',
    }),
    ...(footer !== undefined && {
      footer: (...at: [number, number]) => onPage([footer(...at)])[0] ?? '',
    }),
  });
  await pdf.getStream();
  marks?.end();
  return pdf.getBuffer();
}

function marksOf(
  { _inlines: [inline] = [] }: Probe,
  root: Tag,
  info: PdfInfo,
  letters: Letters,
): Marks | undefined {
  if (inline === undefined) return undefined;
  const { document } = inline.font;
  // Drawings find only fonts that are there already.
  for (const family of letters.names) document.provideFont(family, true, false);
  escapeMetadata(document, info);
  return new Marks(document, root);
}

const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

/** pdfkit writes title and author into XML as they are. */
function escapeMetadata(document: KitDocument, { title = '', author = '' }: PdfInfo): void {
  const append = document.appendXML.bind(document);
  const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPED[sign as '&']);
  document.appendXML = (xml, newline) => {
    const safe = [title, author].reduce(
      (all, text) => all.replace(`>${text}<`, () => `>${escaped(text)}<`),
      xml,
    );
    append(safe, newline);
  };
}
