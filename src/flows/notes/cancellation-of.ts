import { readLocaleOption } from '../../reading/options.js';
import type { IssuedDocument } from '../../types/index.js';
import { CREDIT_TYPES, creditTypeOf } from '../credit/credit-type.js';
import { readOriginal, type SentDocument } from '../shared/issued.js';
import { Refusing } from '../shared/refusing.js';
import { type Cancellation, type CancellationOptions, readyCancellation } from './cancellation.js';

const NEEDS = ['invoiceHeader.invoiceType', 'issuer.vatNumber'];

/**
 * The cancellation of an issued note: `CancelDeliveryNote` for 9.x or `CancelReceivingNote` for 10.x, with its body.
 * The wrong one of the two calls gives error 301. A delivery note can be cancelled only before its goods start to move
 * (801). The tax authority's own description mentions only 9.3 (283).
 *
 * @throws RefusedStepError for other documents, with the alternative, and for a note without a MARK.
 * @example
 * cancellationOf({ document: note, mark: '400001970000102' }).body; // { mark: '400001970000102', entityVatNumber: '800123456' }
 */
export function cancellationOf(
  issued: IssuedDocument | SentDocument,
  options?: CancellationOptions,
): Cancellation {
  const locale = readLocaleOption(options);
  const refusing = new Refusing(locale);
  const { view, mark } = readOriginal(issued, refusing, [], NEEDS);
  const { invoiceType: type } = view.invoiceHeader;
  const call = callOf(type);
  if (call === undefined) return refuseType(type, refusing);
  if (mark === undefined) return refusing.refuse('cancellation/no-mark', ['mark']);
  return readyCancellation({ call, body: { mark, entityVatNumber: view.issuer.vatNumber } }, locale);
}

function callOf(type: string): Cancellation['call'] | undefined {
  if (type.startsWith('9.')) return 'CancelDeliveryNote';
  return type.startsWith('10.') ? 'CancelReceivingNote' : undefined;
}

function refuseType(type: Parameters<typeof creditTypeOf>[0], refusing: Refusing): never {
  if (type === '8.6') return refusing.refuse('cancellation/slip-instead', []);
  if (type === '8.4') return refusing.refuse('cancellation/return-instead', []);
  const isCredited =
    CREDIT_TYPES.has(creditTypeOf(type, true)) || CREDIT_TYPES.has(creditTypeOf(type, false));
  return refusing.refuse(isCredited ? 'cancellation/credit-instead' : 'cancellation/not-possible', [], {
    type,
  });
}
