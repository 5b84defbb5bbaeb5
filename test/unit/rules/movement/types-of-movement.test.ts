import { DELIVERY_NOTES, expectTypesLeftAlone, NOTES, RECEIVING_NOTES } from '../left-alone.js';

expectTypesLeftAlone([
  ['movement/dispatch-before-issue', RECEIVING_NOTES],
  ['movement/dispatch-far-ahead', RECEIVING_NOTES],
  ['movement/dispatch-date-past', RECEIVING_NOTES],
  ['movement/member-missing', RECEIVING_NOTES],
  ['movement/flag-missing', NOTES],
  ['movement/receiving-purpose-on-type', RECEIVING_NOTES],
  ['movement/reverse-on-type', ['9.3']],
  ['movement/to-weigh-on-type', DELIVERY_NOTES],
  ['movement/tracking-not-moving', NOTES],
  ['movement/vehicle-not-moving', DELIVERY_NOTES],
]);
