import * as z from 'zod/mini';
import { serviceLimits } from '../limits.js';
import { transactionTypes } from '../onboarding-values.js';
import { webhookEvents } from '../webhook-values.js';

const text = z.string().check(z.regex(/\S/));

/**
 * The form of the payload that creates a request. Everything beyond its form (check digits, phone numbers, dates) is
 * checked by the onboarding rules. Source: service description, Onboarding request: creation payload.
 */
export const requestBody = z.object({
  companyDetails: z.object({
    legalName: text,
    tradeName: z.optional(z.string()),
    vatNumber: text,
    taxOffice: text,
    transactionTypes: z.array(z.enum(transactionTypes)).check(z.minLength(1)),
  }),
  address: z.object({ city: text, streetAddress: text, postalCode: z.optional(z.string()) }),
  contactInfo: z.object({ email: text, phone: text, backupPhone: z.optional(z.string()) }),
  administrator: z.object({ fullName: text, vatNumber: text }),
  ispDetails: z.optional(z.object({ providerName: text, contractNumber: text, contractDate: text })),
});

/** The body that cancels a request. */
export const cancelRequestBody = z.object({
  reason: z.optional(z.string().check(z.maxLength(serviceLimits.reasonCharacters))),
});

/** The body that registers a webhook endpoint. */
export const webhookBody = z.object({
  url: z.url({ protocol: /^https$/ }),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1)),
});
