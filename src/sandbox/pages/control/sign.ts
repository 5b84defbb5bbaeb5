import { contractLines } from '../../onboarding/contract-lines.js';
import { uploadByClient } from '../../onboarding/upload.js';
import { pdfOf } from '../../pdf/pdf.js';
import { refuse } from '../respond.js';
import type { Site } from '../site.js';

/** Uploads the contract through the client's link, as if the client had signed it. */
export async function signAsClient(
  { world, inTurn }: Site,
  requestId: string,
): Promise<Response | undefined> {
  const row = world.state.requests.get(requestId);
  if (row === undefined) return refuse(404, 'not-found', 'There is no such request.');
  const form = new FormData();
  const pdf = pdfOf(contractLines(row));
  form.set('contractFile', new Blob([pdf], { type: 'application/pdf' }), 'contract.pdf');
  const upload = new Response(form);
  const type = upload.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const { status } = await inTurn(() =>
    uploadByClient(world, row.uploadCode, {
      bytes,
      header: (name) => (name === 'content-type' ? type : undefined),
    }),
  );
  return status === 200
    ? undefined
    : refuse(409, 'not-possible', 'This request does not wait for a signature.');
}
