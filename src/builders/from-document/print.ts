import { recordOf } from '../../reading/record.js';
import { addressLine } from '../assemble/address.js';
import { documentLabel, type Language } from '../assemble/labels.js';
import { paymentsLabel } from '../assemble/payments.js';
import { paperFor } from '../assemble/print-details.js';
import type { KindInfo } from '../kinds/kind-info.js';
import { type Stated, someOf, withoutDerived } from './stated.js';

/** The other printed details that do not follow from the document. */
export function printFacts(
  document: Stated,
  header: Stated,
  info: KindInfo | undefined,
  language: Language,
): unknown {
  const block = recordOf(document['providerAdditionalInvoiceDetails']);
  const details = recordOf(block?.['additionalDetails']);
  if (details === undefined) return block?.['additionalDetails'];
  const places = recordOf(header['otherDeliveryNoteHeader']) ?? {};
  const derived = {
    documentLabel: info && documentLabel(info.type, language),
    documentLanguageCode: 'EL',
    documentSizeCode: info && paperFor(info, header['specialInvoiceCategory']),
    paymentMethodInvoiceLabel: labelOfPayments(document['paymentMethods'], language),
    dispatchPlaceFrom: lineOf(places['loadingAddress']),
    dispatchPlaceTo: lineOf(places['deliveryAddress']),
  };
  return someOf(withoutDerived(details, derived));
}

function labelOfPayments(payments: unknown, language: Language): string | undefined {
  if (payments !== undefined && !Array.isArray(payments)) return undefined;
  const types = (payments ?? []).map((payment: unknown) => recordOf(payment)?.['type']);
  return types.every((type): type is number => typeof type === 'number')
    ? paymentsLabel(
        types.map((type) => ({ type })),
        language,
      )
    : undefined;
}

function lineOf(value: unknown): string | undefined {
  const { street, number, postalCode, city } = recordOf(value) ?? {};
  if (typeof postalCode !== 'string' || typeof city !== 'string') return undefined;
  return addressLine({
    postalCode,
    city,
    street: typeof street === 'string' ? street : undefined,
    number: typeof number === 'string' ? number : undefined,
  });
}
