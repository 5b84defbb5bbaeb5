import type { WebBlob } from '../../../types/web.js';
import { uploadSignedContract } from '../../service/generated/calls.js';
import type { OnboardingContract } from '../../service/generated/types.js';
import { readIdentifier, refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { UploadOptions } from '../generated/call-options.js';
import { ask } from '../transport/ask.js';
import { checkContract } from './contract-file.js';
import { nextOf } from './explain.js';
import { lookAt } from './look.js';
import type { UploadOutcome } from './outcome.js';
import { optionalRequest } from './read.js';
import { lostAnswer, refusedBy, refusedHere } from './refused.js';

/**
 * A signed contract: one PDF of at most 15 MB.
 *
 * @example
 * const file: ContractFile = await readFile('contract.pdf');
 */
export type ContractFile = Uint8Array | ArrayBuffer | WebBlob;

/** Uploads a signed contract. If the answer is lost, the hash in the request shows whether it arrived. */
export async function upload(
  core: Core,
  requestId: string,
  file: ContractFile,
  options: UploadOptions = {},
): Promise<UploadOutcome> {
  const path = { requestId: readIdentifier(core, 'requestId', requestId) };
  const bytes = await bytesOf(core, file);
  const issues = checkContract(bytes, core.locale);
  const hasErrors = issues.some(({ severity }) => severity === 'error');
  if (hasErrors && options.sendWithErrors !== true) return refusedHere(core, 'file', 'correct-file', issues);
  const sha256 = await sha256Of(core, bytes);
  const next = nextOf('wait-for-review', core.locale);
  const form = new FormData();
  form.append('contractFile', new Blob([bytes], { type: 'application/pdf' }), 'contract.pdf');
  try {
    const answer = await ask(core, uploadSignedContract, { path, form }, options);
    const { response } = answer;
    return { kind: 'uploaded', from: 'answer', sha256, request: optionalRequest(answer), next, response };
  } catch (error) {
    if (isSuccess(error)) return { kind: 'uploaded', from: 'answer', sha256, next, response: error.response };
    const failed =
      refusedBy(core, error, { badRequest: ['file', 'correct-file'] }, issues) ?? unknownBy(core, error);
    if (failed === undefined) throw error;
    if (failed.kind === 'refused' && failed.reason !== 'wrong-status') return failed;
    // A file that is already under review may be this one, from an upload whose answer was lost.
    const request = await lookAt(core, requestId, options, ({ contract }) => hashIn(contract) === sha256);
    return request === undefined ? failed : { kind: 'uploaded', from: 'status', sha256, request, next };
  }
}

function unknownBy(core: Core, error: unknown): UploadOutcome | undefined {
  const lost = lostAnswer(error);
  if (lost === undefined) return undefined;
  const { message: detail, response } = lost;
  return { kind: 'unknown', detail, next: nextOf('look-then-repeat', core.locale), response };
}

const hashIn = (contract: OnboardingContract | undefined): string | undefined =>
  contract?.sha256?.toLowerCase();

/** The body of a success is not described, so a body that cannot be read still counts as success. */
const isSuccess = (error: unknown): error is ClientError =>
  ClientError.isClientError(error) && error.code === 'answer/unreadable';

async function bytesOf(core: Core, file: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (file instanceof Uint8Array) return new Uint8Array(file);
  if (file instanceof ArrayBuffer) return new Uint8Array(file.slice(0));
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer());
  return refuseValue(core, 'file', 'bytes');
}

async function sha256Of(core: Core, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = core.crypto ?? globalThis.crypto;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
