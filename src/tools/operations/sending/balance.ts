import * as z from 'zod';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';

/** The balance. */
export const balance = operation({
  id: 'service.balance',
  route: 'GET /balance',
  summary: { en: 'The remaining credits of the service.', el: 'Οι μονάδες που απομένουν.' },
  needs: 'client',
  changes: false,
  input: z.strictObject({}),
  output: z.looseObject({}),
  example: {},
  run: async (_, context) => ({ ...(await withClient(context).client.creditsBalance()) }),
});
