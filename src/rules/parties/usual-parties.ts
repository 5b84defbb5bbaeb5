import { isGreekVatNumber } from '../../codes/index.js';
import type { DocumentView } from '../engine/rule.js';

/** Whether the issuer, and the counterpart if there is one, are two Greek companies with valid numbers. */
export const isUsualParties = ({ issuer, counterpart, invoiceHeader }: DocumentView): boolean =>
  issuer.country === 'GR' &&
  isGreekVatNumber(issuer.vatNumber) &&
  invoiceHeader.otherCorrelatedEntities === undefined &&
  (counterpart === undefined ||
    (counterpart.country === 'GR' &&
      counterpart.vatNumber !== undefined &&
      counterpart.vatNumber !== issuer.vatNumber &&
      isGreekVatNumber(counterpart.vatNumber)));
