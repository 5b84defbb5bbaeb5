import { expect, it } from 'vitest';
import { linkTo, placeIn } from '../../../../../src/sandbox/pages/browser/place.js';

it('an address leads to the place that was linked', () => {
  expect(placeIn(linkTo('tables'))).toEqual({ section: 'tables' });
  expect(placeIn(linkTo('tables', 'Βεράντα 1/2'))).toEqual({ section: 'tables', id: 'Βεράντα 1/2' });
});

it('an address that cannot be decoded or has no section leads to a place too', () => {
  expect(placeIn('#/calls/%')).toEqual({ section: 'calls', id: '%' });
  expect(placeIn('')).toEqual({ section: 'documents' });
  expect(placeIn('#/elsewhere/1')).toEqual({ section: 'documents' });
});
