import { describe, expect, it } from 'vitest';
import { readText, TooLarge } from '../../../../src/sending/client/transport/read-text.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An answer that comes in pieces. */
function inPieces(...pieces: readonly Uint8Array[]) {
  const left = [...pieces];
  const seen = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const piece = left.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
      cancel: () => {
        seen.isCancelled = true;
        throw new Error('cannot be cancelled');
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), seen };
}

/** An answer of a fetch that has no streams. */
const withoutStream = (text: string, body?: object) =>
  ({ body, text: () => Promise.resolve(text) }) as unknown as Response;

describe('the text of an answer', () => {
  it('is put together from its pieces, also if a character is in two of them', async () => {
    const bytes = bytesOf('Μέλι 12,40 €');
    for (let at = 0; at <= bytes.length; at += 1) {
      const { response } = inPieces(bytes.slice(0, at), bytes.slice(at));
      expect(await readText(response, bytes.length)).toBe('Μέλι 12,40 €');
    }
  });

  it('shows that its last character is cut off', async () => {
    const { response } = inPieces(bytesOf('a€').slice(0, -1));
    expect(await readText(response, 10)).toBe('a\u{FFFD}');
  });

  it('is not read further than the limit', async () => {
    const { response, seen } = inPieces(bytesOf('12345'), bytesOf('6'), bytesOf('7'));
    const error: unknown = await readText(response, 5).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TooLarge);
    expect(error).toMatchObject({ message: 'more than 5 bytes' });
    expect(seen.isCancelled).toBe(true);
  });

  it.each([
    ['no body', undefined],
    ['a body that is no stream', {}],
  ])('is read at once from an answer with %s', async (_, body) => {
    expect(await readText(withoutStream('12345', body), 5)).toBe('12345');
    const error: unknown = await readText(withoutStream('123456', body), 5).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(TooLarge);
    expect(error).toMatchObject({ message: 'more than 5 bytes' });
  });

  it('is empty without a body', async () => {
    expect(await readText(new Response(null, { status: 204 }), 1)).toBe('');
  });
});
