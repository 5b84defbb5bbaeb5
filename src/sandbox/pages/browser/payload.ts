export const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** A body in readable form: JSON is indented, any other text is unchanged. */
export function prettyText(text: string): string {
  try {
    return pretty(JSON.parse(text));
  } catch {
    return text;
  }
}

/** A call as a line for a shell. */
export interface CurlCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function curlOf({ method, url, headers, body }: CurlCall): string {
  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${quoted(method)}`,
    quoted(url),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined || body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

/** A text as one word of a POSIX shell, whatever it contains. */
const quoted = (text: string): string =>
  /^[\w./:=%-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
