/** What the playground starts from. A link carries all of it in the part of the address that no server sees. */
export interface PlaygroundInput {
  readonly kind: InputKind;
  /** The text in the editor, as it is: also one that is not valid JSON. */
  readonly text: string;
  /** The time of the check, if it is not the present. */
  readonly now?: string | undefined;
}

export type InputKind = 'facts' | 'payload';

/** The text of a link may not grow beyond this when it is unpacked: a link is input from outside. */
const MOST_CHARACTERS = 4_000_000;

/** The fragment of a link, given the compressed text as base64url. */
export function fragmentWith({ kind, now }: Omit<PlaygroundInput, 'text'>, packed: string): string {
  const time = now === undefined ? '' : `&now=${encodeURIComponent(now)}`;
  return `${kind}=${packed}${time}`;
}

/** The fragment of a link, without `#`. */
export async function fragmentOf(input: PlaygroundInput): Promise<string> {
  const bytes = await throughStream(
    new TextEncoder().encode(input.text),
    new CompressionStream('deflate-raw'),
  );
  return fragmentWith(input, toBase64Url(bytes));
}

/** The input that a fragment carries, or `undefined` if it carries none or is damaged. */
export async function inputOf(fragment: string): Promise<PlaygroundInput | undefined> {
  const members = new URLSearchParams(fragment.replace(/^#/, ''));
  const kind = (['facts', 'payload'] as const).find((name) => members.has(name));
  if (kind === undefined) return undefined;
  try {
    const packed = fromBase64Url(members.get(kind) ?? '');
    const bytes = await throughStream(packed, new DecompressionStream('deflate-raw'));
    const now = members.get('now') ?? undefined;
    return {
      kind,
      text: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      ...(now !== undefined && !Number.isNaN(Date.parse(now)) && { now }),
    };
  } catch {
    return undefined;
  }
}

type Stream = CompressionStream | DecompressionStream;

async function throughStream(bytes: Uint8Array<ArrayBuffer>, stream: Stream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    length += step.value.length;
    if (length > MOST_CHARACTERS) throw new RangeError('The text of the link is too long.');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
