import { printLanguages } from '../../codes/generated/code-facts.js';
import type { DocumentView } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';

/** Whether the print block names the issuer and a Greek counterpart, says how it was paid, and has a known language. */
export function isUsualPrint({
  counterpart,
  providerAdditionalInvoiceDetails: print,
}: DocumentView): boolean {
  const details = print?.additionalDetails;
  if (print?.issuer === undefined || details === undefined) return false;
  const language = details.documentLanguageCode;
  return (
    isComplete(print.issuer) &&
    !isBlank(details.paymentMethodInvoiceLabel) &&
    (language === undefined || printLanguages.includes(language)) &&
    (counterpart === undefined || counterpart.country !== 'GR' || !isBlank(print.counterpart?.name))
  );
}

type PrintIssuer = NonNullable<NonNullable<DocumentView['providerAdditionalInvoiceDetails']>['issuer']>;

/** Written out member by member: a loop over names takes five times as long, and nearly all documents are complete. */
const isComplete = (issuer: PrintIssuer): boolean =>
  !(
    isBlank(issuer.name) ||
    isBlank(issuer.profession) ||
    isBlank(issuer.taxoffice) ||
    isBlank(issuer.addressStreet) ||
    isBlank(issuer.addressNumber) ||
    isBlank(issuer.addressPostalCode) ||
    isBlank(issuer.addressCity) ||
    isBlank(issuer.addressCountry)
  );
