import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  athensDate,
  buildUnknown,
  cancellationFromJSON,
  cancellationOf,
  checkUnknown,
  collectionOf,
  creditOf,
  holdPosPayment,
  invoiceOfNotes,
  issuer,
  memoryNumbering,
  memoryNumberingFromJSON,
  OptionsError,
  oldInvoicePosPayment,
  oldInvoicePosPaymentFromJSON,
  openTable,
  posPaymentFromJSON,
  receivingNoteOf,
  remainingOf,
  remainingOfNotes,
  retailReceipt,
  returnOf,
  tableFromJSON,
  tableFromOpenOrders,
  toRequest,
  validate,
  validateBatch,
  whatChanges,
} from '../../../src/index.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { renderDocument, toEmail, toPdf, toPrinter } from '../../../src/print/index.js';
import {
  fromRegistryXml,
  fromRequestedXml,
  fromResponseXml,
  readRegistryInvoices,
  toRegistryXml,
  uidOf,
} from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import {
  createClient,
  explainOnboarding,
  memoryJournal,
  validateOnboarding,
} from '../../../src/sending/client/index.js';
import { postgresJournal, replicate } from '../../../src/sending/journal-postgres/index.js';
import { type SqliteJournal, sqliteJournal } from '../../../src/sending/journal-sqlite/index.js';
import { openTelemetry } from '../../../src/sending/opentelemetry/index.js';
import { Charging } from '../../../src/sending/terminals/charge.js';
import {
  megEftPos,
  terminal,
  viva,
  vivaApp,
  vivaLocal,
  webEcr,
} from '../../../src/sending/terminals/index.js';
import { createWebhookHandler, memoryStore } from '../../../src/sending/webhooks/index.js';
import { createWorker, enqueue, prepareQueue } from '../../../src/sending/worker/index.js';
import { documentOf, factsOf, journalContract, requestOf } from '../../../src/testing/index.js';
import { choose } from '../../../src/tools/choose/index.js';

const address = { baseUrl: 'https://host.example', apiKey: 'key' };
const shop = issuer({ vatNumber: '123456783', branch: 0 });
const series = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const table = openTable({ issuer: { vatNumber: '123456783', branch: 0 }, series: 'OS' });
const numbering = memoryNumbering();
const receipt = () =>
  retailReceipt({ issuer: shop, series: 'A', aa: '1', issueDate: '2026-11-20' })
    .line({ description: 'Καφές', gross: '3.00', vat: 13, income: 'goods' })
    .payment({ type: 3, amount: 'rest' });
const nothingSent = () => Promise.reject(new Error('nothing is sent here'));
const client = createClient({ ...address, fetch: nothingSent });
const { onboarding } = client;
const { webhooks } = onboarding;
const period = { issuerVatNumber: '123456783', issuedFrom: '2026-11-01', issuedTo: '2026-11-02' };
const one = { limit: 1 };
const next = (items: AsyncIterable<unknown>) => items[Symbol.asyncIterator]().next();

const file = join(tmpdir(), `parastatiko-unknown-options-${process.pid}.db`);
let journal: SqliteJournal;
let sandbox: Sandbox;
beforeAll(async () => {
  journal = await sqliteJournal({ file });
  sandbox = await createSandbox();
});
afterAll(async () => {
  journal.close();
  for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
});

/** Every type of options in the package, and what accepts it. */
type Row = readonly [
  what: string,
  types: string,
  misspelt: string,
  nearest: string,
  call: (wrong: never) => unknown,
];

/** Functions that accept a misspelt option as the last argument. */
const rows: readonly Row[] = [
  ['choose', 'ChooseOptions', 'loacle', 'locale', (wrong) => choose({}, wrong)],
  ['buildDocument', 'BuildOptions', 'loacle', 'locale', (wrong) => buildUnknown({}, wrong)],
  ['builder.build', 'BuildOptions', 'nwo', 'now', (wrong) => receipt().build(wrong)],
  ['table.order', 'BuildOptions', 'loacle', 'locale', (wrong) => table.order({} as never, wrong)],
  ['table.close', 'BuildOptions', 'loacle', 'locale', (wrong) => table.close({} as never, wrong)],
  ['table.cancel', 'BuildOptions', 'loacle', 'locale', (wrong) => table.cancel({} as never, wrong)],
  ['table.cancelAll', 'BuildOptions', 'loacle', 'locale', (wrong) => table.cancelAll({} as never, wrong)],
  ['table.move', 'BuildOptions', 'loacle', 'locale', (wrong) => table.move({} as never, table, wrong)],
  ['table.split', 'BuildOptions', 'loacle', 'locale', (wrong) => table.split({} as never, wrong)],
  ['table.discount', 'BuildOptions', 'loacle', 'locale', (wrong) => table.discount({} as never, wrong)],
  ['table.finishMove', '', 'loacle', 'locale', (wrong) => table.finishMove({} as never, table, wrong)],
  ['table.remaining', '', 'loacle', 'locale', (wrong) => table.remaining(wrong)],
  ['table.deadlines', '', 'loacle', 'locale', (wrong) => table.deadlines(new Date(0), wrong)],
  ['table.issued', '', 'loacle', 'locale', (wrong) => table.issued({} as never, {}, wrong)],
  ['table.notIssued', '', 'loacle', 'locale', (wrong) => table.notIssued({} as never, wrong)],
  ['openTable', '', 'loacle', 'locale', (wrong) => openTable({ issuer: shop } as never, wrong)],
  ['tableFromJSON', '', 'loacle', 'locale', (wrong) => tableFromJSON({}, wrong)],
  ['tableFromOpenOrders', '', 'loacle', 'locale', (wrong) => tableFromOpenOrders({} as never, wrong)],
  ['creditOf', '', 'loacle', 'locale', (wrong) => creditOf(samples.salesInvoice, {} as never, wrong)],
  ['remainingOf', '', 'loacle', 'locale', (wrong) => remainingOf(samples.salesInvoice, [], wrong)],
  ['invoiceOfNotes', '', 'loacle', 'locale', (wrong) => invoiceOfNotes([], {} as never, wrong)],
  ['remainingOfNotes', '', 'loacle', 'locale', (wrong) => remainingOfNotes([], {}, wrong)],
  [
    'receivingNoteOf',
    '',
    'loacle',
    'locale',
    (wrong) => receivingNoteOf(samples.deliveryNote, {} as never, wrong),
  ],
  [
    'cancellationOf',
    'CancellationOptions',
    'loacle',
    'locale',
    (wrong) => cancellationOf({ document: samples.deliveryNote, mark: '1' }, wrong),
  ],
  [
    'cancellationFromJSON',
    'CancellationOptions',
    'loacle',
    'locale',
    (wrong) => cancellationFromJSON({}, wrong),
  ],
  [
    'collectionOf',
    '',
    'loacle',
    'locale',
    (wrong) => collectionOf({ document: samples.salesInvoice }, {} as never, wrong),
  ],
  [
    'returnOf',
    '',
    'loacle',
    'locale',
    (wrong) => returnOf({ document: samples.salesInvoice }, {} as never, wrong),
  ],
  ['holdPosPayment', 'PosPaymentOptions', 'nwo', 'now', (wrong) => holdPosPayment({} as never, wrong)],
  ['posPaymentFromJSON', 'PosPaymentOptions', 'nwo', 'now', (wrong) => posPaymentFromJSON({}, wrong)],
  [
    'oldInvoicePosPayment',
    'PosPaymentOptions',
    'nwo',
    'now',
    (wrong) => oldInvoicePosPayment({} as never, wrong),
  ],
  [
    'oldInvoicePosPaymentFromJSON',
    'PosPaymentOptions',
    'nwo',
    'now',
    (wrong) => oldInvoicePosPaymentFromJSON({}, wrong),
  ],
  ['memoryNumbering', 'MemoryNumberingOptions', 'frist', 'first', (wrong) => memoryNumbering(wrong)],
  ['memoryNumberingFromJSON', '', 'seires', 'series', (wrong) => memoryNumberingFromJSON({}, wrong)],
  ['numbering.reserve', '', 'issuDate', 'issueDate', (wrong) => numbering.reserve(series, wrong)],
  ['numbering.open', 'NumberFilter', 'hodler', 'holder', (wrong) => numbering.open(series, wrong)],
  ['whatChanges', '', 'loacle', 'locale', (wrong) => whatChanges([], '2.0.1', '2.0.2', wrong)],
  ['athensDate', '', 'loacle', 'locale', (wrong) => athensDate(new Date(0), wrong)],

  [
    'renderDocument',
    'RenderOptions',
    'isued',
    'issued',
    (wrong) => renderDocument(samples.salesInvoice, wrong),
  ],
  [
    'the theme of renderDocument',
    'Theme',
    'theme.acent',
    'theme.accent',
    () => renderDocument(samples.salesInvoice, { theme: { acent: '#0a5' } as never }),
  ],
  ['toPdf', 'PdfOptions', 'fromat', 'format', (wrong) => toPdf(samples.salesInvoice, wrong)],
  [
    'the receipt of renderDocument',
    'ReceiptExtras',
    'receipt.cashgiven',
    'receipt.cashGiven',
    () => renderDocument(samples.salesInvoice, { receipt: { cashgiven: 50 } as never }),
  ],
  ['toEmail', 'EmailOptions', 'isued', 'issued', (wrong) => toEmail(samples.salesInvoice, wrong)],
  ['toPrinter', 'PrinterOptions', 'drawr', 'drawer', (wrong) => toPrinter(samples.salesInvoice, wrong)],

  ['toRegistryXml', 'WriteOptions', 'loacle', 'locale', (wrong) => toRegistryXml([], wrong)],
  ['fromRegistryXml', 'ReadOptions', 'maxsize', 'maxSize', (wrong) => fromRegistryXml('<a/>', wrong)],
  [
    'readRegistryInvoices',
    'ReadOptions',
    'maxsize',
    'maxSize',
    (wrong) => [...readRegistryInvoices('<a/>', wrong)],
  ],
  ['fromRequestedXml', 'ReadOptions', 'maxsize', 'maxSize', (wrong) => fromRequestedXml('<a/>', wrong)],
  ['fromResponseXml', 'ReadOptions', 'maxsize', 'maxSize', (wrong) => fromResponseXml('<a/>', wrong)],
  ['uidOf', 'UidOptions', 'crytpo', 'crypto', (wrong) => uidOf(samples.salesInvoice, wrong)],

  [
    'createClient',
    'ClientOptions',
    'timout',
    'timeout',
    (wrong: object) => createClient({ ...address, ...wrong }),
  ],
  [
    'the hooks of createClient',
    'Hooks',
    'hooks.afterAttemt',
    'hooks.afterAttempt',
    () => createClient({ ...address, hooks: { afterAttemt: () => undefined } as never }),
  ],
  ['client.issue', 'IssueOptions', 'sendWithError', 'sendWithErrors', (wrong) => client.issue({}, wrong)],
  [
    'client.preview',
    'PreviewOptions',
    'sendWithError',
    'sendWithErrors',
    (wrong) => client.preview({}, wrong),
  ],
  ['client.issueAll', 'IssueAllOptions', 'onEntyr', 'onEntry', (wrong) => client.issueAll([], wrong)],
  ['client.settle', 'SettleOptions', 'untill', 'until', (wrong) => client.settle({}, wrong)],
  ['client.reconcileDay', 'DayQuery', 'brnch', 'branch', (wrong) => client.reconcileDay(wrong as never)],
  ['client.reconcile', '', 'maxRetires', 'maxRetries', (wrong) => client.reconcile({}, wrong)],
  ['client.waitForMark', 'WaitForMarkOptions', 'evry', 'every', (wrong) => client.waitForMark({}, wrong)],
  ['client.recover', 'RecoverOptions', 'onRwo', 'onRow', (wrong) => client.recover(wrong)],
  [
    'client.completePosPayment',
    'CompletionOptions',
    'state',
    'states',
    (wrong) => client.completePosPayment({} as never, wrong),
  ],
  [
    'client.askSignatureForOldInvoice',
    'CallOptions',
    'signl',
    'signal',
    (wrong) => client.askSignatureForOldInvoice({} as never, wrong),
  ],
  [
    'client.completeOldInvoice',
    'OldInvoiceOptions',
    'agian',
    'again',
    (wrong) => client.completeOldInvoice({} as never, wrong),
  ],
  [
    'a completion of client.completePosPayment',
    '',
    'body[0].tipAmuont',
    'body[0].tipAmount',
    () =>
      client.completePosPayment({
        body: [{ signatureToken: 'T', transactionId: '1', paymentAmount: 5, tipAmuont: 1 } as never],
        document: samples.retailReceipt,
      }),
  ],
  [
    'the query of client.completeOldInvoice',
    'OldInvoiceCompletionQuery',
    'query.tipAmuont',
    'query.tipAmount',
    () => client.completeOldInvoice({ query: { tipAmuont: '1.00' } as never, body: '400001970000109' }),
  ],
  [
    'the query of client.askSignatureForOldInvoice',
    'OldInvoiceSignatureQuery',
    'query.terminlaId',
    'query.terminalId',
    () => client.askSignatureForOldInvoice({ query: { terminlaId: '1' } as never, body: '400001970000109' }),
  ],
  ['client.cancelNote', 'CancelOptions', 'state', 'states', (wrong) => client.cancelNote({} as never, wrong)],
  ['client.openTables', '', 'timout', 'timeout', (wrong) => client.openTables({} as never, wrong)],
  ['client.openOrders', '', 'timout', 'timeout', (wrong) => client.openOrders({} as never, wrong)],
  [
    'client.creditsBalance',
    'RepeatableCallOptions',
    'timout',
    'timeout',
    (wrong) => client.creditsBalance(wrong),
  ],
  ['client.search', '', 'timout', 'timeout', (wrong) => client.search(period, wrong).toArray(one)],
  [
    'the query of client.search',
    'SearchQuery',
    'seires',
    'series',
    (wrong: object) => next(client.search({ ...period, ...wrong })),
  ],
  ['client.search().toArray', '', 'limt', 'limit', (wrong) => client.search(period).toArray(wrong)],
  ['client.downloadPdf', '', 'timout', 'timeout', (wrong) => client.downloadPdf({ uid: '' }, wrong)],
  ['client.downloadRegistryXml', '', 'timout', 'timeout', (wrong) => client.downloadRegistryXml('', wrong)],
  ['client.request', '', 'timout', 'timeout', (wrong) => client.request({ method: 'GET', path: '/' }, wrong)],
  [
    'the call of client.request',
    '',
    'bdoy',
    'body',
    (wrong: object) => client.request({ method: 'POST', path: '/', ...wrong }),
  ],
  [
    'onboarding.create',
    'CreateOptions',
    'atempt',
    'attempt',
    (wrong) => onboarding.create({} as never, wrong),
  ],
  ['onboarding.list', '', 'timout', 'timeout', (wrong) => next(onboarding.list({}, wrong))],
  [
    'the query of onboarding.list',
    'OnboardingQuery',
    'stauts',
    'status',
    (wrong) => next(onboarding.list(wrong)),
  ],
  ['onboarding.get', '', 'timout', 'timeout', (wrong) => onboarding.get('a', wrong)],
  ['onboarding.history', '', 'timout', 'timeout', (wrong) => onboarding.history('a', wrong)],
  [
    'onboarding.downloadContract',
    '',
    'timout',
    'timeout',
    (wrong) => onboarding.downloadContract('a', {}, wrong),
  ],
  [
    'the name of onboarding.downloadContract',
    '',
    'verison',
    'version',
    (wrong) => onboarding.downloadContract('a', wrong),
  ],
  [
    'onboarding.uploadSignedContract',
    'UploadOptions',
    'timout',
    'timeout',
    (wrong) => onboarding.uploadSignedContract('a', new Uint8Array(), wrong),
  ],
  ['onboarding.cancel', 'CancelRequestOptions', 'raeson', 'reason', (wrong) => onboarding.cancel('a', wrong)],
  [
    'onboarding.waitForStatus',
    'WaitForRequestOptions',
    'atmost',
    'atMost',
    (wrong) => onboarding.waitForStatus('a', 'APPROVED', wrong),
  ],
  ['onboarding.waitUntilReady', '', 'atmost', 'atMost', (wrong) => onboarding.waitUntilReady('a', wrong)],
  ['webhooks.register', '', 'timout', 'timeout', (wrong) => webhooks.register({} as never, wrong)],
  ['webhooks.list', '', 'timout', 'timeout', (wrong) => webhooks.list(wrong)],
  ['webhooks.remove', '', 'timout', 'timeout', (wrong) => webhooks.remove('a', wrong)],
  ['webhooks.deliveries', '', 'timout', 'timeout', (wrong) => next(webhooks.deliveries({}, wrong))],
  [
    'the query of webhooks.deliveries',
    'DeliveryQuery',
    'evntId',
    'eventId',
    (wrong) => next(webhooks.deliveries(wrong)),
  ],
  ['explainOnboarding', '', 'loacle', 'locale', (wrong) => explainOnboarding({} as never, wrong)],
  ['memoryJournal', 'MemoryJournalOptions', 'kepe', 'keep', (wrong) => memoryJournal(wrong)],
  [
    'memoryJournal().states',
    'StateFilter',
    'prefx',
    'prefix',
    (wrong) => next(memoryJournal().states(wrong)),
  ],
  ['sqliteJournal().states', 'StateFilter', 'prefx', 'prefix', (wrong) => next(journal.states(wrong))],
  ['memoryJournal().rows', 'RowFilter', 'makr', 'mark', (wrong) => next(memoryJournal().rows(wrong))],

  [
    'sqliteJournal',
    'SqliteJournalOptions',
    'busyTimout',
    'busyTimeout',
    (wrong: object) => sqliteJournal({ file, ...wrong }),
  ],
  [
    'postgresJournal',
    'PostgresJournalOptions',
    'shema',
    'schema',
    (wrong: object) => postgresJournal({ connectionString: 'postgres://db', ...wrong }),
  ],
  [
    'createWorker',
    'WorkerOptions',
    'concurency',
    'concurrency',
    (wrong: object) => createWorker(wrong as never),
  ],
  ['enqueue', 'EnqueueOptions', 'sates', 'states', (wrong: object) => enqueue({} as never, {}, wrong)],
  [
    'prepareQueue',
    'PrepareQueueOptions',
    'jurnal',
    'journal',
    (wrong: object) => prepareQueue(wrong as never),
  ],
  ['openTelemetry', 'OpenTelemetryOptions', 'metre', 'meter', (wrong) => openTelemetry(wrong)],
  ['sqliteJournal().rows', 'RowFilter', 'makr', 'mark', (wrong) => next(journal.rows(wrong))],
  [
    'sqliteJournal().documents',
    'DocumentFilter',
    'serie',
    'series',
    (wrong) => next(journal.documents(wrong)),
  ],

  ['viva', 'VivaSettings', 'terminlId', 'terminalId', (wrong) => viva(wrong as never)],
  ['vivaLocal', 'VivaLocalSettings', 'terminlId', 'terminalId', (wrong) => vivaLocal(wrong as never)],
  ['vivaApp', 'VivaAppSettings', 'terminlId', 'terminalId', (wrong) => vivaApp(wrong as never)],
  ['webEcr', 'WebEcrSettings', 'prefx', 'prefix', (wrong) => webEcr(wrong as never)],
  ['megEftPos', 'MegEftPosSettings', 'licenceKey', 'licenseKey', (wrong) => megEftPos(wrong as never)],
  ['terminal', 'TerminalOptions', 'fecth', 'fetch', (wrong) => terminal({} as never, wrong as never)],
  [
    'payment.charge',
    'ChargeOptions',
    'jurnal',
    'journal',
    (wrong) => new Charging({} as never, {} as never, {} as never, wrong as never),
  ],
  ['createSandbox', 'SandboxOptions', 'key', 'keys', (wrong) => createSandbox(wrong)],
  [
    'a key of createSandbox',
    'SandboxKey',
    'keys[1].compaines',
    'keys[1].companies',
    () => createSandbox({ keys: [{ key: 'a' }, { key: 'b', compaines: [] } as never] }),
  ],
  [
    'a setting of createSandbox',
    'SandboxSettings',
    'settings.splitBill',
    'settings.splitBills',
    () => createSandbox({ settings: { splitBill: true } as never }),
  ],
  [
    'a fault of createSandbox',
    'Fault',
    'fault.cal',
    'fault.call',
    () => createSandbox({ faults: [{ kind: 'slow', cal: 'x' } as never] }),
  ],
  [
    'sandbox.faults.add',
    'Fault',
    'fault.tmes',
    'fault.times',
    () => sandbox.faults.add({ kind: 'slow', tmes: 2 } as never),
  ],

  ['factsOf', 'FactsChoices', 'isueDate', 'issueDate', (wrong) => factsOf('11.1', wrong)],
  ['documentOf', 'FactsChoices', 'isueDate', 'issueDate', (wrong) => documentOf('11.1', wrong)],
  ['requestOf', 'RequestChoices', 'atmost', 'atMost', (wrong) => requestOf('11.1', wrong)],
  [
    'replicate',
    'ReplicateOptions',
    'signl',
    'signal',
    (wrong) => replicate({ changes: {} as never }, { replicas: {} as never }, wrong),
  ],
  [
    'journalContract',
    'JournalContractOptions',
    'ownClok',
    'ownClock',
    (wrong) => journalContract(memoryJournal, wrong),
  ],
];

const handlerWith = (wrong: object): unknown =>
  createWebhookHandler({ secrets: 'x', store: memoryStore(), onEvent: () => undefined, ...wrong } as never);

/** What a call throws, at once or later. */
async function thrownBy(call: () => unknown): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error('it was accepted');
}

const misspeltIn = (misspelt: string): never => ({ [misspelt]: true }) as never;

describe('an unknown option', () => {
  it.each(rows)('is refused by %s', async (_what, _types, misspelt, nearest, call) => {
    const error = await thrownBy(() => call(misspeltIn(misspelt)));
    expect(error).toBeInstanceOf(OptionsError);
    expect(error).toMatchObject({ code: 'options/unknown', option: misspelt, nearest });
    const message = `There is no option ${misspelt}. Did you mean ${nearest}? The options are `;
    expect((error as Error).message.slice(0, message.length)).toBe(message);
  });

  it.each([
    [
      'toRequest',
      'arguments/unknown-option',
      'loacle',
      'Did you mean locale?',
      (wrong: never) => toRequest([], wrong),
    ],
    ['memoryStore', 'options/unknown', 'nwo', 'The nearest is now.', (wrong: never) => memoryStore(wrong)],
    ['createWebhookHandler', 'options/unknown', 'stroe', 'The nearest is store.', handlerWith],
    ['createWebhookHandler', 'options/unknown', 'onEvnt', 'The nearest is onEvent.', handlerWith],
    ['createWebhookHandler', 'options/unknown', 'secret', 'The nearest is secrets.', handlerWith],
  ] as const)(
    'is refused by %s, which is too small for the general reader: %s',
    async (_what, code, misspelt, words, call) => {
      const error = await thrownBy(() => call(misspeltIn(misspelt)));
      expect(error).toMatchObject({ code, message: `There is no option ${misspelt}. ${words}` });
    },
  );

  it('is refused by a call of the client that has it only for other calls', async () => {
    await expect(client.creditsBalance({ skipSignature: false } as never)).rejects.toMatchObject({
      option: 'skipSignature',
      message: expect.stringContaining('The options are signal, timeout, headers, maxRetries.'),
    });
    await expect(client.issue({}, { maxRetries: 1 } as never)).rejects.toMatchObject({
      option: 'maxRetries',
    });
  });

  it('is reported in the language of the options', async () => {
    const greek = 'Δεν υπάρχει επιλογή isued. Μήπως εννοείτε issued;';
    const wrong = { isued: {}, locale: el } as never;
    expect(() => renderDocument(samples.salesInvoice, wrong)).toThrow(greek);
    await expect(toPdf(samples.salesInvoice, wrong)).rejects.toThrow(greek);
    const inGreek = createClient({ ...address, locale: el, fetch: nothingSent });
    await expect(inGreek.creditsBalance({ timout: 5 } as never)).rejects.toThrow(
      'Δεν υπάρχει επιλογή timout.',
    );
  });

  it('is reported by functions that never throw', async () => {
    const part = {
      layer: 'document',
      why: 'options-unknown',
      params: {
        option: 'strict',
        known: 'locale, now, severity, related, splitBill, specification, skipSignature, publicSector',
      },
    };
    const options = { strict: true } as never;
    expect(validate(samples.salesInvoice, options).skipped).toContainEqual(expect.objectContaining(part));
    expect(validateBatch([samples.salesInvoice], options).documents[0]?.skipped).toContainEqual(
      expect.objectContaining(part),
    );
    expect(checkUnknown({}, options).skipped).toContainEqual(expect.objectContaining(part));
    expect(receipt().check(options).skipped).toContainEqual(expect.objectContaining(part));
    const result = await validateOnboarding({}, { severity: {} } as never);
    expect(result.skipped[0]).toMatchObject({ why: 'options-unknown', params: { known: 'now, locale' } });
    const ordinary = validate(samples.salesInvoice, { now: new Date('2026-11-20T10:00:00Z') });
    expect(ordinary.skipped.filter(({ why }) => why.startsWith('option'))).toEqual([]);
    expect(validate(samples.salesInvoice, 'el' as never).skipped[0]).toMatchObject({
      why: 'options-not-an-object',
    });
  });

  it('is refused for every type of options that the package exports', () => {
    const exported = readFileSync('docs/reference/exports.md', 'utf8').match(
      /(?<=^\| `?|, `|`)[A-Z]\w*(?:Options|Choices|Query|Filter|Settings|Hooks|Theme)(?=`)/gm,
    );
    expect(exported?.length).toBeGreaterThan(30);
    const tested = new Set(rows.map(([, types]) => types));
    expect([...new Set(exported)].filter((name) => !tested.has(name) && !OTHERS.has(name))).toEqual([]);
  });
});

/** Types that no function accepts as its options, or whose functions report unknown ones in `skipped` (see above). */
const OTHERS: ReadonlySet<string> = new Set([
  'ValidateOptions',
  'ValidateOnboardingOptions',
  // Parts of other options, and a result.
  'ContentOptions',
  'SandboxClientOptions',
  // Tested by hand.
  'RequestOptions',
  'WebhookHandlerOptions',
  'MemoryStoreOptions',
  // Members of notes: their steps refuse unknown ones with their own rule.
  'NotesOptions',
]);

describe('options that are not an object', () => {
  it.each([
    ['renderDocument', () => renderDocument(samples.salesInvoice, 'a4' as never), undefined],
    ['createSandbox', () => createSandbox('key' as never), undefined],
    ['a key of createSandbox', () => createSandbox({ keys: ['k'] as never }), 'keys[0]'],
    ['a theme', () => renderDocument(samples.salesInvoice, { theme: 'dark' as never }), 'theme'],
  ] as const)('are refused: %s', async (_, call, option) => {
    expect(await thrownBy(call)).toMatchObject({ code: 'options/not-an-object', option });
  });
});

describe('options with a throwing getter', () => {
  const throwing = {
    get locale(): never {
      throw new RangeError('no language');
    },
  } as never;
  const withLocale = rows.filter(([, , , nearest]) => nearest === 'locale' || nearest === 'now');

  it.each(withLocale)('are refused by %s', async (...row) => {
    expect(await thrownBy(() => row[4](throwing))).toBeInstanceOf(OptionsError);
  });
});
