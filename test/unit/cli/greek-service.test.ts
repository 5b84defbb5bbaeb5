import { beforeEach, describe, expect, it } from 'vitest';
import { payload, withOnboarding } from '../client/onboarding/setup.js';
import { SIGNED_TEXT } from '../client/onboarding/signed.js';
import { deliveryNote, KEY } from '../client/service.js';
import { cardReceipt, receipt } from '../client/setup.js';
import { withFiles } from '../journal-sqlite/files.js';
import { englishIn } from './english-in.js';
import { runCli, type World } from './fake-io.js';

const at = withOnboarding();
const journals = withFiles();
const LATER = '2026-11-20T10:05:00Z';

const files = {
  'company.json': JSON.stringify(payload),
  'wrong.json': JSON.stringify({ ...payload, contactInfo: { email: 'info@avli', phone: '2752' } }),
  'signed.pdf': SIGNED_TEXT,
  'receipt.json': JSON.stringify(receipt('101')),
  'other.json': JSON.stringify(receipt('102')),
  'card.json': JSON.stringify(cardReceipt('103')),
};

let journal = '';
beforeEach(() => {
  journal = journals.newFile();
});

/** Runs a command in Greek, and expects no English words. */
async function greek(line: string, world: World = {}): Promise<number> {
  const { code, stdout, stderr } = await runCli(
    [...line.split(' '), '--lang', 'el'],
    {
      files,
      columns: 10_000,
      ...world,
      env: { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl, ...world.env },
    },
    { saveFile: async () => undefined },
  );
  const text = `${stdout}\n${stderr}`;
  expect([line, englishIn(text)]).toEqual([line, []]);
  return code;
}

const send = (file: string) => greek(`send ${file} --journal ${journal}`);
const recover = (world: World = {}) => greek(`recover --no-wait --journal ${journal}`, world);

describe('recover --lang el prints no English', () => {
  it('when nothing is open, and for a document that is found', async () => {
    expect(await recover()).toBe(2);
    expect(await send('other.json')).toBe(0);
    expect(await recover()).toBe(0);
    at.service.fail('SendInvoices', 'reset-after');
    expect(await send('receipt.json')).toBe(1);
    expect(await recover()).toBe(0);
    expect(at.service.filed).toHaveLength(2);
  });

  it('for a document that is sent again, and for one that was never sent', async () => {
    at.service.fail('SendInvoices', 'reset-before');
    expect(await send('receipt.json')).toBe(1);
    expect(await recover()).toBe(1);
    expect(await recover({ now: LATER })).toBe(0);
    const { baseUrl } = at.service;
    await at.service.stop();
    const env = { PARASTATIKO_BASE_URL: baseUrl };
    expect(await greek(`send other.json --journal ${journal}`, { env })).toBe(1);
    await at.service.start();
    expect(await recover()).toBe(1);
  });

  it('without a connection, with a refused key, and without a journal', async () => {
    const { baseUrl } = at.service;
    at.service.fail('SendInvoices', 'reset-after', 'reset-after');
    await send('receipt.json');
    await send('other.json');
    expect(await recover({ env: { PARASTATIKO_API_KEY: 'wrong-key-1' } })).toBe(1);
    await at.service.stop();
    expect(await recover({ env: { PARASTATIKO_BASE_URL: baseUrl } })).toBe(1);
    await at.service.start();
    expect(await greek('recover')).toBe(2);
    expect(await greek('recover --journal /no/such/folder/journal.db')).toBe(2);
  });

  it('for a cancellation', async () => {
    const mark = await at.service.file(deliveryNote);
    at.service.fail('CancelDeliveryNote', 'reset-after');
    const note = `cancel-note --mark ${mark} --type 9.3 --vat-number 800123456 --journal ${journal}`;
    expect(await greek(note)).toBe(1);
    expect(await recover({ now: LATER })).toBe(0);
  });

  it('for a document that waits for its payment', async () => {
    expect(await send('card.json')).toBe(1);
    at.service.fail('SendInvoices', 'reset-after');
    expect(await greek(`send card.json --skip-signature false --journal ${journal}`)).toBe(1);
    expect(await recover()).toBe(0);
  });
});

describe('download --lang el prints no English', () => {
  const uid = 'A'.repeat(40);

  it('for a saved file, and for one that does not exist', async () => {
    at.service.answer('GetInvoice', '%PDF-1.7 a document', 200, { 'Content-Type': 'application/pdf' });
    expect(await greek(`download --uid ${uid} -o a.pdf`)).toBe(0);
    expect(await greek(`download --uid ${uid} -o a.pdf`)).toBe(1);
    expect(await greek(`download --uid ${uid} --xml -o a.xml`)).toBe(1);
  });

  it('for wrong usage', async () => {
    expect(await greek('download -o a.pdf')).toBe(2);
    expect(await greek(`download --uid ${uid}`)).toBe(2);
    expect(await greek(`download --uid ${uid} --authentication-code A -o a.pdf`)).toBe(2);
    expect(await greek('download --authentication-code A --xml -o a.xml')).toBe(2);
    expect(await greek('download --uid short -o a.pdf')).toBe(2);
  });
});

describe('onboard --lang el prints no English', () => {
  it('from the check of a payload to the cancelled request', async () => {
    expect(await greek('onboard check company.json')).toBe(0);
    expect(await greek('onboard check wrong.json')).toBe(1);
    expect(await greek('onboard create wrong.json')).toBe(1);
    expect(await greek('onboard list')).toBe(0);
    expect(await greek('onboard create company.json')).toBe(0);
    expect(await greek('onboard create company.json')).toBe(0);
    expect(await greek('onboard create company.json --attempt 2')).toBe(1);
    const { requestId } = at.request;
    expect(await greek('onboard list')).toBe(0);
    expect(await greek(`onboard status ${requestId}`)).toBe(0);
    expect(await greek(`onboard contract ${requestId} -o contract.pdf`)).toBe(0);
    expect(await greek(`onboard upload ${requestId} company.json`)).toBe(1);
    expect(await greek(`onboard upload ${requestId} signed.pdf`)).toBe(0);
    expect(await greek(`onboard wait ${requestId} --at-most 0`)).toBe(1);
    await at.operator.review(requestId, 'approve');
    expect(await greek(`onboard cancel ${requestId}`)).toBe(1);
  });

  it('for a request that is ready', async () => {
    const ready = await at.reviewed('approve');
    await at.operator.complete(ready);
    expect(await greek(`onboard wait ${ready}`)).toBe(0);
    expect(await greek(`onboard status ${ready}`)).toBe(0);
  });

  it('for a company that could not be set up', async () => {
    const failed = await at.reviewed('approve');
    await at.operator.fail(failed, 'The authority does not answer.');
    expect(await greek(`onboard wait ${failed}`)).toBe(1);
    expect(await greek(`onboard status ${failed}`)).toBe(0);
  });

  it('for a request that was rejected or cancelled', async () => {
    const rejected = await at.reviewed('reject');
    expect(await greek(`onboard status ${rejected}`)).toBe(0);
    expect(await greek(`onboard cancel ${rejected}`)).toBe(1);
    expect(await greek('onboard create company.json --attempt 2')).toBe(0);
    const { requestId } = at.request;
    expect(await greek(`onboard cancel ${requestId} --reason closed`)).toBe(0);
    expect(await greek(`onboard cancel ${requestId}`)).toBe(0);
    expect(await greek(`onboard status ${requestId}`)).toBe(0);
  });

  it('for wrong usage, an unknown request and a refused key', async () => {
    expect(await greek('onboard')).toBe(2);
    expect(await greek('onboard creat company.json')).toBe(2);
    expect(await greek('onboard upload r1')).toBe(2);
    expect(await greek('onboard create company.json --attempt two')).toBe(2);
    expect(await greek('onboard status r9')).toBe(1);
    const env = { PARASTATIKO_API_KEY: 'wrong-key-1' };
    expect(await greek('onboard list', { env })).toBe(1);
  });
});
