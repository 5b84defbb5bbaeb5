import { inflateSync } from 'node:zlib';

/** A text on a page, as it is drawn, with what it is marked as. */
export interface Drawn {
  readonly page: number;
  readonly text: string;
  /** Where it starts and ends, in points from the left edge of the page. */
  readonly from: number;
  readonly to: number;
  /** Where its line stands on the page. */
  readonly height: number;
  /** The number of marked content on its page; `artifact`; or undefined for what is not marked. */
  readonly mark: number | 'artifact' | undefined;
}

/** An element of the structure, with the texts that belong to it. */
export interface Element {
  readonly type: string;
  readonly alt: string | undefined;
  readonly text: string;
  readonly children: readonly Element[];
}

/** What a program reads from a PDF of pdfkit: not every PDF, but without the code that writes it. */
export interface ReadPdf {
  readonly catalog: string;
  readonly metadata: string;
  readonly objects: readonly string[];
  readonly texts: readonly Drawn[];
  readonly pages: number;
  /** The width of the pages, in points. */
  readonly width: number;
  /** The numbers of glyphs that are drawn, as hexadecimal texts. */
  readonly glyphs: readonly string[];
  readonly structure: Element | undefined;
  readonly files: readonly { readonly spec: string; readonly content: string }[];
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, text = '']) => [Number(id), text]),
  );
  const at = (text: string, name: string): string =>
    objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1])) ?? '';
  const all = [...objects.values()];
  const catalog = all.find((text) => text.includes('/Type /Catalog')) ?? '';
  const tree = at(catalog, 'Pages');
  const pages = references(/\/Kids \[(.*?)\]/s.exec(tree)?.[1]);
  const texts: Drawn[] = [];
  const glyphs: string[] = [];
  for (const [page, id] of pages.entries()) {
    const dictionary = objects.get(id) ?? '';
    const fonts = fontsOf(at(dictionary, 'Resources'), at, objects);
    readContent(
      streamOf(at(dictionary, 'Contents')),
      ({ codes, font, mark, from, height, size, kerning }) => {
        glyphs.push(...codes);
        const { letters, widths } = fonts.get(font) ?? { letters: new Map<string, string>(), widths: [] };
        const text = codes.map((code) => letters.get(code) ?? '').join('');
        // The blank at the end of a line may be beyond its edge.
        const seen = codes.slice(0, text.trimEnd().length);
        const units = seen.reduce((sum, code) => sum + (widths[Number.parseInt(code, 16)] ?? 0), -kerning);
        texts.push({ page, text, mark, from, height, to: from + (units * size) / 1000 });
      },
    );
  }
  const elementOf = (id: number): Element => {
    const text = objects.get(id) ?? '';
    const page = pages.indexOf(Number(/\/Pg (\d+) 0 R/.exec(text)?.[1]));
    const kids = /\/K \[(.*?)\]\n/s.exec(text)?.[1] ?? '';
    const own = kids.replace(/\d+ 0 R/g, '').replace(/<<.*?>>/gs, '');
    const marks = new Set([...own.matchAll(/\d+/g)].map(([mark]) => Number(mark)));
    const inside = [...kids.matchAll(/<<\n(.*?)>>/gs)].flatMap(([, reference = '']) => {
      const mark = /\/MCID (\d+)/.exec(reference)?.[1];
      const of = pages.indexOf(Number(/\/Pg (\d+) 0 R/.exec(reference)?.[1]));
      return mark === undefined ? [] : [{ mark: Number(mark), page: of }];
    });
    const isOwn = (drawn: Drawn): boolean =>
      typeof drawn.mark === 'number' &&
      ((drawn.page === page && marks.has(drawn.mark)) ||
        inside.some((each) => each.mark === drawn.mark && each.page === drawn.page));
    return {
      type: /\/S \/(\w+)/.exec(text)?.[1] ?? '',
      alt: /\/Alt \((.*?)\)\n/s.exec(text)?.[1],
      text: texts
        .filter(isOwn)
        .map((drawn) => drawn.text)
        .join(''),
      children: references(kids.replace(/<<.*?>>/gs, '')).map(elementOf),
    };
  };
  const [root] = references(/\/K \[(.*?)\]/s.exec(at(catalog, 'StructTreeRoot'))?.[1]);
  return {
    catalog,
    metadata: Buffer.from(streamOf(at(catalog, 'Metadata')), 'latin1').toString(),
    objects: all,
    texts,
    pages: pages.length,
    width: Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(objects.get(pages[0] ?? 0) ?? '')?.[1]),
    glyphs,
    structure: root === undefined ? undefined : elementOf(root),
    files: all
      .filter((text) => text.includes('/Type /Filespec'))
      .map((spec) => ({ spec, content: Buffer.from(streamOf(at(spec, 'F')), 'latin1').toString() })),
  };
}

const references = (text = ''): number[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

function streamOf(object: string): string {
  const stream = /\nstream\n(.*)\nendstream/s.exec(object)?.[1] ?? '';
  if (!object.includes('/FlateDecode')) return stream;
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** What the glyphs of each font mean, and how wide they are in thousandths of its size. */
function fontsOf(
  resources: string,
  at: (text: string, name: string) => string,
  objects: ReadonlyMap<number, string>,
) {
  const names = /\/Font <<(.*?)>>/s.exec(resources)?.[1] ?? '';
  return new Map(
    [...names.matchAll(/\/(\w+) \d+ 0 R/g)].map(([, name = '']) => {
      const letters = new Map<string, string>();
      const font = at(names, name);
      const map = streamOf(at(font, 'ToUnicode'));
      for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)) {
        for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
          const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
          const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
          letters.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
        }
      }
      const [descendant = 0] = references(/\/DescendantFonts \[(.*?)\]/s.exec(font)?.[1]);
      const widths = /\/W \[0 \[(.*?)\]/s.exec(objects.get(descendant) ?? '')?.[1] ?? '';
      return [name, { letters, widths: widths.trim().split(/\s+/).map(Number) }] as const;
    }),
  );
}

interface Drawing {
  readonly codes: readonly string[];
  readonly font: string;
  readonly size: number;
  readonly from: number;
  readonly height: number;
  /** By how much its letters are closer to each other, in thousandths of the size. */
  readonly kerning: number;
  readonly mark: Drawn['mark'];
}

/** Reads the commands of a page: its texts, and the marks around them. */
function readContent(content: string, draw: (drawing: Drawing) => void): void {
  let [font, size, from, height] = ['', 0, 0, 0];
  let mark: Drawn['mark'];
  const commands =
    /\/Artifact (?:BMC|<<.*?>> BDC)|\/\w+ <<\s*\/MCID (\d+)\s*>> BDC|(EMC)|\/(F\d+) ([\d.]+) Tf|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\[([^\]]*)\] TJ/gs;
  for (const [whole, mcid, end, name, points, x, y, texts = ''] of content.matchAll(commands)) {
    if (whole.startsWith('/Artifact')) mark = 'artifact';
    else if (mcid !== undefined) mark = Number(mcid);
    else if (end !== undefined) mark = undefined;
    else if (name !== undefined) [font, size] = [name, Number(points)];
    else if (x !== undefined) [from, height] = [Number(x), Number(y)];
    else
      draw({
        codes: [...texts.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
        font,
        size,
        from,
        height,
        kerning: [...texts.matchAll(/> ([-\d.]+)/g)].reduce((sum, [, by]) => sum + Number(by), 0),
        mark,
      });
  }
}
