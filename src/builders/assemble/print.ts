import type { PrintBlock } from '../../types/index.js';
import type { FactsRead } from '../read/facts-read.js';
import type { Language } from './labels.js';
import { assembleDetails } from './print-details.js';
import { assemblePrintParty } from './print-party.js';

/** The print block: stated members, and members derived from the rest of the document. */
export function assemblePrint(read: FactsRead, language: Language): PrintBlock {
  const issuer = assemblePrintParty(read.facts.issuer, language);
  const { counterpart: buyer } = read.facts;
  const counterpart = buyer && assemblePrintParty(buyer, language);
  const additionalDetails = assembleDetails(read, language);
  if (issuer === undefined) {
    return Object.freeze(
      counterpart === undefined ? { additionalDetails } : { counterpart, additionalDetails },
    );
  }
  return Object.freeze(
    counterpart === undefined ? { issuer, additionalDetails } : { issuer, counterpart, additionalDetails },
  );
}
