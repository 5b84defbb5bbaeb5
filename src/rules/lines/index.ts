import type { Rule } from '../engine/rule.js';
import { cnCodeMissing, cnCodeSoon } from './cn-code.js';
import { descriptionBlank, descriptionPlaceholder, taricForm, taricNotMoving } from './descriptions.js';
import { exemptionLabelMismatch, exemptionOfType } from './exemption-of-type.js';
import { fuelChargesRepeated, fuelChargesTooLarge, fuelFlagMissing, fuelMissing } from './fuel.js';
import {
  clearanceIncomplete,
  detailTypeUnexpected,
  negativeLineOnType,
  netValueZero,
  recTypeInactive,
} from './kind.js';
import { numberRepeated } from './line-number.js';
import {
  movementLineIncomplete,
  quantityForbidden,
  quantityUnexpected,
  quantityUnitPair,
  quantityWithoutUnit,
} from './quantity.js';
import { unitLabelMismatch, unitNeedsMore, unitUndescribed } from './unit.js';
import {
  exemptionMissing,
  exemptionNotAdmitted,
  netNotZero,
  percentMismatch,
  vatCategoryOfType,
  vatNotZero,
} from './vat.js';
import {
  selfSupplyWithoutVat,
  taxedAbroad,
  untaxedSelfSupply,
  vatCategoryOfAcquisition,
  vatOnAcquisition,
} from './vat-of-type.js';

/** Rules for single lines: number, quantity and unit, VAT category and exemption, kind of line, fuel. */
export const linesRules = [
  numberRepeated,
  quantityUnitPair,
  quantityWithoutUnit,
  quantityForbidden,
  quantityUnexpected,
  movementLineIncomplete,
  descriptionBlank,
  descriptionPlaceholder,
  taricNotMoving,
  taricForm,
  cnCodeMissing,
  cnCodeSoon,
  unitNeedsMore,
  unitUndescribed,
  unitLabelMismatch,
  exemptionMissing,
  exemptionNotAdmitted,
  exemptionLabelMismatch,
  exemptionOfType,
  vatNotZero,
  vatCategoryOfType,
  vatOnAcquisition,
  vatCategoryOfAcquisition,
  untaxedSelfSupply,
  selfSupplyWithoutVat,
  taxedAbroad,
  netNotZero,
  percentMismatch,
  recTypeInactive,
  netValueZero,
  negativeLineOnType,
  clearanceIncomplete,
  detailTypeUnexpected,
  fuelMissing,
  fuelChargesTooLarge,
  fuelChargesRepeated,
  fuelFlagMissing,
] as const satisfies readonly Rule[];
