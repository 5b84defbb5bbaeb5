import { holdPosPayment } from '../../../flows/pos-payment/pos-payment.js';
import { centsToString } from '../../../money/index.js';
import { NotPossible } from '../../not-possible.js';
import { signatureOf } from '../../provider/hold.js';
import type { PageRequest } from '../route.js';
import type { Site } from '../site.js';
import { localeIn } from '../till/locale.js';
import { type Sent, sendCompletion } from '../till/send.js';
import type * as bodies from './bodies.js';
import { step } from './refusals.js';
import { sentences } from './sentences.js';

/** Charges signatures of a held document, as its terminals would, and completes it. */
export async function completeHold(
  site: Site,
  { charges }: bodies.ChargesBody,
  { path, language, url }: PageRequest,
): Promise<Sent> {
  const { world } = site;
  const held = world.state.holds.get(path['holdId']);
  if (held === undefined) throw new NotPossible(sentences[language].holdGone);
  const { house, uid, document, tokens } = held;
  const signatures = tokens.flatMap((token) => {
    const row = world.state.signatures.get(token);
    if (row === undefined) return [];
    // As it was signed: the charges made since are recorded below.
    const { amount = 0 } = document.paymentMethods?.[row.payment ?? 0] ?? {};
    return [{ ...signatureOf(world, row), paymentBalance: amount }];
  });
  const filed = world.documents.byUid(uid);
  const now = world.now();
  const options = { now, locale: await localeIn(language) };
  const { body } = step(() => {
    let payment = holdPosPayment(
      { document, answer: { providerSignature: [{ invoiceUid: uid, signatures }] } },
      options,
    );
    if (filed !== undefined) {
      for (const { token, transactionId, amount, tip, type, at } of filed.charges) {
        payment = payment.charged({
          token,
          transactionId,
          paymentAmount: centsToString(amount),
          tipAmount: centsToString(tip),
          paymentType: type,
          at: new Date(at),
        });
      }
      payment = payment.completion().payment.completed({ uid });
    }
    for (const { token, transactionId, amount, tip, type } of charges) {
      payment = payment.charged({
        token,
        transactionId,
        paymentAmount: amount,
        ...(tip !== undefined && { tipAmount: tip }),
        paymentType: type,
        at: now,
      });
    }
    return payment.completion();
  });
  return sendCompletion(site, { house, origin: url.origin, language }, body);
}
