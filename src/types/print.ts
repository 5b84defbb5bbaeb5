import * as z from 'zod/mini';
import { integer, text } from './leaf.js';

const printPartyMembers = {
  name: z.optional(text()),
  profession: z.optional(text()),
  taxoffice: z.optional(text()),
  addressStreet: z.optional(text()),
  addressNumber: z.optional(text()),
  addressPostalCode: z.optional(text()),
  addressCity: z.optional(text()),
  addressCountry: z.optional(text()),
  phone: z.optional(text()),
  email: z.optional(text()),
};

/** How the issuer stands on the printed document. */
export const printIssuerShape = z.strictObject({
  ...printPartyMembers,
  webSite: z.optional(text()),
  registryNumber: z.optional(text()),
  emtyLine2: z.optional(text()),
});

/** How the counterpart stands on the printed document. */
export const printCounterpartShape = z.strictObject({
  ...printPartyMembers,
  code: z.optional(text()),
});

/** What else is printed. */
export const additionalDetailsShape = z.strictObject({
  documentLabel: z.optional(text()),
  documentLanguageCode: z.optional(text()),
  documentSizeCode: z.optional(integer(0)),
  documentComments: z.optional(text()),
  paymentMethodInvoiceLabel: z.optional(text()),
  dispatchPlaceFrom: z.optional(text()),
  dispatchPlaceTo: z.optional(text()),
  logoId: z.optional(text()),
});

/** The print block: what stands on the PDF and does not go to the tax authority. */
export const printBlockShape = z.strictObject({
  issuer: z.optional(printIssuerShape),
  counterpart: z.optional(printCounterpartShape),
  additionalDetails: z.optional(additionalDetailsShape),
});

/** How the issuer stands on the printed document. */
export interface PrintIssuer {
  /** Name or trade name. */
  readonly name?: string | undefined;
  /** Profession or activity. */
  readonly profession?: string | undefined;
  /** Tax office. */
  readonly taxoffice?: string | undefined;
  /** Street. */
  readonly addressStreet?: string | undefined;
  /** Street number. */
  readonly addressNumber?: string | undefined;
  /** Postal code. */
  readonly addressPostalCode?: string | undefined;
  /** City. */
  readonly addressCity?: string | undefined;
  /** Country as printed. */
  readonly addressCountry?: string | undefined;
  /** Telephone. */
  readonly phone?: string | undefined;
  /** E-mail address. The provider mails the document to the counterpart's. */
  readonly email?: string | undefined;
  /** Web site. */
  readonly webSite?: string | undefined;
  /** Number in the business registry (Γ.Ε.ΜΗ.). */
  readonly registryNumber?: string | undefined;
  /** A free second line; spelled as the service spells it. */
  readonly emtyLine2?: string | undefined;
}

/** How the counterpart stands on the printed document. */
export interface PrintCounterpart {
  /** Name or trade name. */
  readonly name?: string | undefined;
  /** Profession or activity. */
  readonly profession?: string | undefined;
  /** Tax office. */
  readonly taxoffice?: string | undefined;
  /** Street. */
  readonly addressStreet?: string | undefined;
  /** Street number. */
  readonly addressNumber?: string | undefined;
  /** Postal code. */
  readonly addressPostalCode?: string | undefined;
  /** City. */
  readonly addressCity?: string | undefined;
  /** Country as printed. */
  readonly addressCountry?: string | undefined;
  /** Telephone. */
  readonly phone?: string | undefined;
  /** E-mail address. The provider mails the document to the counterpart's. */
  readonly email?: string | undefined;
  /** The customer's code at the issuer. */
  readonly code?: string | undefined;
}

/** Title, language, paper, payment label, places. */
export interface AdditionalDetails {
  /** Title of the document. */
  readonly documentLabel?: string | undefined;
  /** Language of the print, `EL` or `EN`. */
  readonly documentLanguageCode?: string | undefined;
  /** Paper: 0 on A4, 7 on restaurant documents. The whole table is not published. */
  readonly documentSizeCode?: number | undefined;
  /** Comments. */
  readonly documentComments?: string | undefined;
  /** Means of payment as text. Without it the service answers 400, also where there is no payment. */
  readonly paymentMethodInvoiceLabel?: string | undefined;
  /** From where the goods travel. */
  readonly dispatchPlaceFrom?: string | undefined;
  /** To where the goods travel. */
  readonly dispatchPlaceTo?: string | undefined;
  /** Logo (GUID). */
  readonly logoId?: string | undefined;
}

/** The print block of a document. */
export interface PrintBlock {
  /** The issuer as printed. */
  readonly issuer?: PrintIssuer | undefined;
  /** The counterpart as printed. */
  readonly counterpart?: PrintCounterpart | undefined;
  /** Title, language, paper, payment label, places. */
  readonly additionalDetails?: AdditionalDetails | undefined;
}
