import { expect, it } from 'vitest';
import { createClient } from '../../../src/sending/client/create-client.js';
import type { Client } from '../../../src/sending/client/index.js';
import { listOf } from './setup.js';

const client = createClient({ baseUrl: 'https://host.example', apiKey: 'key-4711-secret' });
const given = undefined as never;

/** Each method with options that it does not have. */
const made: readonly (readonly [string, (client: Client, options: never) => unknown])[] = [
  ['issue', (each, options) => each.issue({}, options)],
  ['issueAll', (each, options) => each.issueAll([], options)],
  ['settle', (each, options) => each.settle({}, options)],
  ['reconcile', (each, options) => each.reconcile({}, options)],
  ['reconcileDay', (each, options) => each.reconcileDay(given, options)],
  ['waitForMark', (each, options) => each.waitForMark({}, options)],
  ['recover', (each, options) => each.recover(options)],
  ['completePosPayment', (each, options) => each.completePosPayment(given, options)],
  ['askSignatureForOldInvoice', (each, options) => each.askSignatureForOldInvoice(given, options)],
  ['completeOldInvoice', (each, options) => each.completeOldInvoice(given, options)],
  ['cancelNote', (each, options) => each.cancelNote(given, options)],
  ['openTables', (each, options) => each.openTables(given, options)],
  ['openOrders', (each, options) => each.openOrders(given, options)],
  ['creditsBalance', (each, options) => each.creditsBalance(options)],
  ['search', (each, options) => listOf(each.search(given, options))],
  ['downloadPdf', (each, options) => each.downloadPdf(given, options)],
  ['downloadRegistryXml', (each, options) => each.downloadRegistryXml(given, options)],
  ['request', (each, options) => each.request(given, options)],
  ['onboarding.create', ({ onboarding }, options) => onboarding.create(given, options)],
  ['onboarding.list', ({ onboarding }, options) => listOf(onboarding.list(given, options))],
  ['onboarding.get', ({ onboarding }, options) => onboarding.get(given, options)],
  ['onboarding.history', ({ onboarding }, options) => onboarding.history(given, options)],
  [
    'onboarding.downloadContract',
    ({ onboarding }, options) => onboarding.downloadContract(given, given, options),
  ],
  ['onboarding.upload', ({ onboarding }, options) => onboarding.uploadSignedContract(given, given, options)],
  ['onboarding.cancel', ({ onboarding }, options) => onboarding.cancel(given, options)],
  ['onboarding.waitForStatus', ({ onboarding }, options) => onboarding.waitForStatus(given, given, options)],
  ['onboarding.waitUntilReady', ({ onboarding }, options) => onboarding.waitUntilReady(given, options)],
  ['webhooks.register', ({ onboarding }, options) => onboarding.webhooks.register(given, options)],
  ['webhooks.list', ({ onboarding }, options) => onboarding.webhooks.list(options)],
  ['webhooks.remove', ({ onboarding }, options) => onboarding.webhooks.remove(given, options)],
  [
    'webhooks.deliveries',
    ({ onboarding }, options) => listOf(onboarding.webhooks.deliveries(given, options)),
  ],
];

it.each(made)('%s refuses options with other names', async (_, call) => {
  const work = (async () => call(client, { timout: 5000 } as never))();
  await expect(work).rejects.toMatchObject({ code: 'options/unknown', nearest: 'timeout' });
});
