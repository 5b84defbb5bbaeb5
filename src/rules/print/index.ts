import type { Rule } from '../engine/rule.js';
import { issuerIncomplete } from './issuer.js';
import { paymentLabelMissing } from './payment-label.js';

/** Rules of the print block. */
export const printRules = [paymentLabelMissing, issuerIncomplete] as const satisfies readonly Rule[];
