import type { Context } from '../../vendor/hono.js';

/** A call as Node has it, an `IncomingMessage`: what is used of it. */
interface Incoming {
  readonly destroyed: boolean;
  readonly readableDidRead: boolean;
  on: Listening;
  off: Listening;
  pause(): unknown;
}

interface Listening {
  (event: 'data', listener: (piece: Uint8Array) => void): unknown;
  (event: 'end' | 'close', listener: () => void): unknown;
  (event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * The bytes of the body of a call; `undefined` if there are more than `most`. They are counted as they come, so a body without
 * a stated length cannot fill the memory either. On Node they are read from the call itself: a web `Request` with its stream
 * takes longer to make than most bodies to check.
 */
export function bytesWithin({ env, req }: Context, most: number): Promise<Uint8Array | undefined> {
  const incoming = incomingIn(env);
  return incoming === undefined ? ofStream(req.raw.body, most) : ofNode(incoming, most);
}

/** Nothing more comes of a call that has ended, nor of one that something else has begun to read: its `Request` knows more. */
function incomingIn(env: unknown): Incoming | undefined {
  const { incoming } = Object(env) as { readonly incoming?: Partial<Incoming> };
  const isFresh = incoming?.destroyed === false && incoming.readableDidRead === false;
  return isFresh && !('rawBody' in incoming) ? (incoming as Incoming) : undefined;
}

const ofNode = (incoming: Incoming, most: number): Promise<Uint8Array | undefined> =>
  new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    let size = 0;
    const stop = (): void => {
      incoming.off('data', take);
      incoming.off('end', end);
      incoming.off('error', fail);
      incoming.off('close', cut);
    };
    const take = (piece: Uint8Array): void => {
      size += piece.byteLength;
      pieces.push(piece);
      if (size <= most) return;
      stop();
      // The caller gets its answer first: the server then ends what still comes.
      incoming.pause();
      resolve(undefined);
    };
    const end = (): void => {
      stop();
      resolve(joined(pieces, size));
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const cut = (): void => fail(new Error('The connection ended within the body.'));
    incoming.on('data', take);
    incoming.on('end', end);
    incoming.on('error', fail);
    incoming.on('close', cut);
  });

async function ofStream(body: ReadableStream<Uint8Array> | null, most: number) {
  const pieces: Uint8Array[] = [];
  const reader = body?.getReader();
  let size = 0;
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    pieces.push(value);
  }
  return joined(pieces, size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}
