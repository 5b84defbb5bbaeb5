import { describe, expect, it } from 'vitest';
import type { SampleName } from '../../../../src/rules/examples/index.js';
import { found } from '../found.js';

const RULE = 'shape/character';

const at = (sample: SampleName, pointer: string, value: unknown) =>
  found(RULE, { sample, set: { [pointer]: value } });

describe('shape/character', () => {
  it.each([
    ['\u0000', 'U+0000'],
    ['\u0008', 'U+0008'],
    ['\u000B', 'U+000B'],
    ['\u001F', 'U+001F'],
    ['\uD800', 'U+D800'],
    ['\uDC00', 'U+DC00'],
    ['\uDE00\uD83D', 'U+DE00'],
    ['\uFFFE', 'U+FFFE'],
    ['\uFFFF', 'U+FFFF'],
  ])('finds %j', (text, character) => {
    expect(at('salesInvoice', '/invoiceHeader/series', `A${text}`)).toEqual([
      { at: 'invoiceHeader/series', params: { character, position: 2 } },
    ]);
  });

  it.each(['\t', '\n', '\r', ' ', '\u007F', '\u0085', '\uD7FF', '\uE000', '\uFFFD', '😀', '\u{10FFFF}'])(
    'accepts %j, which XML 1.0 allows',
    (text) => {
      expect(at('salesInvoice', '/invoiceHeader/series', `A${text}`)).toEqual([]);
    },
  );

  const party = { country: 'GR', branch: 0, vatNumber: '123456783' };
  const address = { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' };
  const entity = { type: 1, entityData: { ...party, name: 'A', address } };
  const odd = 'x\u0001';

  it.each([
    ['/issuer/vatNumber', odd],
    ['/issuer/name', odd],
    ['/issuer/address', { ...address, street: odd }],
    ['/issuer/address', { ...address, number: odd }],
    ['/counterpart/address', { ...address, postalCode: odd }],
    ['/counterpart/address', { ...address, city: odd }],
    ['/counterpart/name', odd],
    ['/invoiceHeader/series', odd],
    ['/invoiceHeader/aa', odd],
    ['/invoiceHeader/vehicleNumber', odd],
    ['/invoiceHeader/otherMovePurposeTitle', odd],
    ['/invoiceHeader/otherReceivingNotePurposeTitle', odd],
    ['/invoiceHeader/otherDeliveryNoteHeader/loadingAddress/city', odd],
    ['/invoiceHeader/otherDeliveryNoteHeader/deliveryAddress/street', odd],
    [
      '/invoiceHeader/otherCorrelatedEntities',
      [{ ...entity, entityData: { ...entity.entityData, name: odd } }],
    ],
    ['/invoiceDetails/0/itemCode', odd],
    ['/invoiceDetails/0/itemDescr', odd],
    ['/invoiceDetails/0/TaricNo', `123456789\u0001`],
    ['/invoiceDetails/0/lineComments', odd],
    ['/invoiceDetails/0/otherMovePurposeLineTitle', odd],
    ['/paymentMethods', [{ type: 3, amount: 1, paymentMethodInfo: odd }]],
    ['/paymentMethods', [{ type: 3, amount: 1, terminalId: odd }]],
    [
      '/packingsDeclarations',
      [{ Packages: [{ packagingType: 6, quantity: 1, otherPackagingTypeTitle: odd }] }],
    ],
  ])('checks %s, which goes to the tax authority', (pointer, value) => {
    const places = at('deliveryNote', pointer, value).map((each) => `/${each.at}`);
    expect(places.filter((place) => place.startsWith(pointer))).toHaveLength(1);
  });

  it.each([
    ['/invoiceDetails/0/lineDescription', odd],
    ['/providerAdditionalInvoiceDetails/additionalDetails/documentComments', odd],
  ])('ignores %s, which is only printed', (pointer, value) => {
    expect(at('salesInvoice', pointer, value)).toEqual([]);
  });

  it('reports each text once, with its first forbidden character', () => {
    expect(
      found(RULE, {
        sample: 'deliveryNote',
        set: { '/invoiceHeader/series': '\u0001\u0002', '/invoiceDetails/0/itemDescr': 'a\u0003' },
      }),
    ).toEqual([
      { at: 'invoiceHeader/series', params: { character: 'U+0001', position: 1 } },
      { at: 'invoiceDetails/0/itemDescr', params: { character: 'U+0003', position: 2 } },
    ]);
  });
});
