import { describe, expect, it } from 'vitest';
import { createClient, memoryJournal, validateOnboarding } from '../../../src/client/index.js';
import {
  buildDocument,
  cancellationOf,
  checkDocument,
  collectionOf,
  creditOf,
  holdPosPayment,
  invoiceOfNotes,
  issuer,
  memoryNumbering,
  OptionsError,
  oldInvoicePosPayment,
  openTable,
  receivingNoteOf,
  remainingOf,
  remainingOfNotes,
  retailReceipt,
  returnOf,
  tableFromJSON,
  validate,
  validateBatch,
} from '../../../src/index.js';
import { sqliteJournal } from '../../../src/journal-sqlite/index.js';
import { fromRegistryXml } from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { createWebhookHandler, memoryStore } from '../../../src/webhooks/index.js';

const address = { baseUrl: 'https://host.example', apiKey: 'key' };
const shop = issuer({ vatNumber: '123456783', branch: 0 });
const table = openTable({ issuer: { vatNumber: '123456783', branch: 0 }, series: 'OS' });
const client = createClient({ ...address, fetch: () => Promise.reject(new Error('nothing is sent here')) });
const throwing = {
  get locale(): never {
    throw new RangeError('no language');
  },
};

const doors: readonly (readonly [string, (options: never) => unknown])[] = [
  ['buildDocument', (options) => buildDocument({}, options)],
  [
    'build',
    (options) =>
      retailReceipt({ issuer: shop, series: 'A', aa: '1', issueDate: '2026-11-20' })
        .line({ description: 'Καφές', gross: '3.00', vat: 13, income: 'goods' })
        .payment({ type: 3, amount: 'rest' })
        .build(options),
  ],
  ['order', (options) => table.order({} as never, options)],
  ['close', (options) => table.close({} as never, options)],
  ['cancel', (options) => table.cancel({} as never, options)],
  ['cancelAll', (options) => table.cancelAll({} as never, options)],
  ['move', (options) => table.move({} as never, table, options)],
  ['split', (options) => table.split({} as never, options)],
  ['discount', (options) => table.discount({} as never, options)],
  ['finishMove', (options) => table.finishMove({} as never, table, options)],
  ['remaining', (options) => table.remaining(options)],
  ['deadlines', (options) => table.deadlines(new Date('2026-11-20T10:00:00Z'), options)],
  ['issued', (options) => table.issued({} as never, {}, options)],
  ['notIssued', (options) => table.notIssued({} as never, options)],
  ['openTable', (options) => openTable({ issuer: { vatNumber: '123456783', branch: 0 } }, options)],
  ['tableFromJSON', (options) => tableFromJSON({}, options)],
  ['creditOf', (options) => creditOf(samples.salesInvoice, {} as never, options)],
  ['remainingOf', (options) => remainingOf(samples.salesInvoice, [], options)],
  ['invoiceOfNotes', (options) => invoiceOfNotes([], {} as never, options)],
  ['remainingOfNotes', (options) => remainingOfNotes([], {}, options)],
  ['receivingNoteOf', (options) => receivingNoteOf(samples.deliveryNote, {} as never, options)],
  ['cancellationOf', (options) => cancellationOf({ document: samples.deliveryNote, mark: '1' }, options)],
  ['collectionOf', (options) => collectionOf({ document: samples.salesInvoice }, {} as never, options)],
  ['returnOf', (options) => returnOf({ document: samples.salesInvoice }, {} as never, options)],
  ['holdPosPayment', (options) => holdPosPayment({} as never, options)],
  ['oldInvoicePosPayment', (options) => oldInvoicePosPayment({} as never, options)],
  ['memoryNumbering', (options) => memoryNumbering(options)],
];

describe('an unknown option', () => {
  it.each(doors)('is refused by %s', (_, call) => {
    expect(() => call({ loacle: 'el' } as never)).toThrow(
      /^There is no option loacle\. Did you mean locale\?/,
    );
  });

  it('is refused by the other entry points', async () => {
    expect(() => createClient({ ...address, timout: 5 } as never)).toThrow(
      / timout\. Did you mean timeout\?/,
    );
    expect(() => memoryJournal({ kepe: 'all' } as never)).toThrow(/ kepe\. Did you mean keep\?/);
    expect(() =>
      createWebhookHandler({ secrets: 'x', onEvent: () => undefined, stroe: memoryStore() } as never),
    ).toThrow(/^There is no option stroe\. Known: secrets,locale,store,/);
    expect(() => fromRegistryXml('<a/>', { maxsize: 5 } as never)).toThrow(
      / maxsize\. Did you mean maxSize\?/,
    );
    await expect(sqliteJournal({ file: 'a.db', busyTimout: 5 } as never)).rejects.toThrow(
      / busyTimout\. Did you mean busyTimeout\?/,
    );
    await expect(client.creditsBalance({ timout: 5 } as never)).rejects.toThrow(OptionsError);
    await expect(client.issue(samples.salesInvoice, { sendWithError: true } as never)).rejects.toMatchObject({
      option: 'sendWithError',
      nearest: 'sendWithErrors',
    });
  });

  it('is reported by functions that never throw', async () => {
    const part = {
      layer: 'document',
      why: 'options-unknown',
      params: {
        option: 'strict',
        known: 'locale, now, severity, related, splitBill, specification, skipSignature',
      },
    };
    const options = { strict: true } as never;
    expect(validate(samples.salesInvoice, options).skipped).toContainEqual(expect.objectContaining(part));
    expect(validateBatch([samples.salesInvoice], options).documents[0]?.skipped).toContainEqual(
      expect.objectContaining(part),
    );
    expect(checkDocument({}, options).skipped).toContainEqual(expect.objectContaining(part));
    const onboarding = await validateOnboarding({}, { severity: {} } as never);
    expect(onboarding.skipped[0]).toMatchObject({ why: 'options-unknown', params: { known: 'now, locale' } });
    const ordinary = validate(samples.salesInvoice, { now: new Date('2026-11-20T10:00:00Z') });
    expect(ordinary.skipped.filter(({ why }) => why.startsWith('option'))).toEqual([]);
    expect(validate(samples.salesInvoice, 'el' as never).skipped[0]).toMatchObject({
      why: 'options-not-an-object',
    });
  });
});

describe('options with a throwing getter', () => {
  it.each(doors)('are refused by %s', (_, call) => {
    expect(() => call(throwing as never)).toThrow(OptionsError);
  });
});
