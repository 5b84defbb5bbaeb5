/** Receiving webhooks: signatures, typed events, and a handler that completes once for each event. */

export type { WebhookErrorCode } from '../../issues/locales/generated/en/webhook-errors.js';
export type { WebhookRefusalReason } from '../../issues/locales/generated/en/webhook-refusals.js';
export { WebhookError } from './error.js';
export type * from './event.js';
export { createWebhookHandler, type ResumeReport, type WebhookHandler } from './handler.js';
export type { ConfirmingClient, EventContext, WebhookHandlerOptions } from './handler-options.js';
export { type MemoryStoreOptions, memoryStore } from './memory-store.js';
export { readWebhook } from './read-webhook.js';
export type { WebhookReading, WebhookRefusal } from './reading.js';
export type { RunResult } from './runner.js';
export type * from './store.js';
export { type HeaderValue, verifySignature } from './verify-signature.js';
