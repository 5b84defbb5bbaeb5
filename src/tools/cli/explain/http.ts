import { say } from '../../../issues/inside.js';
import {
  type OnboardingStep,
  onboardingSteps,
} from '../../../issues/locales/generated/en/onboarding-steps.js';
import { onboardingErrors } from '../../../sending/service/inside.js';
import type { Context } from '../args/command.js';
import { commandWords } from '../generated/commands.js';

/** The statuses that the service answers when something is wrong. Source: service description, Errors; observed behaviour. */
const { statuses } = commandWords;

type Status = keyof typeof statuses;
type OnboardingCode = keyof typeof onboardingErrors;

/** An answer of the service by its status, or by the code of the onboarding API. */
export interface HttpExplanation {
  readonly origin: 'http';
  readonly status: number;
  /** The code of the onboarding API. */
  readonly code?: string;
  readonly what: string;
  readonly todo: string;
}

/** What to do about the codes of the onboarding API that say more than their status. */
const STEPS: Readonly<Partial<Record<OnboardingCode, OnboardingStep>>> = {
  DUPLICATE_OPEN_REQUEST: 'follow-existing',
  CLIENT_ALREADY_LINKED: 'already-linked',
  CLIENT_ALREADY_ACTIVE: 'already-active',
  INVALID_TRANSITION: 'read-status',
  NOT_APPLICABLE: 'no-contract',
};

const isStatus = (status: number): status is Status => Object.hasOwn(statuses, status);

/** What an HTTP status of the service means; `undefined` for any other status. */
export function explainStatus(
  status: number,
  { language }: Pick<Context, 'language'>,
): HttpExplanation | undefined {
  if (!isStatus(status)) return undefined;
  const { what, todo } = statuses[status];
  return { origin: 'http', status, what: what[language], todo: todo[language] };
}

const isOnboardingCode = (code: string): code is OnboardingCode => Object.hasOwn(onboardingErrors, code);

/** What a code of the onboarding API means, such as `RATE_LIMITED`; `undefined` for any other text. */
export function explainOnboardingCode(
  code: string,
  context: Pick<Context, 'language' | 'locale'>,
): HttpExplanation | undefined {
  if (!isOnboardingCode(code)) return undefined;
  const byStatus = explainStatus(onboardingErrors[code].status, context);
  const step = STEPS[code];
  if (byStatus === undefined) return undefined;
  const todo = step === undefined ? byStatus.todo : say(onboardingSteps, step, {}, context.locale);
  return { ...byStatus, code, todo };
}
