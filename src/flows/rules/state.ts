import { flowRules } from './flow-rule.js';

const STATE = 'docs/architecture.md, Flows';

/** Refusals of a stored state. */
export const stateRules = flowRules([
  { id: 'state/not-json', params: [], source: STATE },
  { id: 'state/other-flow', params: ['expected', 'found', 'reader'], source: STATE },
  { id: 'state/other-version', params: ['expected', 'found'], source: STATE },
  { id: 'state/checksum', params: ['found', 'computed'], source: STATE },
  { id: 'state/not-understood', params: ['detail'], source: STATE },
]);
