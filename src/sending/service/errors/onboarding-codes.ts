/** A code of the onboarding API. */
export interface OnboardingError {
  readonly status: number;
  /** The member of `error.context` that explains the conflict. */
  readonly context?: string;
  /** Whether the same call may succeed later, without any change. */
  readonly passes: boolean;
  readonly meaning: string;
}

/** The codes of the onboarding API. Source: service description, Errors. */
export const onboardingErrors = {
  BAD_REQUEST: { status: 400, passes: false, meaning: 'Malformed JSON or multipart.' },
  UNAUTHORIZED: { status: 401, passes: false, meaning: 'API key missing or invalid.' },
  FORBIDDEN: { status: 403, passes: false, meaning: 'Action not allowed with this key.' },
  NOT_FOUND: { status: 404, passes: false, meaning: 'Resource absent or owned by another software house.' },
  DUPLICATE_OPEN_REQUEST: {
    status: 409,
    context: 'existingRequestId',
    passes: false,
    meaning: 'Open request exists for the VAT number.',
  },
  CLIENT_ALREADY_LINKED: {
    status: 409,
    passes: false,
    meaning: "VAT number already active under the caller's key.",
  },
  CLIENT_ALREADY_ACTIVE: {
    status: 409,
    passes: false,
    meaning: 'The VAT number obtained an active contract before approval.',
  },
  INVALID_TRANSITION: {
    status: 409,
    context: 'currentStatus',
    passes: false,
    meaning: 'Not allowed in the current status.',
  },
  NOT_APPLICABLE: {
    status: 409,
    passes: false,
    meaning: 'Not valid for this request type, or the requested contract version does not exist.',
  },
  FILE_TOO_LARGE: { status: 413, passes: false, meaning: 'File over 15 MB.' },
  UNSUPPORTED_FILE_TYPE: { status: 415, passes: false, meaning: 'Not a PDF.' },
  VALIDATION_ERROR: { status: 422, passes: false, meaning: 'Field errors in details[].' },
  RATE_LIMITED: { status: 429, passes: true, meaning: 'Over 60 calls per minute.' },
  INTERNAL_ERROR: { status: 500, passes: true, meaning: 'Unexpected error, with traceId.' },
  UPSTREAM_ERROR: { status: 502, passes: true, meaning: 'Temporary failure of an external service.' },
} as const satisfies Readonly<Record<string, OnboardingError>>;
