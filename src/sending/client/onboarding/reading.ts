import { dataOf, listIn } from '../../service/answers/envelope.js';
import { readAnswer } from '../../service/answers/read-answer.js';
import {
  historyEntryShape,
  onboardingRequestPageShape,
  onboardingRequestShape,
} from '../../service/generated/answer-shapes.js';
import { getContract, getHistory, getRequest, listRequests } from '../../service/generated/calls.js';
import type { HistoryEntry, OnboardingQuery, OnboardingRequest } from '../../service/generated/types.js';
import { type Download, download, PDF } from '../calls/download.js';
import { readIdentifier, readParameters } from '../calls/read-query.js';
import type { Core } from '../core.js';
import type { RepeatableCallOptions } from '../generated/call-options.js';
import { ask } from '../transport/ask.js';
import { pagesOf } from './pages.js';
import { requestIn, unreadable } from './read.js';

/**
 * The contract to download. Default: the contract to sign. For `kind: 'signed'`, the default is the latest version.
 *
 * @example
 * const contract: ContractName = { kind: 'signed', version: 1 };
 */
export interface ContractName {
  readonly kind?: 'unsigned' | 'signed' | undefined;
  readonly version?: number | undefined;
}

/** Your requests, page by page. */
export const listPages = (
  core: Core,
  query: OnboardingQuery | undefined,
  options: RepeatableCallOptions | undefined,
): AsyncGenerator<readonly OnboardingRequest[]> =>
  pagesOf(core, listRequests, query, (asked) => readPage(core, asked, options));

/** The newest request of a company. Throws if the service lists none. */
export async function newestOf(
  core: Core,
  vatNumber: string,
  options: RepeatableCallOptions | undefined,
): Promise<OnboardingRequest> {
  const query = { vatNumber, sort: 'createdAt:desc', pageSize: '1' };
  const { items, answer } = await readPage(core, query, options);
  return items[0] ?? unreadable(core, answer, 'no-request');
}

async function readPage(
  core: Core,
  query: Readonly<Record<string, string | undefined>>,
  options: RepeatableCallOptions | undefined,
) {
  const answer = await ask(core, listRequests, { query }, options);
  const list = listIn(answer.json) ?? unreadable(core, answer, 'no-list-of-requests');
  const items = list.map((each) => readAnswer(onboardingRequestShape, each));
  const { total } = readAnswer(onboardingRequestPageShape, dataOf(answer.json));
  return { items, total, answer };
}

/** The current state of a request. */
export async function get(
  core: Core,
  requestId: string,
  options?: RepeatableCallOptions,
): Promise<OnboardingRequest> {
  const path = { requestId: readIdentifier(core, 'requestId', requestId) };
  return requestIn(core, await ask(core, getRequest, { path }, options));
}

/** The history of a request, oldest first, in the order of the service. */
export async function history(
  core: Core,
  requestId: string,
  options?: RepeatableCallOptions,
): Promise<readonly HistoryEntry[]> {
  const path = { requestId: readIdentifier(core, 'requestId', requestId) };
  const answer = await ask(core, getHistory, { path }, options);
  const list = listIn(answer.json) ?? unreadable(core, answer, 'no-history');
  return list.map((entry) => readAnswer(historyEntryShape, entry));
}

/** The contract as PDF. Unlike the downloads of documents, it needs the key. */
export function downloadContract(
  core: Core,
  requestId: string,
  contract: ContractName | undefined,
  options?: RepeatableCallOptions,
): Promise<Download> {
  const path = { requestId: readIdentifier(core, 'requestId', requestId) };
  const query = readParameters(core, getContract, contract);
  return download(core, getContract, { path, query }, PDF, options);
}
