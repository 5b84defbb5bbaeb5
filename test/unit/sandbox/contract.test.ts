import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { handlers } from '../../../src/sandbox/gate.js';
import { route } from '../../../src/sandbox/http/routes.js';
import { calls } from '../../../src/sending/service/calls.js';
import { onboardingErrors } from '../../../src/sending/service/errors/onboarding-codes.js';
import { providerTexts } from '../../../src/sending/service/errors/provider-texts.js';

it.each(calls.map((call) => [call.name, call] as const))('the sandbox answers the call %s', (name, call) => {
  const path = call.path.replaceAll(/\{\w+\}/g, 'x');
  expect(route(call.method, path)).toMatchObject({ call: { name } });
  expect(handlers[name]).toBeTypeOf('function');
});

it('the sandbox does not answer calls outside the contract', () => {
  expect(Object.keys(handlers).sort()).toEqual(calls.map(({ name }) => name).sort());
});

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== 'contract.test.ts')
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

it.each([...Object.keys(onboardingErrors), ...providerTexts.map(({ message }) => message)])(
  'a test of the sandbox covers the error %s',
  (name) => {
    expect(tests).toMatch(new RegExp(`['" ]${name}['"]`));
  },
);
