import * as z from 'zod';
import { page } from '../core/schemas.js';

/** The members of every input of which a document is made and sent. */
export const sendingMembers = { skipSignature: z.boolean().optional(), page: page.optional() };
