import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRegistryXml, isRegistryXmlError, toRegistryXml } from '../../../src/registry/index.js';
import { documentSchema } from '../../../src/schema/index.js';
import type { Document } from '../../../src/types/index.js';
import { complaints, isWellFormed } from '../../unit/registry/oracle.js';
import { carried } from './carried.js';
import { documents } from './documents.js';
import { filedDocuments } from './filed-documents.js';

/** Runs with two documents each, on average. */
const runsOfMany = Math.ceil((fc.readConfigureGlobal()?.numRuns ?? 100) / 2);

describe('documents of any shape', () => {
  it('match their shape', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(documentSchema.safeParse(document).error).toBeUndefined();
      }),
    );
  });

  it('are valid as XML against the official schema 2.0.2', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(complaints(toRegistryXml([document]))).toEqual([]);
      }),
    );
  });

  it('can be read back from XML as the authority stores them', () => {
    fc.assert(
      fc.property(fc.array(documents, { minLength: 1, maxLength: 3 }), (many) => {
        const xml = toRegistryXml(many);
        const read = fromRegistryXml(xml);
        expect(read.map(({ document }) => document)).toEqual(many.map(carried));
        expect(read.every(({ registration }) => Object.keys(registration).length === 0)).toBe(true);
        // U+FFFD comes along, and is reported.
        const reported = read.flatMap(({ unread }) => unread);
        expect(
          reported.every(({ reason, xml: element }) => reason === 'damaged' && element.includes('\ufffd')),
        ).toBe(true);
        expect(reported.length > 0).toBe(xml.includes('\ufffd'));
      }),
      { numRuns: runsOfMany },
    );
  });

  it('give the same XML again', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const xml = toRegistryXml([document]);
        expect(toRegistryXml(fromRegistryXml(xml).flatMap(({ document }) => document ?? []))).toBe(xml);
      }),
    );
  });
});

describe('documents of the authority, of any type and with every member of its schema', () => {
  it('are valid against the official schema 2.0.2, can be read back, and give the same XML again', () => {
    fc.assert(
      fc.property(filedDocuments, (document) => {
        const xml = toRegistryXml([document]);
        expect(complaints(xml)).toEqual([]);
        const [read] = fromRegistryXml(xml);
        expect(read?.document).toEqual(carried(document as Document));
        expect(toRegistryXml([read?.document ?? {}])).toBe(xml);
      }),
    );
  });

  it('are the same from bytes and from an envelope', () => {
    fc.assert(
      fc.property(filedDocuments, (document) => {
        const xml = toRegistryXml([document]);
        const read = fromRegistryXml(xml);
        expect(fromRegistryXml(new TextEncoder().encode(xml))).toEqual(read);
        const inside = xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;');
        expect(fromRegistryXml(`<string xmlns="a">${inside}</string>`)).toEqual(read);
      }),
    );
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0">',
      '</InvoicesDoc>',
      '<invoice>',
      '</invoice>',
    ),
    fc.constantFrom(
      '<issuer>',
      '</issuer>',
      '<a/>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '&',
      ';',
      '&#1;',
      '"',
      '\r\n',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );

  it('is either read or refused', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        try {
          fromRegistryXml(pieces.join(''));
        } catch (error) {
          expect(isRegistryXmlError(error)).toBe(true);
        }
      }),
    );
  });

  it('is refused if libxml2 does not accept it as XML', () => {
    const xml = toRegistryXml(fc.sample(documents, 1));
    // In front of it are namespaces, of which libxml2 wants to know more than we do.
    const place = fc.integer({ min: xml.indexOf('<invoice>'), max: xml.length });
    fc.assert(
      fc.property(place, fc.nat(3), piece, (at, less, inserted) => {
        const broken = `${xml.slice(0, at)}${inserted}${xml.slice(at + less)}`;
        if (!isWellFormed(broken)) expect(() => fromRegistryXml(broken)).toThrow();
      }),
    );
  });
});
