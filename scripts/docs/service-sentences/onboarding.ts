import { keys, onboarding, type Part } from './sentence.js';

export const onboardingCalls: readonly Part[] = [
  {
    name: 'POST /api/v1/requests',
    sentences: [
      [
        'Idempotency-Key is optional: a GUID of the caller, one for each client, the same on each retry.',
        onboarding('returns the original request for the same Idempotency-Key'),
      ],
      [
        'The answer is the request in its envelope; 201 when it was created.',
        onboarding('returns the request in its envelope, with its contract'),
      ],
      [
        '200 for the same Idempotency-Key: the original request is returned.',
        onboarding('returns the original request for the same Idempotency-Key'),
      ],
      [
        '409 DUPLICATE_OPEN_REQUEST when an open request exists; error.context.existingRequestId names it.',
        onboarding('refuses a second open request and names the first'),
      ],
      [
        '409 CLIENT_ALREADY_LINKED when the VAT number is active under the same key.',
        onboarding('refuses a company that is active under the same key'),
      ],
      [
        '409 for an Idempotency-Key of another VAT number, or of a cancelled or rejected request.',
        onboarding('returns the original request for the same Idempotency-Key'),
      ],
      [
        '422 VALIDATION_ERROR has all field errors together in error.details[].',
        onboarding('reports all field errors together'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/requests',
    sentences: [
      ["Only the caller's own requests are returned.", onboarding("contains only the caller's own requests")],
      ['data is the list object.', onboarding('has filters, an order and pages')],
      [
        'status takes one or more statuses, separated by commas.',
        onboarding('has filters, an order and pages'),
      ],
      [
        'requestType, vatNumber, createdFrom and createdTo are filters.',
        onboarding('has filters, an order and pages'),
      ],
      [
        'page counts from 1, default 1; pageSize is 1 to 200, default 50.',
        onboarding('has 50 requests per page by default'),
        onboarding('refuses %s'),
      ],
      [
        'sort is createdAt:desc (default), createdAt:asc, updatedAt:desc or updatedAt:asc.',
        onboarding('has filters, an order and pages'),
        onboarding('refuses %s'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/requests/{requestId}',
    sentences: [
      [
        'The real current state is returned.',
        onboarding('is approved and provisioned step by step, and then the company can issue'),
      ],
      [
        'After APPROVED, provisioning and aadeStatement are filled.',
        onboarding('is approved and provisioned step by step, and then the company can issue'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/requests/{requestId}/history',
    sentences: [
      [
        'The entries are in the order of time, each with its actor.',
        onboarding('appears in the history with the actor of each change'),
      ],
      [
        'Whether the list is in data itself is not shown: here it is.',
        onboarding('appears in the history with the actor of each change'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/requests/{requestId}/contract',
    sentences: [
      [
        'kind is unsigned (default) or signed.',
        onboarding('returns the request in its envelope, with its contract'),
        onboarding('is uploaded, hashed and stored by version'),
      ],
      [
        'version selects a signed file; without it the latest is returned.',
        onboarding('is uploaded, hashed and stored by version'),
      ],
      [
        'The answer is application/pdf and needs the API key.',
        onboarding('returns the request in its envelope, with its contract'),
        keys('is required on every call except the three public downloads: %s'),
      ],
      [
        '409 NOT_APPLICABLE for a LINK_EXISTING request.',
        onboarding('links a company that is active at another software house'),
      ],
      [
        '409 NOT_APPLICABLE for a version that does not exist.',
        onboarding('is uploaded, hashed and stored by version'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/requests/{requestId}/signed-contract',
    sentences: [
      [
        'The body is multipart/form-data with exactly one file in the field contractFile.',
        onboarding('is refused if it is %s'),
        onboarding('is refused without multipart'),
      ],
      [
        'The file is a real PDF by its first bytes, not by its extension.',
        onboarding('is refused if it is %s'),
      ],
      ['It has at most 15 MB.', onboarding('is refused if it is %s')],
      ['It is not corrupted and not locked by a password.', onboarding('is refused if it is %s')],
      [
        'The request is in PENDING_SIGNATURE or ACTION_REQUIRED.',
        onboarding('is uploaded, hashed and stored by version'),
        onboarding('is refused while another is under review'),
      ],
      [
        'The request has the type NEW_CONTRACT.',
        onboarding('links a company that is active at another software house'),
      ],
      [
        'Success is 200 and the request becomes UNDER_REVIEW.',
        onboarding('is uploaded, hashed and stored by version'),
      ],
      ['Every upload is a new version.', onboarding('is uploaded, hashed and stored by version')],
      [
        '400 BAD_REQUEST for malformed multipart, several files, or a corrupted or locked PDF.',
        onboarding('is refused if it is %s'),
        onboarding('is refused without multipart'),
      ],
      ['409 INVALID_TRANSITION in another status.', onboarding('is refused while another is under review')],
      [
        '409 NOT_APPLICABLE for a LINK_EXISTING request.',
        onboarding('links a company that is active at another software house'),
      ],
      ['413 FILE_TOO_LARGE over 15 MB.', onboarding('is refused if it is %s')],
      ['415 UNSUPPORTED_FILE_TYPE for what is not a PDF.', onboarding('is refused if it is %s')],
    ],
  },
  {
    name: 'DELETE /api/v1/requests/{requestId}',
    sentences: [
      [
        'The body is optional and has a reason of at most 500 characters.',
        onboarding('keeps its reason after it is cancelled, and no longer changes'),
        onboarding('cannot be cancelled with a reason of 501 characters, or after its approval'),
      ],
      [
        'It is allowed before approval only; otherwise 409 INVALID_TRANSITION.',
        onboarding('cannot be cancelled with a reason of 501 characters, or after its approval'),
      ],
      [
        'The answer of this call and of the upload is not shown: here it is the request.',
        onboarding('keeps its reason after it is cancelled, and no longer changes'),
        onboarding('is uploaded, hashed and stored by version'),
      ],
    ],
  },
];
