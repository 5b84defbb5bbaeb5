/**
 * An older document, paid by card.
 *
 * An invoice that was issued on credit is paid at a terminal. The two calls of the service are returned as data: a
 * query, and the bare MARK as the body, which stays text so that no digit is lost. The answer here is what the service
 * would send.
 */
import { oldInvoicePosPayment } from 'parastatiko';

let session = oldInvoicePosPayment({ mark: '400001970000109', terminalId: '16000123', posNspId: 2 });
console.log(JSON.stringify(session.request, null, 2));

const now = new Date('2026-11-20T12:30:00+02:00');
session = session.signed({ token: '9F2C00AB19', data: 'e3', paymentBalance: 247.02 }, now);
session = session.charged({ transactionId: '000419', paymentAmount: '100.00', paymentType: 7, at: now });

const { payment, request, uncharged } = session.completion();
console.log(JSON.stringify(request, null, 2));
session = payment.completed();
console.log(`still to be paid: ${uncharged[0]?.left}, until ${uncharged[0]?.expires}`);
