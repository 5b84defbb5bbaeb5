import type { Rule } from '../engine/rule.js';
import {
  correlatedExpected,
  correlatedForbidden,
  correlatedMissing,
  correlatedUnexpected,
  linkedUnknown,
} from './correlated.js';
import { creditExceedsVatCategory, creditItemTooMuch } from './credit-parts.js';
import { creditBeforeOriginal, creditExceedsOriginal, retailCreditExceedsReceipt } from './credits.js';
import { connectedTypeUnfit, correlatedTypeUnfit } from './linked-type.js';
import { linkRepeated, markInBothLists, marksDisputed, marksNotAdmitted } from './marks.js';
import { notesItemMissing, notesItemTooMuch } from './notes.js';
import { linkedCurrencyDiffers } from './same-currency.js';
import { connectedPartyDiffers, correlatedPartyDiffers, noteOfOtherRecipient } from './same-party.js';

/** Rules for links to other documents that need only the document itself. */
export const linksRules = [
  correlatedMissing,
  correlatedExpected,
  correlatedForbidden,
  correlatedUnexpected,
  marksNotAdmitted,
  marksDisputed,
  linkRepeated,
  markInBothLists,
] as const satisfies readonly Rule[];

/** Rules that compare a document with the documents that it links to. */
export const linkedRules = [
  correlatedPartyDiffers,
  connectedPartyDiffers,
  noteOfOtherRecipient,
  correlatedTypeUnfit,
  connectedTypeUnfit,
  linkedCurrencyDiffers,
  creditBeforeOriginal,
  creditExceedsOriginal,
  retailCreditExceedsReceipt,
  creditExceedsVatCategory,
  creditItemTooMuch,
  notesItemMissing,
  notesItemTooMuch,
  linkedUnknown,
] as const satisfies readonly Rule[];
