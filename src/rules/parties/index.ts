import type { Rule } from '../engine/rule.js';
import {
  counterpartExpected,
  counterpartForbidden,
  counterpartMissing,
  counterpartOnSlip,
} from './counterpart.js';
import { counterpartInUnion, counterpartNotGreek, counterpartNotInUnion, issuerAbroad } from './country.js';
import { movementPartyIncomplete, receivingPartyIncomplete } from './movement-parties.js';
import {
  foreignPartyIncomplete,
  greekCounterpartNamed,
  greekIssuerNamed,
  slipCounterpartNamed,
} from './names.js';
import { counterpartNumberMissing, foreignNumberBlank, privateRecipient } from './number-missing.js';
import { aggregateNoteCounterpart, ownTransferToOther, sameParty } from './same-party.js';
import { counterpartPlaceholder, taxNumber, vatNumberNotBare } from './tax-number.js';

/** Rules of the parties: who must, may and must not stand, with which number, country, name and address. */
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
  counterpartNotGreek,
  counterpartNotInUnion,
  counterpartInUnion,
  issuerAbroad,
  greekIssuerNamed,
  greekCounterpartNamed,
  slipCounterpartNamed,
  foreignPartyIncomplete,
  movementPartyIncomplete,
  receivingPartyIncomplete,
  sameParty,
  ownTransferToOther,
  aggregateNoteCounterpart,
] as const satisfies readonly Rule[];
