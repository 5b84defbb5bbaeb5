import type { Rule } from '../engine/rule.js';
import { addressIncomplete, addressPlaceholder } from './addresses.js';
import { shippingBranchRedundant } from './branches.js';
import { dispatchBeforeIssue, dispatchDatePast, issueDatePast } from './dates.js';
import { deliveryInvoiceOfZero, flagOnNote, flagUnusualOnType } from './delivery-note-flag.js';
import { flagMissing, memberMissing, memberOnReceivingNote } from './members.js';
import { packageTitleMissing } from './packages.js';
import { purposeTitleAlone, purposeTitleMissing, purposeWithdrawn } from './purpose.js';
import {
  receivingPurposeMissing,
  receivingPurposeNotOfType,
  receivingPurposeOnType,
  receivingTitleAlone,
  receivingTitleMissing,
} from './receiving.js';
import { reverseOnType, reversePurposeAlone, reversePurposeMissing } from './reverse.js';
import { toWeighOnType, trackingExclusive, trackingNotMoving } from './tracking.js';

/** Rules of goods movements: delivery notes, invoices that are delivery notes, receiving notes. */
export const movementRules = [
  memberMissing,
  memberOnReceivingNote,
  flagMissing,
  flagOnNote,
  flagUnusualOnType,
  deliveryInvoiceOfZero,
  purposeWithdrawn,
  purposeTitleMissing,
  purposeTitleAlone,
  receivingPurposeMissing,
  receivingPurposeOnType,
  receivingPurposeNotOfType,
  receivingTitleMissing,
  receivingTitleAlone,
  reverseOnType,
  reversePurposeMissing,
  reversePurposeAlone,
  toWeighOnType,
  trackingExclusive,
  trackingNotMoving,
  addressIncomplete,
  addressPlaceholder,
  shippingBranchRedundant,
  packageTitleMissing,
  dispatchBeforeIssue,
  issueDatePast,
  dispatchDatePast,
] as const satisfies readonly Rule[];
