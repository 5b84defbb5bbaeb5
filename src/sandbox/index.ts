/** The service on one machine: a fetch handler with state, a clock, faults, and access to its state. */
export type { Fault, FaultKind } from './faults/fault.js';
export type { Faults, PendingFault } from './faults/faults.js';
export type { SandboxSettings } from './generated/settings.js';
export type { JournalEntry } from './http/journal.js';
export type { SandboxCharge, SandboxDocument, SandboxHold, SandboxTable } from './inspect.js';
export type { SandboxKey } from './keys.js';
export type { SandboxOnboarding, SandboxRequest } from './onboarding/by-hand.js';
export type { ReviewOutcome } from './onboarding/review.js';
export type { SandboxClientOptions, SandboxOptions } from './options.js';
export type { HeldPayment } from './prepared/hold-payment.js';
export type { OpenedTable, SandboxTableFacts } from './prepared/open-table.js';
export { createSandbox, type Sandbox } from './sandbox.js';
export type * from './state/store.js';
export type { TerminalFamily, TerminalMode } from './state/terminal-rows.js';
export type { SandboxTerminalCharge, SandboxTerminalState, SandboxTerminals } from './terminals/by-hand.js';
export { type SandboxTerminal, sampleTerminals } from './terminals/options.js';
export type { SandboxClock } from './time.js';
export type { SandboxDelivery } from './webhooks/calls.js';
