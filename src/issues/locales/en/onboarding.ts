import type { Words } from '../../words-type.js';

/** What is wrong with the payload of an onboarding request, or with a signed contract. */
export const onboardingIssues = {
  'onboarding/not-an-object': {
    what: 'The payload is not an object.',
    todo: 'Give companyDetails, address, contactInfo and administrator in one object.',
  },
  'onboarding/missing': { what: '{place} is missing.', todo: 'Add {place}: the service requires it.' },
  'onboarding/type': { what: '{place} has the wrong type.', todo: 'Give {place} as {expected}.' },
  'onboarding/null-member': {
    what: '{place} is null.',
    todo: 'Leave {place} out, or give it as text.',
  },
  'onboarding/blank': { what: '{place} is empty.', todo: 'Fill in {place}: the service requires it.' },
  'onboarding/unknown-member': {
    what: 'The service does not describe the member {member}.',
    todo: 'Remove it, or correct its name[ to {nearest}].',
  },
  'onboarding/transaction-types-empty': {
    what: 'companyDetails.transactionTypes is empty.',
    todo: 'Give B2B, B2C or both.',
  },
  'onboarding/transaction-type': {
    what: 'The transaction type {given} is not known.',
    todo: 'Give B2B, B2C or both.',
  },
  'onboarding/b2g': {
    what: 'The service refuses the transaction type B2G.',
    todo: 'Remove B2G from companyDetails.transactionTypes.',
  },
  'onboarding/vat-number': {
    what: '{place} is {vatNumber}, which is not a Greek tax number.',
    todo: 'Give nine digits with the right check digit, without a country prefix.',
  },
  'onboarding/vat-number-placeholder': {
    what: '{place} is {vatNumber}, which is a placeholder.',
    todo: 'Give the real tax number of the company or person.',
  },
  'onboarding/vat-number-sequence': {
    what: '{place} is {vatNumber}, which looks like a placeholder.',
    todo: 'Check it: the service rejects obvious placeholders.',
  },
  'onboarding/isp-missing': {
    what: '{place} is missing, but B2C requires it.',
    todo: 'Give providerName, contractNumber and contractDate of the internet provider in ispDetails.',
  },
  'onboarding/isp-unneeded': {
    what: 'ispDetails is given without B2C.',
    todo: 'Leave ispDetails out, or add B2C to companyDetails.transactionTypes.',
  },
  'onboarding/email': {
    what: '{place} is {given}, which is not an e-mail address.',
    todo: 'Give an address such as name@company.gr: the contract is sent there.',
  },
  'onboarding/email-doubtful': {
    what: '{place} is {given}, which is unusual for an e-mail address.',
    todo: 'Check it: the contract is sent there.',
  },
  'onboarding/phone': {
    what: '{place} is {given}, which is not a telephone number in the form that the service accepts.',
    todo: 'Give + with country code and digits, or the ten digits of a Greek number, without spaces.',
  },
  'onboarding/phone-doubtful': {
    what: '{place} is {given}, which does not exist in any numbering plan.',
    todo: 'Check its digits.',
  },
  'onboarding/contract-date': {
    what: '{place} is {given}, which is not a date.',
    todo: 'Give a valid date as YYYY-MM-DD.',
  },
  'onboarding/contract-date-future': {
    what: '{place} is {given}, which is in the future: today in Athens is {today}.',
    todo: 'Give the date of the contract with the internet provider.',
  },
  'onboarding/refused-by-service': {
    what: 'The service refuses {place}[: {text}].',
    todo: 'Correct it and create the request again.',
  },
  'onboarding/contract-not-pdf': {
    what: 'The file is not a PDF: its first bytes are not %PDF-.',
    todo: 'Upload the signed contract as one PDF.',
  },
  'onboarding/contract-not-at-start': {
    what: 'The PDF has other bytes before %PDF-.',
    todo: 'If the service refuses it, save it again as a PDF.',
  },
  'onboarding/contract-too-large': {
    what: 'The file has {bytes} bytes, but at most {most} are accepted.',
    todo: 'Scan the contract with a lower resolution.',
  },
  'onboarding/contract-encrypted': {
    what: 'The PDF is encrypted.',
    todo: 'Save it without a password and without protection, then upload it.',
  },
} as const satisfies Words;

/** What is wrong, as a permanent key. */
export type OnboardingRuleId = keyof typeof onboardingIssues;

/** What to do next about an onboarding request. */
export const onboardingSteps = {
  'get-signature':
    'The customer signs the contract: through the link in the e-mail, or on paper. Upload the signed PDF with uploadSignedContract.',
  'wait-for-review': 'Wait for the review. A webhook or waitForStatus reports the result.',
  'upload-again':
    'The uploaded file was not accepted. Read message, correct the contract and upload it again.',
  'wait-for-provisioning': 'Approved. Wait until the company is set up: waitUntilReady, or the webhook.',
  ready: 'The company can issue documents.',
  'do-not-resubmit':
    'Setting up the company failed. Do not submit the request again: the operator is notified and handles it.',
  'ask-customer':
    'The customer recalled the provider statement at the tax authority. Clarify this with the customer before you issue anything else.',
  ended: 'The request is final. Create a new one if you still want to serve the company.',
  'read-message': 'This status is not described. Read message and history.',
  'authorise-provider':
    'The API does not show this step: the customer has to authorise the provider at the tax authority. Until then the request does not advance.',
  'correct-payload': 'Correct what the issues name and create the request again.',
  'follow-existing':
    'A request for this company is open: follow it by existingRequestId instead of creating another.',
  'already-linked': 'Nothing: the company is already active under your key.',
  'already-active':
    'The company has since signed a contract elsewhere. Create a new request, which links the company.',
  'next-attempt':
    'The Idempotency-Key belongs to another request, or to a final one. Call create with the next attempt number.',
  'read-status': 'The current status does not allow this. Read the request and follow its next step.',
  'no-contract': 'This request has no such contract: linking needs no signature.',
  'correct-file': 'Correct the file as the issues and errors describe, then upload it.',
  'look-then-repeat':
    'The answer was lost, and the request does not show the change yet. Read the request again. If it still does not show it, repeat the call: that is harmless.',
} as const;

/** What to do next, as a permanent key. */
export type OnboardingStep = keyof typeof onboardingSteps;

/** JSON types, as messages name them. */
export const onboardingTypes = { string: 'text', object: 'an object', array: 'a list' } as const;

/** A JSON type, as a key of `onboardingTypes`. */
export type OnboardingType = keyof typeof onboardingTypes;
