import { flowRules } from './flow-rule.js';

const RECORD = 'Service description, Terms used below (MARK, UID); observed behaviour, Issuing: answer';

/** Refusals of an answer that is recorded. */
export const answerRules = flowRules([
  { id: 'answer/mark-form', params: ['found'], source: RECORD },
  { id: 'answer/mark-too-large', params: ['found', 'largest'], source: RECORD },
  { id: 'answer/uid-form', params: ['found'], source: RECORD },
  { id: 'answer/nothing', params: [], source: RECORD },
  { id: 'answer/not-issued', params: ['statusCode'], source: RECORD },
  { id: 'answer/outcome', params: ['kind'], source: RECORD },
]);
