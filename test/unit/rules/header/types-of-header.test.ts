import { expectTypesLeftAlone, NOTES } from '../left-alone.js';

expectTypesLeftAlone([
  ['header/exchange-rate-missing', NOTES],
  ['header/third-party-collection-on-type', ['8.4', '8.5']],
  ['header/issue-date-past', NOTES],
  ['header/correlation-difficulty-on-type', ['11.4']],
]);
