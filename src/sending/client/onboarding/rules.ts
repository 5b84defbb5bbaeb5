import type { OnboardingRuleId } from '../../../issues/locales/generated/en/onboarding.js';
import type { RuleRecord } from '../../../rules/inside.js';
import type { Severity } from '../../../types/index.js';

const PAYLOAD = 'Service description, Onboarding request: creation payload (POST body)';
const UPLOAD = 'Service description, Endpoints: upload of a signed contract (signed-contract)';
const ERRORS = 'Service description, POST /api/v1/requests: VALIDATION_ERROR';

/** A rule about the payload of an onboarding request, or about a signed contract. */
export interface OnboardingRule extends RuleRecord<OnboardingRuleId> {
  readonly layer: 'onboarding';
}

/** The parts that differ between rules. */
interface Stated {
  readonly id: OnboardingRuleId;
  readonly params: readonly string[];
  readonly source: string;
  /** For a rule that the description does not state, so that a refusal is not certain. */
  readonly severity?: 'warning';
}

const stated: readonly Stated[] = [
  { id: 'onboarding/not-an-object', params: [], source: PAYLOAD },
  { id: 'onboarding/missing', params: [], source: PAYLOAD },
  { id: 'onboarding/type', params: ['expected'], source: PAYLOAD },
  { id: 'onboarding/null-member', params: [], source: `${PAYLOAD}: null is not shown`, severity: 'warning' },
  { id: 'onboarding/blank', params: [], source: PAYLOAD },
  { id: 'onboarding/unknown-member', params: ['member', 'nearest'], source: PAYLOAD, severity: 'warning' },
  { id: 'onboarding/transaction-types-empty', params: [], source: PAYLOAD },
  { id: 'onboarding/transaction-type', params: ['given'], source: PAYLOAD },
  { id: 'onboarding/b2g', params: [], source: PAYLOAD },
  { id: 'onboarding/vat-number', params: ['vatNumber'], source: PAYLOAD },
  { id: 'onboarding/vat-number-placeholder', params: ['vatNumber'], source: PAYLOAD },
  {
    id: 'onboarding/vat-number-sequence',
    params: ['vatNumber'],
    source: `${PAYLOAD}: which numbers are obvious placeholders is not shown`,
    severity: 'warning',
  },
  { id: 'onboarding/isp-missing', params: [], source: PAYLOAD },
  { id: 'onboarding/isp-unneeded', params: [], source: PAYLOAD, severity: 'warning' },
  { id: 'onboarding/email', params: ['given'], source: PAYLOAD },
  {
    id: 'onboarding/email-doubtful',
    params: ['given'],
    source: `${PAYLOAD}: which addresses the service accepts is not shown`,
    severity: 'warning',
  },
  { id: 'onboarding/phone', params: ['given'], source: PAYLOAD },
  {
    id: 'onboarding/phone-doubtful',
    params: ['given'],
    source: 'The numbering plans of libphonenumber-js',
    severity: 'warning',
  },
  { id: 'onboarding/contract-date', params: ['given'], source: PAYLOAD },
  { id: 'onboarding/contract-date-future', params: ['given', 'today'], source: PAYLOAD },
  { id: 'onboarding/refused-by-service', params: ['text'], source: ERRORS },
  { id: 'onboarding/contract-not-pdf', params: [], source: UPLOAD },
  {
    id: 'onboarding/contract-not-at-start',
    params: [],
    source: `${UPLOAD}: how the magic bytes are checked is not shown`,
    severity: 'warning',
  },
  { id: 'onboarding/contract-too-large', params: ['bytes', 'most'], source: UPLOAD },
  { id: 'onboarding/contract-encrypted', params: [], source: UPLOAD },
];

export const onboardingRules: readonly OnboardingRule[] = stated.map((rule) => ({
  severity: 'error',
  ...rule,
  layer: 'onboarding',
}));

const warnings: ReadonlySet<OnboardingRuleId> = new Set(
  onboardingRules.flatMap(({ id, severity }) => (severity === 'warning' ? [id] : [])),
);

export const severityOfOnboarding = (id: OnboardingRuleId): Severity =>
  warnings.has(id) ? 'warning' : 'error';
