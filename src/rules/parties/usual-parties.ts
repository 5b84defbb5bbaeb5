import { isGreekVatNumber } from '../../codes/index.js';
import type { DocumentView } from '../engine/rule.js';

/** Whether the issuer and any counterpart are different Greek companies with valid numbers, and no other party is named. */
export const isUsualParties = ({ issuer, counterpart, invoiceHeader }: DocumentView): boolean =>
  issuer.country === 'GR' &&
  isGreekVatNumber(issuer.vatNumber) &&
  invoiceHeader.otherCorrelatedEntities === undefined &&
  (counterpart === undefined ||
    (counterpart.country === 'GR' &&
      counterpart.vatNumber !== undefined &&
      counterpart.vatNumber !== issuer.vatNumber &&
      isGreekVatNumber(counterpart.vatNumber)));
