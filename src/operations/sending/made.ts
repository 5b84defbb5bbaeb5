import * as z from 'zod';
import type { Document, Issue } from '../../types/index.js';
import type { WithClient } from '../core/context.js';
import { type Numbered, withNumber } from '../core/numbers.js';
import { page } from '../core/schemas.js';
import { answerOf, type SentAnswer } from './answer.js';
import { send } from './send.js';

/** The members of every input of which a document is made and sent. */
export const sendingMembers = { skipSignature: z.boolean().optional(), page: page.optional() };

type Sending = z.infer<z.ZodObject<typeof sendingMembers>>;

/** A document that was made, with the warnings of its validation. */
interface Made {
  readonly document: Document;
  readonly issues: readonly Issue[];
}

/** Makes a document of facts, with the next number if they leave it to the service, and sends it. */
export async function sendMade<Facts extends Numbered, Result extends Made>(
  facts: Facts,
  { skipSignature, page: wanted }: Sending,
  context: WithClient,
  make: (facts: Facts) => Result,
): Promise<{ readonly made: Result; readonly answer: SentAnswer }> {
  const numbered = await withNumber(facts, context, (tried) => make(tried).document);
  const made = make(numbered);
  const { document, issues } = made;
  const outcome = await send(document, context, { skipSignature });
  return { made, answer: await answerOf({ document, outcome, issues }, wanted, context) };
}
