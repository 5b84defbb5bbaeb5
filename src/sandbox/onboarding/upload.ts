import { english } from '../../issues/inside.js';
import { checkContract } from '../../sending/client/onboarding/inside.js';
import { base64Of } from '../../types/base64.js';
import { hashOf } from '../hash.js';
import { type Answer, envelope, failure } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import type { RequestRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';
import { fileId } from './read.js';
import { awaitReview, moveRequest, requestOf, shownRequest } from './request.js';

const FIELD = 'contractFile';
const WAITING = ['PENDING_SIGNATURE', 'ACTION_REQUIRED'];

/** `POST /api/v1/requests/{requestId}/signed-contract`. */
export async function uploadSignedContract(world: World, asked: Asked): Promise<Answer> {
  const row = requestOf(world, asked.house, asked.path['requestId']);
  if ('body' in row) return row;
  return taken(world, row, asked, 'SOFTWARE_HOUSE');
}

/** The same upload, through the link in the e-mail to the client. */
export async function uploadByClient(world: World, code: string, asked: Upload): Promise<Answer> {
  const row = [...world.state.requests.all()].find(({ uploadCode }) => uploadCode === code);
  return row === undefined ? failure('NOT_FOUND') : taken(world, row, asked, 'CLIENT');
}

/** The parts of a call that an upload is read from. */
export type Upload = Pick<Asked, 'bytes' | 'header'>;

async function taken(
  world: World,
  row: RequestRow,
  upload: Upload,
  actor: 'SOFTWARE_HOUSE' | 'CLIENT',
): Promise<Answer> {
  if (row.contract === null) return failure('NOT_APPLICABLE');
  if (!WAITING.includes(row.status)) {
    return failure('INVALID_TRANSITION', { context: { currentStatus: row.status } });
  }
  const isActive = [...world.state.clients.all()].some(({ vatNumber }) => vatNumber === row.vatNumber);
  if (isActive) return failure('CLIENT_ALREADY_ACTIVE');
  const file = await fileIn(upload);
  if (file === undefined)
    return failure('BAD_REQUEST', { message: `The body must have one file, in the field ${FIELD}.` });
  const rules = checkContract(file, english).map(({ rule }) => rule);
  if (rules.includes('onboarding/contract-too-large')) return failure('FILE_TOO_LARGE');
  if (rules.includes('onboarding/contract-not-pdf')) return failure('UNSUPPORTED_FILE_TYPE');
  if (rules.includes('onboarding/contract-encrypted')) {
    return failure('BAD_REQUEST', { message: 'The PDF is locked with a password.' });
  }
  if (!isWhole(file)) return failure('BAD_REQUEST', { message: 'The PDF is corrupted.' });
  const signedVersion = (row.contract.signedVersion ?? 0) + 1;
  const { requestId } = row;
  world.state.files.put(fileId(row, signedVersion), {
    requestId,
    version: signedVersion,
    base64: base64Of(file),
  });
  const contract = { ...row.contract, signedVersion, sha256: hashOf('SHA-256', file) };
  const to = { status: 'UNDER_REVIEW', message: 'The signed contract is under review.', actor };
  const moved = moveRequest(world, row, to, { contract });
  awaitReview(world, moved);
  return envelope(shownRequest(moved));
}

/** The one file of a multipart body; `undefined` for anything else. */
async function fileIn({ bytes, header }: Upload): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const type = header('content-type') ?? '';
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const files = [...form].filter(([, value]) => typeof value !== 'string');
    const [first, ...others] = files;
    if (first === undefined || others.length > 0 || first[0] !== FIELD || typeof first[1] === 'string') {
      return undefined;
    }
    return new Uint8Array(await first[1].arrayBuffer());
  } catch {
    return undefined;
  }
}

const TAIL = -2048;
const END = /startxref\s{1,9}([0-9]{1,12})\s{1,9}%%EOF\s{0,9}$/;
const TABLE = /^(?:xref|[0-9]{1,9}\s{1,9}[0-9]{1,9}\s{1,9}obj)/;

/** Whether the PDF has its end, and the end points to its table. */
function isWhole(file: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(file);
  const start = END.exec(text.slice(TAIL))?.[1];
  return start !== undefined && TABLE.test(text.slice(Number(start)).slice(0, 40));
}
