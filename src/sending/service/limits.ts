/** Limits of the service. Source: service description, Limits. Times are in milliseconds, sizes in bytes. */
export const serviceLimits = {
  onboardingCallsPerMinute: 60,
  contractBytes: 15_728_640,
  reasonCharacters: 500,
  listPageSize: { min: 1, max: 200, default: 50 },
  searchPageSize: 100,
  testRetentionDays: 30,
  signatureValidity: 86_400_000,
  restaurantSignatureValidity: 7_200_000,
  openSlip: 86_400_000,
  presumedAcceptanceDays: 10,
  webhookRetries: [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000],
  credits: { noteCancellation: 0.25, signedPayment: 0.25 },
} as const;

/** Headers of the service. Source: service description, Authentication, Limits, POST /api/v1/requests. */
export const serviceHeaders = {
  key: 'API-KEY',
  idempotencyKey: 'Idempotency-Key',
  callsLeft: 'X-RateLimit-Remaining',
  retryAfter: 'Retry-After',
} as const;
