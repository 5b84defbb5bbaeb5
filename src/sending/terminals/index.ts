/** Card terminals: requests and answers of each family as pure functions, and a terminal that charges exactly once. */

export type { TerminalErrorCode } from '../../issues/locales/generated/en/terminal-errors.js';
export type { TerminalStep } from '../../issues/locales/generated/en/terminal-steps.js';
export type { ChargeOptions, ChargeResult } from './charge.js';
export { TerminalError } from './error.js';
export type * from './family.js';
export type { ChargeJournal } from './kept-payment.js';
export { type MegEftPosSettings, type MegProtocol, megEftPos } from './meg-eft-pos.js';
export type { TerminalKind, TerminalResult } from './result.js';
export type * from './row.js';
export { type Terminal, type TerminalOptions, terminal } from './terminal.js';
export { type VivaSettings, viva, vivaHosts } from './viva.js';
export { type VivaAppSettings, vivaApp } from './viva-app.js';
export { type VivaLocalSettings, vivaLocal } from './viva-local.js';
export type { ReturnResult } from './void.js';
export { type WebEcrSettings, webEcr } from './web-ecr.js';
