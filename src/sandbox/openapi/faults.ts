import { type Call, carriesKey } from '../../sending/service/call.js';
import { onboardingErrors } from '../../sending/service/errors/onboarding-codes.js';
import { providerTexts } from '../../sending/service/errors/provider-texts.js';
import { serviceLimits } from '../../sending/service/limits.js';
import { ref, type Schema } from './schema.js';

/** One way in which a call can fail. */
export interface Fault {
  readonly name: string;
  /** `400`, or `4XX` for every other status of its kind. */
  readonly status: string;
  readonly what: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

const minute = serviceLimits.onboardingCallsPerMinute;

/** Values in the answers of some codes. */
const facts: Readonly<Record<string, object>> = {
  VALIDATION_ERROR: {
    details: [{ field: 'companyDetails.vatNumber', message: 'The VAT number has a wrong check digit.' }],
  },
  DUPLICATE_OPEN_REQUEST: { context: { existingRequestId: '8d5b1f0c-2a3e-4b6d-a1c2-9e0f7a6b5c4d' } },
  INVALID_TRANSITION: { context: { currentStatus: 'APPROVED' } },
  INTERNAL_ERROR: { traceId: '5f0c9a7e' },
};

const onboarding: readonly Fault[] = [
  ...Object.entries(onboardingErrors).map(([code, { status, meaning }]) => ({
    name: code,
    status: String(status),
    what: meaning,
    schema: ref('Failure'),
    example: { success: false, error: { code, message: meaning, ...facts[code] } },
  })),
  {
    name: 'OnboardingRefusal',
    status: '4XX',
    what: 'Any other refusal, in the same envelope.',
    schema: ref('Failure'),
  },
];

const provider: readonly Fault[] = [
  {
    name: 'ProviderProblem',
    status: '400',
    what: 'The body does not bind, or something that is required is missing.',
    schema: ref('ProviderError'),
    example: {
      title: 'One or more validation errors occurred.',
      status: 400,
      errors: { issuedFrom: ['The issuedFrom field is required.'] },
    },
  },
  ...providerTexts.map(({ message, text, status }) => ({
    name: message,
    status: String(status),
    what: text,
    schema: ref('ProviderError'),
    example: { errors: [text] },
  })),
  {
    name: 'payment-label-missing',
    status: '400',
    what: '`paymentMethodInvoiceLabel` is missing.',
    schema: ref('ProviderError'),
  },
  {
    name: 'ProviderUnauthorized',
    status: '401',
    what: 'API key missing or invalid. The body is not described.',
    schema: ref('ProviderError'),
    example: { errors: ['Unauthorized'] },
  },
  {
    name: 'vat-number-not-authorised',
    status: '401',
    what: 'The key is not authorised for the VAT number.',
    schema: ref('ProviderError'),
  },
  {
    name: 'ProviderForbidden',
    status: '403',
    what: 'Action not allowed with this key. The body is not described.',
    schema: ref('ProviderError'),
  },
  {
    name: 'ProviderNotFound',
    status: '404',
    what: 'What was asked for does not exist.',
    schema: ref('ProviderError'),
    example: { title: 'Not Found', status: 404 },
  },
  { name: 'ProviderRefusal', status: '4XX', what: 'Any other refusal.', schema: ref('ProviderError') },
  {
    name: 'ProviderFailure',
    status: '5XX',
    what: 'A temporary failure. Ask first what became of the call, then repeat it.',
    schema: ref('ProviderError'),
    example: { title: 'Internal Server Error', status: 500 },
  },
];

export const faults: readonly Fault[] = [...onboarding, ...provider];

const always = {
  onboarding: [
    'UNAUTHORIZED',
    'FORBIDDEN',
    'RATE_LIMITED',
    'INTERNAL_ERROR',
    'UPSTREAM_ERROR',
    'OnboardingRefusal',
  ],
  provider: [
    'ProviderProblem',
    'ProviderUnauthorized',
    'ProviderForbidden',
    'ProviderRefusal',
    'ProviderFailure',
  ],
  public: ['ProviderRefusal', 'ProviderFailure'],
} as const;

/** Faults with a response that several calls share. */
export const sharedFaults: ReadonlySet<string> = new Set([
  ...Object.values(always).flat(),
  'NOT_FOUND',
  'ProviderNotFound',
]);

/** How a call can fail, according to its contract. */
export function faultsOf(call: Call): Fault[] {
  const stated = call.errors.map((name) =>
    name === 'NOT_FOUND' && call.api !== 'onboarding' ? 'ProviderNotFound' : name,
  );
  const names = new Set<string>([...stated, ...always[call.api]]);
  const found = faults.filter(({ name }) => names.has(name));
  if (found.length !== names.size) throw new TypeError(`${call.name} has an error that is not described.`);
  return found;
}

/** The sentences about the limits and the key of a call. */
export const limitsOf = (call: Call): string[] => [
  ...(carriesKey(call) ? [] : ['Does not need an API key.']),
  ...(call.rateLimited ? [`Counts against the ${minute} calls a minute of the key.`] : []),
];
