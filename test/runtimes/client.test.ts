import { expect, it } from 'vitest';
import { bundleFrontDoor, sandbox } from './sandbox.js';

it('parastatiko/client reads nothing from its environment when it is loaded', async () => {
  // No fetch, no URL, no timers, no crypto: a client looks for them when it is made, or when it makes a call.
  const world = sandbox(await bundleFrontDoor('src/sending/client/index.ts'), { evalAllowed: false });
  expect(world.run('typeof fetch')).toBe('undefined');
  expect(world.run('Object.keys(parastatiko).sort()')).toEqual([
    'ClientError',
    'createClient',
    'explainOnboarding',
    'memoryJournal',
    'onboardingStates',
    'provisioningSteps',
    'validateOnboarding',
  ]);
});
