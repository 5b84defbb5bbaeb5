import { issue, keys, onboarding, type Part, pos, search, tables, webhooks } from './sentence.js';

export const errors: readonly Part[] = [
  {
    name: 'Onboarding API codes',
    sentences: [
      ['400 BAD_REQUEST: malformed JSON or multipart.', onboarding('refuses a body that is not JSON')],
      ['401 UNAUTHORIZED: key missing or wrong.', onboarding('requires a key')],
      ['403 FORBIDDEN: not allowed with this key.', onboarding('is answered with 403')],
      [
        '404 NOT_FOUND: absent, or of another software house.',
        onboarding("contains only the caller's own requests"),
      ],
      [
        '409 DUPLICATE_OPEN_REQUEST: an open request exists.',
        onboarding('refuses a second open request and names the first'),
      ],
      [
        '409 CLIENT_ALREADY_LINKED: active under the same key.',
        onboarding('refuses a company that is active under the same key'),
      ],
      [
        '409 CLIENT_ALREADY_ACTIVE: the VAT number obtained an active contract before approval.',
        onboarding('is refused if the company became active elsewhere'),
      ],
      [
        '409 INVALID_TRANSITION: not allowed now; error.context.currentStatus says what is.',
        onboarding('is refused while another is under review'),
      ],
      [
        '409 NOT_APPLICABLE: not for this type of request, or no such version.',
        onboarding('links a company that is active at another software house'),
        onboarding('is uploaded, hashed and stored by version'),
      ],
      ['413 FILE_TOO_LARGE: over 15 MB.', onboarding('is refused if it is %s')],
      ['415 UNSUPPORTED_FILE_TYPE: not a PDF.', onboarding('is refused if it is %s')],
      ['422 VALIDATION_ERROR: field errors in details[].', onboarding('reports all field errors together')],
      [
        '429 RATE_LIMITED: over 60 calls a minute; Retry-After has the seconds.',
        onboarding('counts towards 60 calls a minute for each key'),
      ],
      [
        '500 INTERNAL_ERROR has a traceId, and no other error has one.',
        onboarding('can fail, and has a trace if the error is unexpected'),
      ],
      [
        '502 UPSTREAM_ERROR: retry later.',
        onboarding('can fail, and has a trace if the error is unexpected'),
      ],
    ],
  },
  {
    name: 'Provider API messages',
    sentences: [
      [
        'The text on a missing terminalId, and that on a missing posNspId.',
        pos('is refused with the documented message without %s'),
      ],
      [
        'The texts on a missing transactionId, a wrong token, a balance that is too low and another paymentType.',
        pos('%s is refused with the documented message and issues nothing'),
        pos('is refused with the documented message with %j'),
      ],
      [
        'The text on a table that is open for over 24 hours, with 401, until it is closed.',
        tables('blocks its branch if it is open for over 24 hours, until it is closed'),
      ],
      [
        '404 from GetOpenOrdersForTable without open slips.',
        tables('is open until a bill that equals its slips'),
      ],
    ],
  },
];

export const limits: Part = {
  name: 'Limits',
  sentences: [
    [
      'Onboarding: 60 calls a minute for each key; X-RateLimit-Remaining; then 429 with Retry-After.',
      onboarding('counts towards 60 calls a minute for each key'),
    ],
    [
      'Whether the provider API is limited is not shown: here it is not.',
      keys('has no rate limit on the provider API'),
    ],
    ['A signed contract: one file, at most 15 MB, PDF only.', onboarding('is refused if it is %s')],
    [
      'The reason of a cancellation: at most 500 characters.',
      onboarding('cannot be cancelled with a reason of 501 characters, or after its approval'),
    ],
    [
      'Lists: pageSize 1 to 200, default 50; page from 1.',
      onboarding('has 50 requests per page by default'),
      onboarding('refuses %s'),
    ],
    ['The search has pages of 100.', search('has pages of 100 records')],
    ['Transmitted documents are deleted after 30 days.', issue('deletes documents after 30 days')],
    [
      'A POS signature: 24 hours, or 2 with specialInvoiceCategory 12.',
      pos('is too late after 24 hours'),
      pos('has a signature that is valid for two hours in a restaurant'),
    ],
    [
      'An open slip: 24 hours, then issuance is blocked for the branch.',
      tables('blocks its branch if it is open for over 24 hours, until it is closed'),
    ],
    [
      'A provider statement is presumed accepted after 10 days.',
      onboarding('is approved and provisioned step by step, and then the company can issue'),
    ],
    [
      'Webhooks are repeated after 1 min, 5 min, 30 min, 2 h and 12 h.',
      webhooks('is retried after 1 min, 5 min, 30 min, 2 h and 12 h with the same id, and then dropped'),
    ],
    [
      'Credits: 0.25 for the cancellation of a note.',
      tables('is cancelled once through its own endpoint, for 0.25 credits'),
    ],
    [
      'Credits: 0.25 for each signed payment line.',
      pos('issues the document with tips and final types, and costs 0.25 for each signature'),
    ],
    [
      'skipSignature will be removed; then signatures are always returned for types 7 and 8.',
      pos('is signed if it has a payment at a terminal, whatever skipSignature says'),
    ],
  ],
};
