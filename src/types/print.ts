import * as z from 'zod/mini';
import { integer, text } from './leaf.js';

const printPartyMembers = {
  /** Name or trade name. */
  name: z.optional(text()),
  /** Profession or activity. */
  profession: z.optional(text()),
  /** Tax office. */
  taxoffice: z.optional(text()),
  /** Street. */
  addressStreet: z.optional(text()),
  /** Street number. */
  addressNumber: z.optional(text()),
  /** Postal code. */
  addressPostalCode: z.optional(text()),
  /** City. */
  addressCity: z.optional(text()),
  /** Country as printed. */
  addressCountry: z.optional(text()),
  /** Telephone. */
  phone: z.optional(text()),
  /** E-mail address. The provider mails the document to the counterpart's. */
  email: z.optional(text()),
};

/** How the issuer stands on the printed document. */
export const printIssuerShape = z.strictObject({
  ...printPartyMembers,
  /** Web site. */
  webSite: z.optional(text()),
  /** Number in the business registry (Γ.Ε.ΜΗ.). */
  registryNumber: z.optional(text()),
  /** A free second line; spelled as the service spells it. */
  emtyLine2: z.optional(text()),
});

/** How the counterpart stands on the printed document. */
export const printCounterpartShape = z.strictObject({
  ...printPartyMembers,
  /** The customer's code at the issuer. */
  code: z.optional(text()),
});

/** What else is printed. */
export const additionalDetailsShape = z.strictObject({
  /** Title of the document. */
  documentLabel: z.optional(text()),
  /** Language of the print, `EL` or `EN`. */
  documentLanguageCode: z.optional(text()),
  /** Paper: 0 on A4, 7 on restaurant documents. The whole table is not published. */
  documentSizeCode: z.optional(integer(0)),
  /** Comments. */
  documentComments: z.optional(text()),
  /** Means of payment as text. Without it the service answers 400, also where there is no payment. */
  paymentMethodInvoiceLabel: z.optional(text()),
  /** From where the goods travel. */
  dispatchPlaceFrom: z.optional(text()),
  /** To where the goods travel. */
  dispatchPlaceTo: z.optional(text()),
  /** Logo (GUID). */
  logoId: z.optional(text()),
});

/** The print block: what stands on the PDF and does not go to the tax authority. */
export const printBlockShape = z.strictObject({
  /** The issuer as printed. */
  issuer: z.optional(printIssuerShape),
  /** The counterpart as printed. */
  counterpart: z.optional(printCounterpartShape),
  /** Title, language, paper, payment label, places. */
  additionalDetails: z.optional(additionalDetailsShape),
});

/** How the issuer stands on the printed document. */
export type PrintIssuer = z.infer<typeof printIssuerShape>;

/** How the counterpart stands on the printed document. */
export type PrintCounterpart = z.infer<typeof printCounterpartShape>;

/** Title, language, paper, payment label, places. */
export type AdditionalDetails = z.infer<typeof additionalDetailsShape>;

/** The print block of a document. */
export type PrintBlock = z.infer<typeof printBlockShape>;
