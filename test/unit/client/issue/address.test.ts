import { describe, expect, it } from 'vitest';
import { renderDocument, toEmail, toPdf, toPrinter } from '../../../../src/print/index.js';
import type { Client } from '../../../../src/sending/client/index.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { IssueOutcome } from '../../../../src/sending/client/outcomes/outcome.js';
import { listOf, receipt, TestClock, withService } from '../setup.js';

const at = withService();

const LATER = new Date('2026-11-20T23:00:00Z');

const lose = () => at.service.fail('SendInvoices', 'reset-after');

/** Loses the first answer about a receipt, and then does something. */
async function afterLost(step: (client: Client) => Promise<unknown>): Promise<IssueOutcome> {
  const client = at.client({ journal: memoryJournal() });
  lose();
  expect((await client.issue(receipt())).kind).toBe('unknown');
  await step(client);
  return client.issue(receipt());
}

const paths: readonly [name: string, outcome: () => Promise<IssueOutcome>][] = [
  ['the same call again', () => afterLost(async () => undefined)],
  [
    'settle',
    () => {
      lose();
      const clock = new TestClock('2026-11-20T10:00:00Z');
      return at.client({ journal: memoryJournal(), clock }).settle(receipt(), { until: LATER });
    },
  ],
  ['a recovery', () => afterLost((client) => client.recover())],
  ['a reconciliation', () => afterLost((client) => client.reconcile(receipt()))],
  [
    'error 228 to another client',
    async () => {
      await at.client().issue(receipt());
      return at.client().issue(receipt());
    },
  ],
  ['the journal afterwards', () => afterLost((client) => client.issue(receipt()))],
];

const prints = [
  ['HTML', async (options: object) => renderDocument(receipt(), { format: 'roll80', ...options })],
  ['PDF', (options: object) => toPdf(receipt(), options)],
  ['a receipt printer', async (options: object) => toPrinter(receipt(), { copies: 1, ...options })],
  ['e-mail', async (options: object) => toEmail(receipt(), options)],
] as const;

describe.each(paths)('after a lost answer, the outcome of %s', (_, path) => {
  it('has the address of the first answer, and every print its QR code', async () => {
    const outcome = await path();
    expect(outcome).toMatchObject({
      kind: 'alreadyIssued',
      qrUrl: expect.stringMatching(/\/GetInvoicePdf\/sandbox-[0-9A-F]{40}\.pdf$/),
      invoiceUrl: expect.stringMatching(/\/GetInvoicePdf\/sandbox-[0-9A-F]{40}\.pdf$/),
      authenticationCode: expect.stringMatching(/^[0-9A-F]{40}$/i),
      lacks: ['aadeQrUrl'],
    });
    for (const [, print] of prints) await print({ issued: outcome, strict: true });
    const options = { issued: outcome as never };
    expect(renderDocument(receipt(), options)).toContain('<svg');
    expect(toEmail(receipt(), options).attachments.map(({ name }) => name)).toEqual(['qr.png']);
  });
});

it('an outcome of a search has the cost, as the first answer', async () => {
  const client = at.client({ journal: memoryJournal() });
  const first = await at.client().issue(receipt('2'));
  lose();
  await client.issue(receipt());
  expect(await client.issue(receipt())).toMatchObject({ credits: first.kind === 'issued' && first.credits });
});

it('an issued document lacks nothing that its answer has, and says what the answer has not', async () => {
  const outcome = await at.client().issue(receipt());
  expect(outcome).not.toHaveProperty('lacks');
  at.service.answer('SendInvoices', { response: [{ statusCode: 'Success', invoiceMark: 400001970000103 }] });
  expect(await at.client().issue(receipt('2'))).toMatchObject({
    kind: 'issued',
    lacks: ['authenticationCode', 'qrUrl', 'aadeQrUrl', 'invoiceUrl'],
  });
});

it('a row of a journal that an older version wrote has its address too', async () => {
  const journal = memoryJournal();
  const client = at.client({ journal });
  await client.issue(receipt());
  const [row] = await listOf(journal.rows());
  const { qrUrl: _, ...result } = row?.result ?? {};
  journal.row = async () => row && { ...row, result };
  const outcome = await client.reconcile(receipt());
  expect(outcome).toMatchObject({ from: 'journal', qrUrl: result.invoiceUrl });
});

describe.each(prints)('%s of an issued document without an address', (_, print) => {
  it.each([{ mark: '400001970000103' }, { statusCode: 'Offline' }])(
    'is refused in strict, and warned of otherwise: %j',
    async (issued) => {
      await expect(print({ issued, strict: true })).rejects.toMatchObject({
        reason: 'issued',
        problem: 'issued/no-address',
      });
      const warnings: string[] = [];
      await print({ issued, onWarning: ({ problem }: { problem: string }) => warnings.push(problem) });
      expect(warnings).toEqual(['issued/no-address']);
    },
  );

  it.each([
    { draft: true },
    ...['qrUrl', 'invoiceUrl', 'pdfUrl'].map((name) => ({
      issued: { mark: '400001970000103', [name]: 'https://host.example/1.pdf' },
    })),
  ])('is no case for %j', async (options) => {
    const warnings: unknown[] = [];
    await print({ ...options, strict: true, onWarning: (warning: unknown) => warnings.push(warning) });
    expect(warnings).toEqual([]);
  });
});
