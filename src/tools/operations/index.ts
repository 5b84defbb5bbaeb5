/** Each thing that the product does, once: routes, tools and commands are derived from these records. */
import type { Operation } from './core/operation.js';
import { creditOperations } from './credits/operations.js';
import { documentOperations } from './documents/operations.js';
import { journalOperations } from './journal/operations.js';
import { noteOperations } from './notes/operations.js';
import { numberOperations } from './numbers/operations.js';
import { onboardingOperations } from './onboarding/operations.js';
import { paymentOperations } from './payments/operations.js';
import { rowOperations } from './rows/operations.js';
import { sendingOperations } from './sending/operations.js';
import { tableOperations } from './tables/operations.js';

export type { Both } from './core/both.js';
export type { OperationContext } from './core/context.js';
export { OperationError, type OperationErrorCode } from './core/error.js';
export { flowSchemas, withFlows } from './core/flow-schemas.js';
export { jsonSchemaOf } from './core/json-schema.js';
export type { Operation } from './core/operation.js';
export { perform } from './core/perform.js';
export { type SchemaName, schemaAddress } from './core/schemas.js';
export { eventsAfter, newestEvent } from './events/log.js';
export { settleLater } from './events/settle.js';
export { webhookReceiver } from './events/webhook.js';
export { finishCalls } from './journal/finish-calls.js';
export { prune } from './journal/prune.js';

/** All operations, in the order of the documentation. */
export const operations: readonly Operation[] = [
  ...documentOperations,
  ...rowOperations,
  ...sendingOperations,
  ...tableOperations,
  ...paymentOperations,
  ...creditOperations,
  ...noteOperations,
  ...numberOperations,
  ...journalOperations,
  ...onboardingOperations,
];
