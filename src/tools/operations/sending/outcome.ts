import type * as z from 'zod';
import type { CancelOutcome } from '../../../sending/client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../../../sending/client/outcomes/outcome.js';
import type { outcome } from '../core/schemas.js';

/** An outcome as plain JSON. */
export type Outcome = z.infer<typeof outcome>;

/** The outcome without the raw answer of the service, as plain JSON. */
export const plainOutcome = ({ response: _response, ...rest }: IssueOutcome | CancelOutcome): Outcome =>
  JSON.parse(JSON.stringify(rest));
