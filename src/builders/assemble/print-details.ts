import type { AdditionalDetails } from '../../types/index.js';
import { type KindInfo, ROLL } from '../kinds/kind-info.js';
import type { FactsRead, RareFacts } from '../read/facts-read.js';
import { addressLine } from './address.js';
import { documentLabel, type Language } from './labels.js';
import { paymentsLabel } from './payments.js';
import { present } from './present.js';

const RESTAURANT = 12;

// Without rare facts, the details follow from the kind and the label of the payments alone.
const plain = new Map<KindInfo, Map<string, AdditionalDetails>>();
const MOST_LABELS = 64;

/** Title, language, paper, payment label and places: what is stated, or else what follows. */
export function assembleDetails({ info, payments, rare }: FactsRead, language: Language): AdditionalDetails {
  const label = paymentsLabel(payments, language);
  if (rare !== undefined) return makeDetails(info, rare, language, label);
  let known = plain.get(info);
  if (known === undefined) {
    known = new Map();
    plain.set(info, known);
  }
  let details = known.get(label);
  if (details === undefined) {
    details = makeDetails(info, undefined, language, label);
    if (known.size < MOST_LABELS) known.set(label, details);
  }
  return details;
}

function makeDetails(
  info: KindInfo,
  rare: RareFacts | undefined,
  language: Language,
  paymentMethodInvoiceLabel: string,
): AdditionalDetails {
  const print = rare?.print;
  const paper = rare?.specialInvoiceCategory === RESTAURANT ? ROLL : info.paper;
  return present<AdditionalDetails>({
    documentLabel: print?.documentLabel ?? documentLabel(info.type, language),
    documentLanguageCode: print?.documentLanguageCode ?? 'EL',
    documentSizeCode: print?.documentSizeCode ?? paper,
    documentComments: print?.documentComments,
    paymentMethodInvoiceLabel: print?.paymentMethodInvoiceLabel ?? paymentMethodInvoiceLabel,
    dispatchPlaceFrom: print?.dispatchPlaceFrom ?? (rare?.loadingAddress && addressLine(rare.loadingAddress)),
    dispatchPlaceTo: print?.dispatchPlaceTo ?? (rare?.deliveryAddress && addressLine(rare.deliveryAddress)),
    logoId: print?.logoId,
  });
}
