import { expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
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
      faults: [{ path: ['page', 'format'], message: 'escpos: roll80 | roll58' }],
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
