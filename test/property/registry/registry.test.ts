import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRegistryXml, isRegistryXmlError, toRegistryXml } from '../../../src/registry/index.js';
import { documentShape } from '../../../src/types/document.js';
import { complaints, isWellFormed } from '../../unit/registry/oracle.js';
import { carried } from './carried.js';
import { documents } from './documents.js';

describe('documents of any shape', () => {
  it('are what the shape allows', () => {
    fc.assert(fc.property(documents, (document) => documentShape.safeParse(document).success));
  });

  it('as XML satisfy the official schema 2.0.2', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(complaints(toRegistryXml([document]))).toEqual([]);
      }),
    );
  });

  it('come back from XML as the authority takes them', () => {
    fc.assert(
      fc.property(fc.array(documents, { minLength: 1, maxLength: 3 }), (many) => {
        const read = fromRegistryXml(toRegistryXml(many));
        expect(read.map(({ document }) => document)).toEqual(many.map(carried));
        expect(
          read.every(({ registration, unread }) => unread.length + Object.keys(registration).length === 0),
        ).toBe(true);
      }),
    );
  });

  it('give the same XML again', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const xml = toRegistryXml([document]);
        expect(toRegistryXml(fromRegistryXml(xml).map((read) => read.document))).toBe(xml);
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

  it('is read or refused, and nothing else', () => {
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

  it('that libxml2 does not take for XML is refused', () => {
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
