import { curlOf } from '../payload.js';
import type { Entry, Parameter } from './openapi.js';

/** The values filled in for a call. */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  readonly body: string;
  readonly file: File | undefined;
}

export interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
  readonly curl: string;
}

const FILE = 'contractFile';

const given = ({ values }: Draft, parameters: readonly Parameter[], place: Parameter['in']) =>
  parameters
    .filter(({ name, in: where }) => where === place && (values[name] ?? '') !== '')
    .map(({ name }) => [name, values[name] ?? ''] as const);

const keyHeader = (key: string, isToken: boolean): Record<string, string> => {
  if (!isToken) return { 'API-KEY': key };
  return key === '' ? {} : { Authorization: `Bearer ${key}` };
};

/** The call of a draft, also as a shell command. */
export function prepared(origin: string, entry: Entry, draft: Draft, key: string, isToken = false): Prepared {
  const { method, path, parameters = [], requestBody, security } = entry;
  const filled = given(draft, parameters, 'path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(given(draft, parameters, 'query').map(([name, value]) => [name, value]));
  const url = `${origin}${filled}${query.size > 0 ? `?${query}` : ''}`;
  const headers: Record<string, string> = {
    ...(security.length > 0 && keyHeader(key, isToken)),
    ...Object.fromEntries(given(draft, parameters, 'header')),
  };
  const { file } = draft;
  if (requestBody !== undefined && 'multipart/form-data' in requestBody.content) {
    const form = new FormData();
    if (file !== undefined) form.append(FILE, file);
    const curl = curlOf({ method, url, headers });
    return {
      url,
      init: { method, headers, body: form },
      curl: `${curl} \\\n  -F '${FILE}=@${file?.name.replaceAll("'", '') ?? 'contract.pdf'}'`,
    };
  }
  if (requestBody === undefined || draft.body.trim() === '') {
    return { url, init: { method, headers }, curl: curlOf({ method, url, headers }) };
  }
  const withType = { ...headers, 'Content-Type': 'application/json' };
  return {
    url,
    init: { method, headers: withType, body: draft.body },
    curl: curlOf({ method, url, headers: withType, body: draft.body }),
  };
}

/** The answer. */
export interface Received {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Absent for a file. */
  readonly text: string | undefined;
  readonly file: Blob | undefined;
}

/** Sends a call to this sandbox. */
export async function sent({ url, init }: Prepared): Promise<Received> {
  const response = await fetch(url, { ...init, cache: 'no-store', redirect: 'manual' });
  const { status } = response;
  const headers = [...response.headers];
  const type = response.headers.get('content-type') ?? '';
  const isFile = type.startsWith('application/pdf');
  return isFile
    ? { status, headers, text: undefined, file: await response.blob() }
    : { status, headers, text: await response.text(), file: undefined };
}
