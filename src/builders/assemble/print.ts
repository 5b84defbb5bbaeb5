import type { PrintBlock } from '../../types/index.js';
import type { FactsRead } from '../read/facts-read.js';
import type { Language } from './labels.js';
import { assembleDetails } from './print-details.js';
import { assemblePrintParty } from './print-party.js';

/** The print block: what is stated, and what follows from the rest of the document. */
export function assemblePrint(facts: FactsRead, language: Language): PrintBlock {
  const issuer = assemblePrintParty(facts.issuer, language);
  const counterpart = facts.counterpart && assemblePrintParty(facts.counterpart, language);
  const additionalDetails = assembleDetails(facts, language);
  if (issuer === undefined) {
    return Object.freeze(
      counterpart === undefined ? { additionalDetails } : { counterpart, additionalDetails },
    );
  }
  return Object.freeze(
    counterpart === undefined ? { issuer, additionalDetails } : { issuer, counterpart, additionalDetails },
  );
}
