import type { Rule } from '../engine/rule.js';
import { counterpartUnnamed } from './counterpart.js';
import { documentLabelMismatch } from './document-label.js';
import { emailUnusable, languageUnknown, logoForm } from './forms.js';
import { issuerIncomplete } from './issuer.js';
import { paymentLabelMissing } from './payment-label.js';
import { paymentLabelMismatch } from './payment-label-mismatch.js';

export const printRules = [
  paymentLabelMissing,
  paymentLabelMismatch,
  documentLabelMismatch,
  issuerIncomplete,
  counterpartUnnamed,
  emailUnusable,
  languageUnknown,
  logoForm,
] as const satisfies readonly Rule[];
