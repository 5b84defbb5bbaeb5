import { ISSUER, TABLE } from '../../rules/examples/parts.js';
import type { Call } from '../../service/call.js';
import type { NamesOfCalls } from '../../service/calls/index.js';
import type { CallExamples } from './call-examples.js';
import { onboardingExamples } from './onboarding.js';
import { providerExamples } from './provider.js';
import { CODE, ENDPOINT, EXAMPLE_DAY, REQUEST, TOKEN, UID } from './values.js';

const byCall: Readonly<Record<NamesOfCalls<Call>, CallExamples>> = {
  ...onboardingExamples,
  ...providerExamples,
};

/** The examples of each call. */
export const examples: Readonly<Record<string, CallExamples>> = byCall;

/** Values of parameters that fit the documents of the examples. */
export const parameterExamples: Readonly<Record<string, string | number>> = {
  issuerVatNumber: ISSUER.vatNumber,
  VatNumber: ISSUER.vatNumber,
  Branch: 0,
  issuedFrom: EXAMPLE_DAY,
  issuedTo: EXAMPLE_DAY,
  TableId: TABLE,
  terminalId: '16000123',
  posNspId: 2,
  signatureToken: TOKEN,
  transactionId: '000417',
  paymentAmount: 20,
  requestId: REQUEST,
  endpointId: ENDPOINT,
  uid: UID,
  fileName: `${UID}.pdf`,
  fileType: 'pdf',
  authenticationCode: CODE,
};
