import type { AdditionalDetails } from '../../types/index.js';
import type { Language } from '../../types/language.js';
import { type KindInfo, ROLL } from '../kinds/kind-info.js';
import { RESTAURANT } from '../kinds/kind-row.js';
import type { FactsRead } from '../read/facts-read.js';
import type { FactsView } from '../read/views.js';
import { addressLine } from './address.js';
import { documentLabel } from './labels.js';
import { paymentsLabel } from './payments.js';
import { present } from './present.js';

// On usual documents, the details follow only from the kind and the label of the payments.
const plain = new Map<KindInfo, Map<string, AdditionalDetails>>();
const MOST_LABELS = 64;

/** Title, language, paper, payment label and places, as stated or else derived. */
export function assembleDetails({ info, facts, isUsual }: FactsRead, language: Language): AdditionalDetails {
  const label = paymentsLabel(facts.payments, language);
  if (!isUsual) return makeDetails(info, facts, language, label);
  let known = plain.get(info);
  if (known === undefined) {
    known = new Map();
    plain.set(info, known);
  }
  let details = known.get(label);
  if (details === undefined) {
    details = makeDetails(info, facts, language, label);
    if (known.size < MOST_LABELS) known.set(label, details);
  }
  return details;
}

/** The paper of a document: a roll for restaurant transactions, otherwise that of its kind. */
export const paperFor = ({ paper }: KindInfo, specialInvoiceCategory: unknown): number | undefined =>
  specialInvoiceCategory === RESTAURANT ? ROLL : paper;

function makeDetails(
  info: KindInfo,
  facts: FactsView,
  language: Language,
  paymentMethodInvoiceLabel: string,
): AdditionalDetails {
  const { print, loadingAddress, deliveryAddress } = facts;
  return present<AdditionalDetails>({
    documentLabel: print?.documentLabel ?? documentLabel(info.type, language),
    documentLanguageCode: print?.documentLanguageCode ?? 'EL',
    documentSizeCode: print?.documentSizeCode ?? paperFor(info, facts.specialInvoiceCategory),
    documentComments: print?.documentComments,
    paymentMethodInvoiceLabel: print?.paymentMethodInvoiceLabel ?? paymentMethodInvoiceLabel,
    dispatchPlaceFrom: print?.dispatchPlaceFrom ?? (loadingAddress && addressLine(loadingAddress)),
    dispatchPlaceTo: print?.dispatchPlaceTo ?? (deliveryAddress && addressLine(deliveryAddress)),
    logoId: print?.logoId,
  });
}
