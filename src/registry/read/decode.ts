import { type Locale, readLocale } from '../../issues/inside.js';
import { readOptions } from '../../reading/options.js';
import { RegistryXmlError } from '../core/error.js';
import { limits } from './limits.js';

/** XML as text or as bytes. Bytes are decoded by their byte order mark, or else by the XML declaration. */
export type XmlInput = string | Uint8Array;

/** Options for reading XML. */
export interface ReadOptions {
  /** The maximum size, in bytes or in characters of a text. Default: 64 MB (64 × 1024 × 1024). */
  readonly maxSize?: number | undefined;
  /** The language of an error. Default: English. */
  readonly locale?: Locale | undefined;
}

/** The options for reading, with their defaults. */
export interface ReadSettings {
  readonly maxSize: number;
  readonly locale: Locale;
}

/** Reads the options; throws errors for invalid ones. */
export function readSettings(options: ReadOptions | undefined): ReadSettings {
  const { maxSize = limits.size, locale } = readOptions<ReadOptions>(options, {
    maxSize: true,
    locale: true,
  });
  return { maxSize, locale: readLocale(locale) };
}

/** The input as text; refuses input that is too large or has the wrong encoding. */
export function decode(xml: XmlInput, { maxSize }: Pick<ReadSettings, 'maxSize'>): string {
  if (typeof xml !== 'string' && !isBytes(xml)) throw new RegistryXmlError('malformed/input');
  // Written this way so that an invalid limit, such as NaN, refuses everything rather than nothing.
  if (!(xml.length <= maxSize)) {
    throw new RegistryXmlError('too-large/input', { params: { size: maxSize } });
  }
  return typeof xml === 'string' ? xml : textOf(xml);
}

// Not instanceof, because bytes may come from another realm.
const isBytes = (value: unknown): value is Uint8Array =>
  Object.prototype.toString.call(value) === '[object Uint8Array]';

function textOf(bytes: Uint8Array): string {
  const label = encodingOf(bytes);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label, { fatal: true });
  } catch {
    throw new RegistryXmlError('encoding/unknown', { params: { encoding: label.slice(0, 40) } });
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new RegistryXmlError('encoding/bytes', { params: { encoding: decoder.encoding } });
  }
}

/** The encoding in an XML declaration. */
const DECLARED = /^<\?xml\s[^>]*?\sencoding\s*=\s*(["'])(?<encoding>[A-Za-z][\w.-]*)\1/;
const UTF_8 = 'utf-8';
const UTF_16 = /^utf-?16/i;

/**
 * Signs of an encoding in the first bytes (XML 1.0, appendix F): byte order marks, and `<?` or `<` in two bytes each.
 */
const SIGNS: readonly (readonly [bytes: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], UTF_8],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

/** The maximum length of a declaration in bytes. */
const HEAD = 1000;

function encodingOf(bytes: Uint8Array): string {
  for (const [sign, label] of SIGNS) if (sign.every((byte, at) => bytes[at] === byte)) return label;
  // The declaration is ASCII in every other encoding. A declaration that can be read as ASCII is not UTF-16, whatever
  // it says.
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD));
  const declared = DECLARED.exec(head)?.groups?.['encoding'] ?? UTF_8;
  return UTF_16.test(declared) ? UTF_8 : declared;
}
