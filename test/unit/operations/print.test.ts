import { expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { caller } from './setup.js';

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
