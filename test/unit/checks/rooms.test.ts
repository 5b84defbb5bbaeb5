import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeOf, testsOf } from '../../../scripts/checks/rooms.js';
import wings from '../../../scripts/checks/wings.json' with { type: 'json' };

test('each room of a wing is there, with the folder of its tests', () => {
  const rooms = Object.values(wings).flat();
  expect(rooms).toContain('client');
  for (const room of rooms) {
    expect([room, existsSync(`src/${placeOf(room)}`)]).toEqual([room, true]);
    expect([room, existsSync(`test/unit/${testsOf(placeOf(room))}`)]).toEqual([room, room !== 'explain']);
  }
});

test('the folders of a wing with rooms only are its rooms', () => {
  for (const wing of ['sending', 'tools'] as const)
    expect(readdirSync(`src/${wing}`).sort()).toEqual([...wings[wing]].sort());
});

test('the tests of a folder are below its room', () => {
  expect(testsOf('sending/client/journal')).toBe('client/journal');
  expect(testsOf('sandbox/openapi')).toBe('openapi');
  expect(testsOf('sandbox/provider')).toBe('sandbox/provider');
  expect(testsOf('rules/header')).toBe('rules/header');
});
