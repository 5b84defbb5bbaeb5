import type { Rule } from '../engine/rule.js';
import {
  counterpartExpected,
  counterpartForbidden,
  counterpartMissing,
  counterpartOnSlip,
} from './counterpart.js';
import {
  counterpartInUnion,
  counterpartNotGreek,
  counterpartNotInUnion,
  euNumberForm,
  issuerAbroad,
} from './country.js';
import { movementPartyIncomplete, receivingPartyIncomplete } from './movement-parties.js';
import {
  addressBlank,
  foreignPartyIncomplete,
  greekCounterpartNamed,
  greekIssuerNamed,
  nameBlank,
  slipCounterpartNamed,
} from './names.js';
import { counterpartNumberMissing, foreignNumberBlank, privateRecipient } from './number-missing.js';
import { numberOfOtherCountry } from './other-country.js';
import { aggregateNoteCounterpart, ownTransferToOther, sameParty } from './same-party.js';
import { counterpartPlaceholder, taxNumber, vatNumberNotBare } from './tax-number.js';

/** Rules for the parties: which are required or forbidden, and their number, country, name and address. */
export const partiesRules = [
  counterpartMissing,
  counterpartExpected,
  counterpartForbidden,
  counterpartOnSlip,
  counterpartNumberMissing,
  foreignNumberBlank,
  privateRecipient,
  vatNumberNotBare,
  taxNumber,
  counterpartPlaceholder,
  numberOfOtherCountry,
  euNumberForm,
  counterpartNotGreek,
  counterpartNotInUnion,
  counterpartInUnion,
  issuerAbroad,
  greekIssuerNamed,
  greekCounterpartNamed,
  slipCounterpartNamed,
  nameBlank,
  foreignPartyIncomplete,
  addressBlank,
  movementPartyIncomplete,
  receivingPartyIncomplete,
  sameParty,
  ownTransferToOther,
  aggregateNoteCounterpart,
] as const satisfies readonly Rule[];
