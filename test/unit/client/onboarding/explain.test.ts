import { describe, expect, it } from 'vitest';
import { el as greek } from '../../../../src/issues/locales/el/index.js';
import { explainOnboarding } from '../../../../src/sending/client/onboarding/lazy.js';
import { onboardingStates, provisioningSteps } from '../../../../src/sending/client/onboarding/states.js';
import {
  onboardingStatuses,
  provisioningStatuses,
} from '../../../../src/sending/service/onboarding-values.js';

describe('explainOnboarding', () => {
  // Source: service description, States and transitions.
  it.each([
    [{ status: 'PENDING_SIGNATURE' }, 'get-signature', ['uploadSignedContract', 'cancel']],
    [{ status: 'ACTION_REQUIRED' }, 'upload-again', ['uploadSignedContract', 'cancel']],
    [{ status: 'ACTION_REQUIRED', requestType: 'LINK_EXISTING' }, 'upload-again', ['cancel']],
    [{ status: 'UNDER_REVIEW' }, 'wait-for-review', ['cancel']],
    [{ status: 'APPROVED' }, 'wait-for-provisioning', []],
    [{ status: 'APPROVED', provisioning: { status: 'IN_PROGRESS' } }, 'wait-for-provisioning', []],
    [{ status: 'APPROVED', provisioning: { status: 'FAILED' } }, 'do-not-resubmit', []],
    [{ status: 'APPROVED', provisioning: { status: 'COMPLETED' } }, 'ready', []],
    [
      { status: 'APPROVED', provisioning: { status: 'COMPLETED' }, aadeStatement: { status: 'RECALLED' } },
      'ask-customer',
      [],
    ],
    [{ status: 'REJECTED' }, 'ended', []],
    [{ status: 'CANCELLED' }, 'ended', []],
    [{ status: 'toString' }, 'read-message', []],
    [{}, 'read-message', []],
  ])('explains %j: %s', async (request, step, allows) => {
    expect(await explainOnboarding(request)).toMatchObject({ next: { step }, allows });
  });

  it('names the step that the API does not show, also in Greek', async () => {
    const { besides } = await explainOnboarding({ status: 'UNDER_REVIEW' }, { locale: greek });
    expect(besides.map(({ step }) => step)).toEqual(['authorise-provider']);
    expect(besides[0]?.todo).toContain('ΑΑΔΕ');
  });

  it('covers every documented status and no others', () => {
    expect(Object.keys(onboardingStates)).toEqual(onboardingStatuses);
    expect(Object.keys(provisioningSteps)).toEqual(provisioningStatuses);
  });
});

describe('a request', () => {
  const of = (request: Parameters<typeof explainOnboarding>[0]) => explainOnboarding(request);

  it('whose provisioning failed is not created again, whatever became of its statement', async () => {
    const failed = { provisioning: { status: 'FAILED' }, aadeStatement: { status: 'RECALLED' } } as const;
    expect((await of({ status: 'APPROVED', ...failed })).next.step).toBe('do-not-resubmit');
  });

  it('is ready only if it is approved and provisioned', async () => {
    const provisioning = { status: 'COMPLETED' } as const;
    expect((await of({ status: 'APPROVED', provisioning })).isReady).toBe(true);
    expect((await of({ status: 'UNDER_REVIEW', provisioning })).isReady).toBe(false);
    expect((await of({ status: 'APPROVED' })).isReady).toBe(false);
  });

  it.each(['undefined', 'QUEUED', 'toString'])('waits with the provisioning %s', async (status) => {
    expect((await of({ status: 'APPROVED', provisioning: { status } })).next.step).toBe(
      'wait-for-provisioning',
    );
  });
});
