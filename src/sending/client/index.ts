/** Sending: every call of the service, each with a defined outcome. */

export type { AnswerError } from '../service/errors/read-errors.js';
export type {
  CreditsBalance,
  DeliveryQuery,
  HistoryEntry,
  OnboardingContract,
  OnboardingPayload,
  OnboardingQuery,
  OnboardingRequest,
  ProviderStatement,
  Provisioning,
  SearchQuery,
  TransmittedDocument,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookToRegister,
} from '../service/generated/types.js';
export type { Download, PdfName } from './calls/download.js';
export type { AnyCall } from './calls/request.js';
export type { BranchOfTables } from './calls/tables.js';
export { createClient } from './create-client.js';
export { ClientError } from './error.js';
export type * from './generated/call-options.js';
export type { Client, Onboarding, OnboardingWebhooks } from './generated/client.js';
export type { AttemptEndEvent, AttemptEvent, DocumentNumber, Hooks } from './hooks.js';
export type { NoteToCancel } from './issue/cancel-note.js';
export type { PaymentToComplete } from './issue/complete-payment.js';
export type { DocumentToIssue } from './issue/issue.js';
export type { IssuedEntry, IssueReport, IssueRun } from './issue/issue-run.js';
export type { PreviewOutcome, ReadyToIssue } from './issue/preview.js';
export type * from './journal/attempts.js';
export type * from './journal/claims.js';
export type * from './journal/documents.js';
export type * from './journal/journal.js';
export type * from './journal/limits.js';
export { type MemoryJournalOptions, memoryJournal } from './journal/memory.js';
export type * from './journal/retention.js';
export type * from './journal/rows.js';
export type * from './journal/states.js';
export type { AwaitedRequest, ReadyRequest } from './onboarding/awaited.js';
export type {
  OnboardingExplanation,
  OnboardingNext,
} from './onboarding/explain.js';
export { explainOnboarding, validateOnboarding } from './onboarding/lazy.js';
export type * from './onboarding/outcome.js';
export type { ContractName } from './onboarding/reading.js';
export {
  type OnboardingAction,
  type OnboardingState,
  onboardingStates,
  provisioningSteps,
} from './onboarding/states.js';
export type { ContractFile } from './onboarding/upload.js';
export type { ValidateOnboardingOptions } from './onboarding/validate/validate.js';
export type { RegisteredWebhook } from './onboarding/webhooks.js';
export type { AppInfo, ClientOptions } from './options.js';
export type { Next } from './outcomes/base.js';
export type * from './outcomes/cancel-outcome.js';
export type * from './outcomes/outcome.js';
export type * from './outcomes/refusal.js';
export type { Pager } from './pager.js';
export type { DayComparison, DayDifference, DayQuery } from './recovery/reconcile-day.js';
export type * from './recovery/report.js';
export type { DocumentSearch } from './search.js';
export type { Clock } from './time.js';
export type { JsonAnswer } from './transport/ask.js';
export type { RawResponse } from './transport/raw-response.js';
