import { describe, expect, it } from 'vitest';
import { toPrinter } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { readBytes } from '../print/printer/read-bytes.js';
import { caller, facts } from './setup.js';

const MARK = '400001971234567';
const document = samples.salesInvoice;

it.each([
  ['issued/not-a-mark', { mark: '1' }],
  ['issued/unknown-status', { mark: MARK, statusCode: 'Pending' }],
  ['issued/not-a-uid', { mark: MARK, uid: 'A3F0' }],
  ['issued/refused', { mark: MARK, standing: 'refused' }],
])('a page that would be false is refused as %s', async (problem, issued) => {
  const { call } = await caller();
  for (const form of ['html', 'pdf', 'escpos']) {
    const printed = call('documents.print', { document, issued, page: { form } });
    await expect(printed).rejects.toMatchObject({ name: 'PrintError', problem });
  }
});

it.each(['a4', 'a5'])(
  'the bytes of a receipt printer are refused on %s, before anything is sent',
  async (format) => {
    const { call, sandbox } = await caller();
    const page = { form: 'escpos', format };
    const fault = {
      name: 'OperationError',
      faults: [{ path: ['page', 'format'], message: expect.stringContaining('roll80') }],
    };
    await expect(call('documents.print', { document, page })).rejects.toMatchObject(fault);
    await expect(call('documents.issue', { facts, page }, 'sale 1')).rejects.toMatchObject(fault);
    expect(sandbox.documents()).toEqual([]);
    for (const paper of ['roll80', 'roll58', undefined])
      expect(
        await call('documents.print', { document, page: { form: 'escpos', format: paper } }),
      ).toMatchObject({
        type: 'application/octet-stream',
      });
  },
);

describe('the bytes for a receipt printer', () => {
  const [line] = document.invoiceDetails;
  const described = (itemDescr: string) => ({ ...document, invoiceDetails: [{ ...line, itemDescr }] });
  const issued = { mark: MARK, qrUrl: 'https://host.example/1.pdf' };

  it('are those of the library: a letter that the printer lacks is a picture', async () => {
    const { call } = await caller();
    const half = described('Μισό ½ κιλό');
    const answer = await call('documents.print', { document: half, issued, page: { form: 'escpos' } });
    const { bytes, lost } = await toPrinter(half, { issued, sandbox: true, width: 80 });
    expect(answer).toEqual({
      type: 'application/octet-stream',
      base64: Buffer.from(bytes).toString('base64'),
    });
    expect(lost).toEqual([]);
    expect(readBytes(bytes, 737).lines.map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('Μισό ?'),
    );
  });

  it('come with a warning if an issued document has no address, and not at all in strict', async () => {
    const { call } = await caller();
    const print = (page: object) =>
      call('documents.print', { document, issued: { mark: MARK }, page: { form: 'escpos', ...page } });
    expect(await print({})).toMatchObject({ warnings: [expect.stringContaining('no QR code')] });
    await expect(print({ strict: true })).rejects.toMatchObject({ problem: 'issued/no-address' });
  });

  it('say which letters are lost, with their places', async () => {
    const { call } = await caller();
    const page = { form: 'escpos', format: 'roll58' };
    const answer = await call('documents.print', { document: described('Τσάι 茶'), issued, page });
    expect(answer.lost).toEqual([{ letter: '茶', paths: ['/invoiceDetails/0/itemDescr'] }]);
    const tea = { ...facts, lines: [{ ...facts.lines[0], description: 'Τσάι 茶' }] };
    const sent = await call('documents.issue', { facts: tea, page }, 'sale 1');
    expect(sent).toMatchObject({
      outcome: { kind: 'issued' },
      page: { lost: [{ letter: '茶', paths: ['/invoiceDetails/0/itemDescr'] }] },
    });
  });
});

it('a page that cannot be printed does not hide that the document is issued', async () => {
  const { call, sandbox } = await caller();
  const [line] = facts.lines;
  const tea = { ...facts, lines: [{ ...line, description: '茶' }] };
  const sent = { facts: tea, page: { form: 'pdf' } };
  const answer = await call('documents.issue', sent, 'sale 1');
  expect(answer).toMatchObject({ outcome: { kind: 'issued' }, notPrinted: expect.stringContaining('茶') });
  expect(answer).not.toHaveProperty('page');
  expect(await call('documents.issue', sent, 'sale 1')).toEqual(answer);
  expect(sandbox.documents()).toHaveLength(1);
});
