import * as z from 'zod';
import { integer, text } from './leaf.js';

const printPartyMembers = {
  /** Name or trade name. */
  name: text().optional(),
  /** Profession or activity. */
  profession: text().optional(),
  /** Tax office. */
  taxoffice: text().optional(),
  /** Street. */
  addressStreet: text().optional(),
  /** Street number. */
  addressNumber: text().optional(),
  /** Postal code. */
  addressPostalCode: text().optional(),
  /** City. */
  addressCity: text().optional(),
  /** Country as printed. */
  addressCountry: text().optional(),
  /** Telephone. */
  phone: text().optional(),
  /** E-mail address. The provider mails the document to the counterpart's. */
  email: text().optional(),
};

/** How the issuer stands on the printed document. */
export const printIssuerShape = z.strictObject({
  ...printPartyMembers,
  /** Web site. */
  webSite: text().optional(),
  /** Number in the business registry (Γ.Ε.ΜΗ.). */
  registryNumber: text().optional(),
  /** A free second line; spelled as the service spells it. */
  emtyLine2: text().optional(),
});

/** How the counterpart stands on the printed document. */
export const printCounterpartShape = z.strictObject({
  ...printPartyMembers,
  /** The customer's code at the issuer. */
  code: text().optional(),
});

/** What else is printed. */
export const additionalDetailsShape = z.strictObject({
  /** Title of the document. */
  documentLabel: text().optional(),
  /** Language of the print, `EL` or `EN`. */
  documentLanguageCode: text().optional(),
  /** Paper: 0 on A4, 7 on restaurant documents. The whole table is not published. */
  documentSizeCode: integer(0).optional(),
  /** Comments. */
  documentComments: text().optional(),
  /** Means of payment as text. Without it the service answers 400, also where there is no payment. */
  paymentMethodInvoiceLabel: text().optional(),
  /** From where the goods travel. */
  dispatchPlaceFrom: text().optional(),
  /** To where the goods travel. */
  dispatchPlaceTo: text().optional(),
  /** Logo (GUID). */
  logoId: text().optional(),
});

/** The print block: what stands on the PDF and does not go to the tax authority. */
export const printBlockShape = z.strictObject({
  /** The issuer as printed. */
  issuer: printIssuerShape.optional(),
  /** The counterpart as printed. */
  counterpart: printCounterpartShape.optional(),
  /** Title, language, paper, payment label, places. */
  additionalDetails: additionalDetailsShape.optional(),
});

/** How the issuer stands on the printed document. */
export type PrintIssuer = z.infer<typeof printIssuerShape>;

/** How the counterpart stands on the printed document. */
export type PrintCounterpart = z.infer<typeof printCounterpartShape>;

/** Title, language, paper, payment label, places. */
export type AdditionalDetails = z.infer<typeof additionalDetailsShape>;

/** The print block of a document. */
export type PrintBlock = z.infer<typeof printBlockShape>;
