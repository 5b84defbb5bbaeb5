import { expect, it } from 'vitest';
import { linkTo, placeIn } from '../../../../../src/sandbox/pages/browser/place.js';

it('an address leads to the place that was linked, with its filter', () => {
  expect(placeIn(linkTo('tables'))).toEqual({ section: 'tables', filter: {} });
  expect(placeIn(linkTo('tables', 'Βεράντα 1/2'))).toEqual({
    section: 'tables',
    id: 'Βεράντα 1/2',
    filter: {},
  });
  const filter = { q: 'Μέλι & κερί #1', state: 'queued', page: '' };
  expect(placeIn(linkTo('documents', undefined, filter))).toEqual({
    section: 'documents',
    filter: { q: 'Μέλι & κερί #1', state: 'queued' },
  });
  expect(placeIn(linkTo('documents', 'ABC', filter))).toMatchObject({
    id: 'ABC',
    filter: { state: 'queued' },
  });
});

it('an address that cannot be decoded or has no section leads to a place too', () => {
  expect(placeIn('#/calls/%')).toEqual({ section: 'calls', id: '%', filter: {} });
  expect(placeIn('')).toEqual({ section: 'today', filter: {} });
  expect(placeIn('#/elsewhere/1')).toEqual({ section: 'today', filter: {} });
});
