import { describe, expect, it } from 'vitest';
import { OFFLINE } from './service.js';
import { receipt, withService } from './setup.js';

const at = withService();

describe('waitForMark', () => {
  it('searches until the queued document has a MARK', async () => {
    at.service.fail('SendInvoices', 'offline');
    const client = at.client();
    await client.issue(receipt());
    at.clock.move(OFFLINE - 2000);
    expect(await client.waitForMark(receipt(), { every: 1000 })).toMatchObject({
      kind: 'alreadyIssued',
      mark: '400001000000001',
    });
    expect(at.clock.waits).toEqual([1000, 1000]);
  });

  it('returns the last outcome at the timeout', async () => {
    expect(await at.client().waitForMark(receipt(), { every: 1000, atMost: 2500 })).toMatchObject({
      kind: 'unknown',
    });
    expect(at.clock.waits).toEqual([1000, 1000, 500]);
  });
});
