/** What other rooms take from this one. Users have its public door. */
export { PAGE_ROUTES } from './addresses.js';
export { defaultKey } from './keys.js';
export { referenceScript, referenceStyle, shell, VIEWER_POLICY } from './pages/assets.js';
export { sentences as warnings } from './pages/control/sentences.js';
export { respondFramed } from './pages/respond.js';
export type { SampleCalls } from './sample-calls.js';
export type { SandboxStore } from './state/store.js';
