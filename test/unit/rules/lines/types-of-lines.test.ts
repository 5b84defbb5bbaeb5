import { expectTypesLeftAlone, NOTES } from '../left-alone.js';

expectTypesLeftAlone([
  ['lines/description-blank', ['8.6', ...NOTES]],
  ['lines/taric-not-moving', NOTES],
  ['lines/negative-line-on-type', ['8.6']],
  ['lines/detail-type-unexpected', ['1.5']],
]);
