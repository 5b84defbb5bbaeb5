import { describe, expect, it } from 'vitest';
import { type Identified, isUidMemberError, isUidTextError, uidOf } from '../../../src/registry/index.js';
import { encodeGreek } from '../../../src/registry/uid/iso-8859-7.js';
import { samples } from '../../../src/rules/examples/index.js';

const { salesInvoice, serviceInvoice } = samples;
const withSeries = (series: string) => ({
  ...salesInvoice,
  invoiceHeader: { ...salesInvoice.invoiceHeader, series },
});

// Computed with Python: hashlib.sha1('…'.encode('iso8859_7')).hexdigest().upper()
describe('uidOf', () => {
  it('hashes 800123456-2026-11-20-0-1.1-A-101', async () => {
    expect(await uidOf(salesInvoice)).toBe('60279C343553F75CA60A394C50B380CB4DF077D4');
  });

  it('hashes a Greek series as ISO-8859-7', async () => {
    expect(serviceInvoice.invoiceHeader.series).toBe('Υ');
    expect(await uidOf(serviceInvoice)).toBe('F2136623DD536E4188DAE1E07297C28A981FF296');
  });

  it('supports a serial number beyond the safe integers, and adds the variation type', async () => {
    const uid = await uidOf({
      issuer: { vatNumber: '123456783', branch: 3 },
      invoiceHeader: {
        issueDate: '2026-11-20',
        invoiceType: '9.3',
        series: 'ΔΑ-ά',
        aa: '18446744073709551615',
        invoiceVariationType: 2,
      },
    });
    expect(uid).toBe('D95418C6C130F98F6C303B8D9E834306E4D82D70');
  });

  it('accepts another Web Crypto implementation', async () => {
    const digest = async (): Promise<ArrayBuffer> => Uint8Array.of(0, 10, 255).buffer;
    expect(await uidOf(salesInvoice, { crypto: { subtle: { digest } } })).toBe('000AFF');
  });

  it.each([
    ['é', 'Café'],
    ['😀', 'A😀'],
    ['\u0301', 'α\u0301'],
    ['\ud800', '\ud800'],
  ])('refuses %j, which is not in ISO-8859-7', async (character, series) => {
    const error = await uidOf(withSeries(series)).catch((thrown: unknown) => thrown);
    expect(isUidTextError(error) && error.character).toBe(character);
  });
});

describe('uidOf refuses', () => {
  const without = (path: readonly [string, string], value: unknown): Identified => {
    const copy = structuredClone(salesInvoice) as unknown as Record<string, Record<string, unknown>>;
    const [part, member] = path;
    copy[part] = { ...copy[part], [member]: value };
    return copy as unknown as Identified;
  };
  const pathOf = async (document: unknown): Promise<unknown> => {
    const error = await uidOf(document as Identified).catch((thrown: unknown) => thrown);
    return isUidMemberError(error) ? error.path : error;
  };

  it.each([
    ['issuer', 'vatNumber', undefined],
    ['issuer', 'vatNumber', ''],
    ['issuer', 'branch', undefined],
    ['issuer', 'branch', null],
    ['issuer', 'branch', '0'],
    ['issuer', 'branch', -1],
    ['invoiceHeader', 'issueDate', undefined],
    ['invoiceHeader', 'issueDate', new Date(0)],
    ['invoiceHeader', 'invoiceType', undefined],
    ['invoiceHeader', 'series', undefined],
    ['invoiceHeader', 'series', ''],
    ['invoiceHeader', 'aa', undefined],
    ['invoiceHeader', 'aa', 101],
    ['invoiceHeader', 'invoiceVariationType', '1'],
    ['invoiceHeader', 'invoiceType', '13.1'],
    ['invoiceHeader', 'invoiceType', '14.30'],
    ['invoiceHeader', 'invoiceType', '15.1'],
    ['invoiceHeader', 'invoiceType', '16.1'],
  ])('%s.%s of %j', async (part, member, value) => {
    expect(await pathOf(without([part, member], value))).toEqual([part, member]);
  });

  it('a value that is not a document', async () => {
    for (const document of [undefined, null, 7, 'x', {}, { issuer: null }])
      expect(await pathOf(document)).toEqual(['issuer', 'vatNumber']);
  });

  it('no document that has all its parts', async () => {
    expect(await uidOf(without(['invoiceHeader', 'invoiceVariationType'], undefined))).toBe(
      await uidOf(salesInvoice),
    );
  });
});

describe('encodeGreek', () => {
  it("is the inverse of the runtime's decoder", () => {
    const decoder = new TextDecoder('iso-8859-7', { fatal: true });
    let assigned = 0;
    for (let byte = 0; byte < 256; byte += 1) {
      if ([0xae, 0xd2, 0xff].includes(byte)) continue;
      assigned += 1;
      const encoded = encodeGreek(decoder.decode(Uint8Array.of(byte)));
      expect(encoded).toEqual({ bytes: Uint8Array.of(byte) });
    }
    expect(assigned).toBe(253);
  });

  it('refuses all other characters', () => {
    const greek = new TextDecoder('iso-8859-7');
    const known = new Set(Array.from({ length: 256 }, (_, byte) => greek.decode(Uint8Array.of(byte))));
    for (let point = 0; point < 0x10000; point += 1) {
      const character = String.fromCharCode(point);
      if (!known.has(character) || character === '\ufffd')
        expect(encodeGreek(character)).toEqual({ lacks: character });
    }
  });
});
