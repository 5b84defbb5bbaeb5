import type { CallToCopy } from '../../view/types.js';
import { usePage } from '../context.js';
import { curlOf } from '../payload.js';
import { Code, CopyButton } from './payload.js';

interface Shown {
  readonly title: string;
  readonly call: CallToCopy;
  /** The software house that makes it. */
  readonly house: string;
}

/** A call of the service as a line for a shell, with the key of its software house. */
export function CurlToCopy({ title, call: { method, path, body }, house }: Shown) {
  const { words, view } = usePage();
  const key = view.houses?.find(({ userId }) => userId === house)?.key ?? '';
  const line = curlOf({
    method,
    url: `${window.location.origin}${path}`,
    headers: { 'API-KEY': key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (
    <>
      <p class="actions">
        <CopyButton label={words.actions.copyCurl} text={() => line} />
      </p>
      <Code label={title} text={line} />
    </>
  );
}
