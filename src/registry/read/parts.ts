import { inLanguage, RegistryXmlError } from '../error.js';
import { Cutter, type Layout, type Part } from './cut.js';
import { decode, type ReadOptions, readSettings, type XmlInput } from './decode.js';
import { Positions, positionAt } from './positions.js';
import { XmlReader } from './reading.js';
import { unwrap } from './unwrap.js';

/** A root element that a reader accepts. */
export interface Root {
  readonly name: string;
  readonly namespace: string;
  readonly layout: Layout;
}

/** A part, with its root and reader. */
export interface ReadPart extends Part {
  /** The name of the root. */
  readonly root: string;
  readonly reading: XmlReader;
}

/**
 * The parts of XML with one of the given roots, in sequence. An envelope is removed first. Errors are in the requested
 * language.
 */
export function* partsOf(xml: XmlInput, roots: readonly Root[], options?: ReadOptions): Generator<ReadPart> {
  const settings = readSettings(options);
  try {
    yield* readParts(unwrap(decode(xml, settings)), roots);
  } catch (error) {
    throw inLanguage(error, settings.locale);
  }
}

function* readParts(text: string, roots: readonly Root[]): Generator<ReadPart> {
  const positions = new Positions(text);
  let root = '';
  const cutter = new Cutter(text, ({ name, namespace, start }) => {
    const known = roots.find((each) => each.name === name && each.namespace === namespace);
    if (known === undefined) {
      const wanted = roots[0]?.namespace;
      const params = {
        roots: roots.map((each) => each.name).join(', '),
        ...(wanted && { namespace: wanted }),
      };
      throw new RegistryXmlError('root', { params, position: positionAt(text, start) });
    }
    root = name;
    return known.layout;
  });
  for (const part of cutter.parts()) yield { ...part, root, reading: new XmlReader(text, positions) };
}
