import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { served } from './setup.js';

/** A call as Node has it, whose body a test sends. */
class Sent extends EventEmitter {
  destroyed = false;
  readableDidRead = false;
  isPaused = false;
  pause() {
    this.isPaused = true;
  }
  /** How many wait for something of it. */
  get waiting() {
    return this.eventNames().length;
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Asks for a check. The web body says what is wrong with the call, the one of Node is right. */
async function asked(incoming: unknown) {
  const { app } = await served({ maxBytes: 50 });
  const body = '{"document":{},"web":1}';
  const headers = { 'content-type': 'application/json', host: 'localhost' };
  const url = 'http://localhost/validate';
  return await app.request(url, { method: 'POST', headers, body }, { incoming });
}

/** The same, and what the body of Node does once it is waited for. */
async function sending(send: (sent: Sent) => void) {
  const sent = new Sent();
  const answer = asked(sent);
  while (sent.waiting === 0) await new Promise((next) => setImmediate(next));
  send(sent);
  return { sent, status: (await answer).status };
}

it('is read from the call of Node, in one piece or several, and nothing waits for more', async () => {
  for (const pieces of [['{"document":{}}'], ['{"docu', 'ment":', '{}}']]) {
    const { sent, status } = await sending((each) => {
      for (const piece of pieces) each.emit('data', bytes(piece));
      each.emit('end');
    });
    expect([status, sent.waiting]).toEqual([200, 0]);
  }
});

it('above the limit is refused when it gets there, and the call stays open for the answer', async () => {
  const { sent, status } = await sending((each) => {
    each.emit('data', new Uint8Array(50));
    each.emit('data', new Uint8Array(1));
  });
  expect([status, sent.isPaused, sent.destroyed, sent.waiting]).toEqual([413, true, false, 0]);
});

it('of just the limit is read', async () => {
  const { status } = await sending((each) => {
    each.emit('data', bytes('{"document":{}}'.padEnd(50)));
    each.emit('end');
  });
  expect(status).toBe(200);
});

it.each<[string, (sent: Sent) => void]>([
  ['fails', (sent) => sent.emit('error', new Error('aborted'))],
  ['is closed', (sent) => sent.emit('close')],
])('whose connection %s does nothing', async (_, end) => {
  const { sent, status } = await sending((each) => {
    each.emit('data', bytes('{"document":{}}'));
    end(each);
  });
  expect([status, sent.waiting]).toEqual([400, 0]);
});

it.each<[string, object | undefined]>([
  ['there is none of Node', undefined],
  ['the call of Node has ended', Object.assign(new Sent(), { destroyed: true })],
  ['something else has begun to read it', Object.assign(new Sent(), { readableDidRead: true })],
  ['its runtime has read it', Object.assign(new Sent(), { rawBody: bytes('{}') })],
  ['the environment of a runtime has another member of that name', { incoming: 'x' }],
])('is that of the web call if %s', async (_, incoming) => {
  expect((await asked(incoming)).status).toBe(400);
});
