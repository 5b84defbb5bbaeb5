/** Test kit: valid facts and documents for testing your own code, and documents that break exactly one rule. */
export { documentOf } from './arbitraries/documents.js';
export { type FactsChoices, factsOf } from './arbitraries/facts.js';
export { type Form, forms, type Subject } from './arbitraries/forms.js';
export { type RequestChoices, requestOf } from './arbitraries/requests.js';
export type { BatchBreaker, BrokenBatch } from './breakers/batch-breaker.js';
export { batchBreakerOf, batchBreakers, batchBrokenBy } from './breakers/batch-breakers.js';
export type { Breaker, Broken } from './breakers/breaker.js';
export { breakerOf, breakers, brokenBy } from './breakers/breakers.js';
export { fixtures } from './fixtures.js';
export { type JournalCase, type JournalContractOptions, journalContract } from './journal/contract.js';
