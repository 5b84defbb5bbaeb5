import type { Rule } from '../engine/rule.js';
import { addressIncomplete, addressPlaceholder } from './addresses.js';
import { shippingBranchRedundant } from './branches.js';
import {
  dispatchBeforeIssue,
  dispatchDatePast,
  dispatchFarAhead,
  dispatchTimePast,
  issueDatePast,
} from './dates.js';
import { deliveryInvoiceOfZero, flagOnNote, flagUnusualOnType } from './delivery-note-flag.js';
import { flagMissing, memberMissing, memberOnReceivingNote } from './members.js';
import { namePlaceholder } from './name-placeholder.js';
import { packageTitleAlone, packageTitleMissing } from './packages.js';
import { purposeLabelMismatch, purposeTitleAlone, purposeTitleMissing, purposeWithdrawn } from './purpose.js';
import { receivingPurposeCountry, reversePurposeCountry } from './purpose-country.js';
import {
  receivingPurposeMissing,
  receivingPurposeNotOfType,
  receivingPurposeOnType,
  receivingTitleAlone,
  receivingTitleMissing,
} from './receiving.js';
import { reverseOnType, reversePurposeAlone, reversePurposeMissing } from './reverse.js';
import { toWeighOnType, trackingExclusive, trackingNotMoving, vehicleNotMoving } from './transport.js';

/** Rules for goods movements: delivery notes, invoices that are also delivery notes, receiving notes. */
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
  purposeLabelMismatch,
  receivingPurposeMissing,
  receivingPurposeOnType,
  receivingPurposeNotOfType,
  receivingTitleMissing,
  receivingTitleAlone,
  receivingPurposeCountry,
  reverseOnType,
  reversePurposeMissing,
  reversePurposeAlone,
  reversePurposeCountry,
  toWeighOnType,
  trackingExclusive,
  trackingNotMoving,
  addressIncomplete,
  addressPlaceholder,
  namePlaceholder,
  vehicleNotMoving,
  shippingBranchRedundant,
  packageTitleMissing,
  packageTitleAlone,
  dispatchBeforeIssue,
  dispatchFarAhead,
  issueDatePast,
  dispatchDatePast,
  dispatchTimePast,
] as const satisfies readonly Rule[];
