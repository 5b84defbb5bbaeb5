import * as z from 'zod';
import { factsOf } from '../../../builders/from-document/facts-of.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { document, facts } from '../core/schemas.js';

/** Gives the facts of a document. */
export const takingFacts = operation({
  id: 'documents.facts',
  route: 'POST /facts',
  summary: {
    en: 'Give the facts of a document, from which it is built again, and what they cannot express.',
    el: 'Δίνει τα στοιχεία ενός παραστατικού, από τα οποία φτιάχνεται ξανά, και όσα αυτά δεν εκφράζουν.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ document }),
  output: z.strictObject({
    complete: z.boolean(),
    facts: facts.optional(),
    lost: z.array(z.looseObject({ why: z.string(), message: z.string() })),
  }),
  example: { document: { invoiceHeader: { invoiceType: '11.1' } } },
  run({ document: given }, { locale }) {
    const { complete, facts: found, lost } = factsOf(given, { locale });
    return asJson({ complete, ...(found && { facts: found }), lost });
  },
});
