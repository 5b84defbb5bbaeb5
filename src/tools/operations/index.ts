/** Each thing that the product does, once: routes, tools and commands are derived from these records. */
export type { OperationContext } from './core/context.js';
export { OperationError, type OperationErrorCode } from './core/error.js';
export { flowSchemas, withFlows } from './core/flow-schemas.js';
export { jsonSchemaOf } from './core/json-schema.js';
export type { Operation } from './core/operation.js';
export { type SchemaName, schemaAddress } from './core/schemas.js';
export { eventsAfter, newestEvent } from './events/log.js';
export { settleLater } from './events/settle.js';
export { webhookReceiver } from './events/webhook.js';
export { exampleFor, perform } from './examples.js';
export { finishCalls } from './journal/finish-calls.js';
export { prune } from './journal/prune.js';
export { operations } from './list.js';
