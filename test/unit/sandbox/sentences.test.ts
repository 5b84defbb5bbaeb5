import { describe, expect, it } from 'vitest';
import { described, heldBy } from '../../../scripts/docs/service-sentences.js';
import { calls } from '../../../src/sending/service/calls.js';
import { onboardingErrors } from '../../../src/sending/service/errors/onboarding-codes.js';
import { webhookEvents } from '../../../src/sending/service/webhook-values.js';

const sentences = described.flatMap((part) => part.sentences);
const said = (heading: string): string =>
  described
    .filter((part) => part.heading === heading)
    .flatMap(({ name, sentences }) => sentences.map((says) => `${name} ${says}`))
    .join('\n');

describe('the sentences of the service description about the service', () => {
  it.each(sentences)('%s', (says) => {
    expect(says).toMatch(/^.*\.$/);
    const tests = heldBy.get(says) ?? [];
    expect(tests).not.toEqual([]);
    expect(new Set(tests).size).toBe(tests.length);
  });

  it('are all that stand beside tests, each in the list once', () => {
    expect([...heldBy.keys()].sort()).toEqual([...sentences].sort());
  });

  it.each(calls.filter(({ name }) => !name.startsWith('SendInvoices')).map(({ path }) => path))(
    'cover the call %s',
    (path) => {
      const short = path.replace('/api/v1/Provider/', '').replace(/\/?\{.*/, '');
      expect(said('Endpoints')).toContain(short);
    },
  );

  it.each(Object.keys(onboardingErrors))('cover the error %s', (code) => {
    expect(said('Errors')).toContain(code);
  });

  it.each(webhookEvents)('cover the event %s', (event) => {
    expect(said('Events')).toContain(event);
  });
});
