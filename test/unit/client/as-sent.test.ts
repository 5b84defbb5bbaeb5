import { describe, expect, it } from 'vitest';
import { holdPosPayment } from '../../../src/flows/index.js';
import type { Document } from '../../../src/types/index.js';
import { disturbed, type Way, ways } from '../../property/flows/as-sent.js';
import { deliveryNote } from './service.js';
import { cardReceipt, completionOf, withService } from './setup.js';

const { client } = withService();
const sent = (document: Document, way: Way): Document =>
  disturbed(document, { waysOf: [[way]], inRequest: false });

/** What the client read by its described names alone was lost: the number, the payment, the type of a note. */
describe.each(ways)('a document as the service takes it: %s', (way) => {
  it('is held, paid and found again', async () => {
    const each = client();
    const document = sent(cardReceipt('101'), way);
    const outcome = await each.issue(document, { skipSignature: false });
    if (outcome.kind !== 'held') throw new Error(JSON.stringify(outcome));
    const session = holdPosPayment({ document, outcome });
    expect(session.uncharged()).toHaveLength(1);
    const paid = await each.completePosPayment({ body: completionOf(outcome), document });
    expect(paid).toMatchObject({ kind: 'issued' });
    expect(await each.reconcile({ invoice: [document] })).toMatchObject({ kind: 'alreadyIssued' });
  });

  it('is not sent before somebody says whether it is held', async () => {
    await expect(client().issue(sent(cardReceipt('102'), way))).rejects.toMatchObject({
      code: 'call/skip-signature',
    });
  });

  it('is cancelled', async () => {
    const each = client();
    const document = sent(deliveryNote, way);
    const issued = await each.issue(document);
    if (issued.kind !== 'issued') throw new Error(JSON.stringify(issued));
    const { mark } = issued;
    expect(await each.cancelNote({ document: { invoice: [document] } as never, mark })).toMatchObject({
      kind: 'cancelled',
    });
  });
});
