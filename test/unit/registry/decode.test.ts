import { describe, expect, it } from 'vitest';
import { fromRegistryXml, isRegistryXmlError, toRegistryXml } from '../../../src/registry/index.js';
import { encodeGreek } from '../../../src/registry/uid/iso-8859-7.js';
import { samples } from '../../../src/rules/examples/index.js';

const body = toRegistryXml([samples.serviceInvoice]).replace(/^<\?xml.*\?>/, '');
const { series } = samples.serviceInvoice.invoiceHeader;
const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>${body}`;

const greek = (text: string): Uint8Array => {
  const encoded = encodeGreek(text);
  if ('lacks' in encoded) throw new Error(`no ${encoded.lacks}`);
  return encoded.bytes;
};

/** Two bytes for each UTF-16 unit. */
function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const seriesOf = (xml: string | Uint8Array): string | undefined =>
  fromRegistryXml(xml)[0]?.document?.invoiceHeader?.series;

function reasonOf(xml: Uint8Array): string | undefined {
  try {
    fromRegistryXml(xml);
  } catch (error) {
    if (isRegistryXmlError(error)) return error.reason;
    throw error;
  }
  return undefined;
}

describe('bytes of XML', () => {
  it('can start with a Greek series', () => expect(series).toBe('Υ'));

  it.each([
    ['UTF-8 without a declaration', utf8(body)],
    ['UTF-8 as declared', utf8(declared('UTF-8'))],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${declared('UTF-8')}`)],
    ['UTF-8 whose mark is right and whose declaration is not', utf8(`\ufeff${declared('ISO-8859-7')}`)],
    ['UTF-8 that was declared before it was saved anew', utf8(declared('utf-16'))],
    ['ISO-8859-7', greek(declared('ISO-8859-7'))],
    ['iso-8859-7 in small letters and single quotes', greek(declared('iso-8859-7').replaceAll('"', "'"))],
    ['windows-1253', greek(declared('windows-1253'))],
    ['UTF-16 with a mark, little end first', utf16(`\ufeff${declared('UTF-16')}`, true)],
    ['UTF-16 with a mark, big end first', utf16(`\ufeff${declared('UTF-16')}`, false)],
    ['UTF-16 without a mark, little end first', utf16(declared('UTF-16'), true)],
    ['UTF-16 without a mark, big end first', utf16(declared('UTF-16'), false)],
  ])('are decoded: %s', (_, bytes) => {
    expect(seriesOf(bytes)).toBe(series);
    expect(fromRegistryXml(bytes)).toEqual(fromRegistryXml(body).map((read) => ({ ...read })));
  });

  it('can be a view into a larger buffer, also from Node', () => {
    const bytes = greek(declared('ISO-8859-7'));
    const larger = new Uint8Array(bytes.length + 20);
    larger.set(bytes, 10);
    expect(seriesOf(larger.subarray(10, 10 + bytes.length))).toBe(series);
    expect(seriesOf(Buffer.from(bytes))).toBe(series);
  });

  it.each([
    ['not of the encoding that they declare', greek(declared('UTF-8'))],
    ['of no encoding at all', greek(body)],
    [
      'not assigned in it',
      Uint8Array.from([...utf8('<?xml version="1.0" encoding="ISO-8859-7"?><a>'), 0xd2]),
    ],
    ['of an encoding that is not known', utf8(declared('x-klingon'))],
  ])('are refused if they are %s', (_, bytes) => expect(reasonOf(bytes)).toBe('encoding'));

  it('that are already text are decoded, whatever they declare', () => {
    expect(seriesOf(declared('ISO-8859-7'))).toBe(series);
    expect(seriesOf(declared('utf-16'))).toBe(series);
  });
});
