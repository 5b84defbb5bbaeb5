import { bytesOf } from '../hash.js';
import { type Answer, envelope, envelopeOfPage, failure, file } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import type { RequestRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';
import { contractPdf } from './contract-pdf.js';
import { requestOf, shownRequest } from './request.js';

/** `GET /api/v1/requests`. */
export function listRequests(world: World, { house, query }: Asked): Answer {
  const { status, requestType, vatNumber, createdFrom, createdTo, sort = '' } = query;
  const statuses = status?.split(',');
  const rows = [...world.state.requests.all()].filter(
    (row) =>
      row.house === house &&
      (statuses === undefined || statuses.includes(row.status)) &&
      (requestType === undefined || row.requestType === requestType) &&
      (vatNumber === undefined || row.vatNumber === vatNumber) &&
      row.createdAt.slice(0, 10) >= (createdFrom ?? '') &&
      row.createdAt.slice(0, 10) <= (createdTo ?? '9'),
  );
  const [by = 'createdAt', order] = sort.split(':');
  const ordered = rows
    .map((row, index) => ({ row, index }))
    .sort((one, other) => {
      const [first, second] = order === 'asc' ? [one, other] : [other, one];
      const [a, b] =
        by === 'updatedAt'
          ? [first.row.updatedAt, second.row.updatedAt]
          : [first.row.createdAt, second.row.createdAt];
      return a < b ? -1 : a > b ? 1 : first.index - second.index;
    });
  return envelopeOfPage(
    ordered.map(({ row }) => shownRequest(row)),
    query,
  );
}

/** `GET /api/v1/requests/{requestId}`. */
export function getRequest(world: World, { house, path }: Asked): Answer {
  const row = requestOf(world, house, path['requestId']);
  return 'body' in row ? row : envelope(shownRequest(row));
}

/** `GET /api/v1/requests/{requestId}/history`. */
export function getHistory(world: World, { house, path }: Asked): Answer {
  const row = requestOf(world, house, path['requestId']);
  return 'body' in row ? row : envelope(row.history);
}

/** `GET /api/v1/requests/{requestId}/contract`. */
export function getContract(world: World, { house, path, query }: Asked): Answer {
  const row = requestOf(world, house, path['requestId']);
  if ('body' in row) return row;
  if (row.contract === null) return failure('NOT_APPLICABLE');
  if (query['kind'] !== 'signed') return file(contractPdf(row), 'application/pdf');
  const version = query['version'] ?? String(row.contract.signedVersion ?? 0);
  const stored = world.state.files.get(fileId(row, version));
  return stored === undefined ? failure('NOT_APPLICABLE') : file(bytesOf(stored.base64), 'application/pdf');
}

/** The id of a version of the signed contract. */
export const fileId = ({ requestId }: RequestRow, version: string | number): string =>
  `${requestId}/${version}`;
