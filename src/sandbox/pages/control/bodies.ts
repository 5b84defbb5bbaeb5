import * as z from 'zod/mini';
import { calls } from '../../../sending/service/calls.js';
import { webhookEvents } from '../../../sending/service/webhook-values.js';
import { isFaultKind } from '../../faults/fault.js';

/** How far the clock moves at once, in milliseconds: 400 days. */
export const LONGEST_MOVE = 400 * 86_400_000;

/** Moves the clock on by milliseconds, or to a moment. */
export const clockBody = z.union([
  z.strictObject({ by: z.int().check(z.positive(), z.maximum(LONGEST_MOVE)) }),
  z.strictObject({ to: z.iso.datetime({ offset: true }) }),
]);

const text = z.string().check(z.maxLength(2000));
const names = new Set(calls.map(({ name }) => name));

/** A fault, and when it happens. */
export const faultBody = z.strictObject({
  kind: z.string().check(z.refine(isFaultKind)),
  call: z.optional(z.string().check(z.refine((name) => names.has(name)))),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  probability: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  milliseconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400_000))),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  code: z.optional(text),
  message: z.optional(text),
  body: z.optional(z.string()),
});

export const reviewBody = z.strictObject({
  outcome: z.enum(['approve', 'reject', 'return']),
  message: z.optional(text),
});

/** Makes the current step of provisioning fail, with this error. */
export const failBody = z.strictObject({ error: text });

export const statementBody = z.strictObject({ status: z.enum(['ACCEPTED', 'RECALLED']) });

/** A company that may issue immediately. */
export const companyBody = z.strictObject({
  key: z.string(),
  vatNumber: z.string().check(z.regex(/^[0-9]{9}$/)),
});

/** The credits of a software house. */
export const creditsBody = z.strictObject({
  key: z.string(),
  credits: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
});

/** An endpoint to register. The call checks its address and events. */
export const endpointBody = z.strictObject({ key: text, url: text, events: z.array(text) });

/** An event to try an endpoint with. */
export const testEventBody = z.strictObject({ event: z.enum(webhookEvents) });

export const snapshotBody = z.array(z.strictObject({ table: z.string(), id: z.string(), json: z.string() }));

/** A sample receipt to issue for a software house. */
export const sampleBody = z.strictObject({ key: z.string() });

/** An example to make for a software house. */
export const exampleBody = z.strictObject({ key: z.string(), name: text });
export type ExampleBody = z.infer<typeof exampleBody>;

/** A command without members. */
export const emptyBody = z.strictObject({});
