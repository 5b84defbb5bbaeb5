import { inLanguage } from '../core/error.js';
import { decode, type ReadOptions, readSettings, type XmlInput } from './decode.js';
import { errorOf } from './fault.js';
import { type Layout, type Part, PartReader } from './part-reader.js';
import { Positions } from './positions.js';
import { XmlReader } from './reading.js';

/** The element in which the authority sends some of its answers as text. */
const ENVELOPE = 'string';

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
 * The parts of XML with one of the given roots, in sequence, also of XML in an envelope. Errors are in the requested
 * language.
 */
export function* partsOf(xml: XmlInput, roots: readonly Root[], options?: ReadOptions): Generator<ReadPart> {
  const settings = readSettings(options);
  try {
    yield* readParts(decode(xml, settings), roots);
  } catch (error) {
    throw inLanguage(error, settings.locale);
  }
}

function* readParts(text: string, roots: readonly Root[], isInside = false): Generator<ReadPart> {
  const positions = new Positions(text);
  let root = '';
  const reader = new PartReader(text, ({ name, namespace, start }) => {
    root = name;
    if (name === ENVELOPE && !isInside) return 'envelope';
    const known = roots.find((each) => each.name === name && each.namespace === namespace);
    if (known !== undefined) return known.layout;
    const wanted = roots[0]?.namespace;
    const params = {
      roots: roots.map((each) => each.name).join(', '),
      ...(wanted && { namespace: wanted }),
    };
    throw errorOf({ problem: 'root', params, index: start }, text);
  });
  for (const part of reader.parts()) {
    const { children, text: content, start } = part.node;
    if (root !== ENVELOPE) yield { ...part, root, reading: new XmlReader(text, positions) };
    else if (children.length === 0) yield* readParts(content.trim(), roots, true);
    else throw errorOf({ problem: 'malformed/envelope-elements', params: {}, index: start }, text);
  }
}
