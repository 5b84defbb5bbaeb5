import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/index.js';
import { verifySignature } from '../../../src/sending/webhooks/index.js';
import { serveSandbox } from '../../../src/tools/cli/sandbox/serve.js';
import { runCli } from './fake-io.js';

/** A sandbox on this machine, and the lines of the command with its address. */
async function withSandbox(use: (baseUrl: string) => Promise<void>): Promise<void> {
  const sandbox = await createSandbox({ clock: { now: () => new Date('2026-11-20T10:00:00Z') } });
  const { baseUrl, close } = await serveSandbox(sandbox, '127.0.0.1', 0);
  try {
    await use(baseUrl);
  } finally {
    await close();
  }
}

interface Received {
  readonly body: string;
  readonly signature: string;
}

it('delivers a triggered event to the program that listens, signed with the secret that it was shown', async () => {
  await withSandbox(async (baseUrl) => {
    const received: Received[] = [];
    const receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const signature = String(request.headers['x-service-signature']);
        received.push({ body: Buffer.concat(parts).toString(), signature });
        response.writeHead(received.length === 1 ? 500 : 204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`;
    const at = ['--base-url', baseUrl, '--format', 'ndjson'];
    let stop = (): void => undefined;
    let printed = '';
    const stdout = {
      isTerminal: false,
      write: async (text: string | Uint8Array) => {
        printed += text;
        if (printed.split('\n').length > 3) stop();
      },
    };
    const untilStopped = () => new Promise<void>((resolve) => (stop = resolve));
    const listening = runCli(
      ['webhooks', 'listen', '--forward-to', url, ...at],
      {},
      { stdout, untilStopped },
    );
    while (!printed.includes('\n')) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const event of ['request.provisioned', 'request.status_changed']) {
      expect(await runCli(['webhooks', 'trigger', event, ...at])).toMatchObject({ code: 0, stderr: '' });
    }
    expect((await listening).code).toBe(0);
    receiver.close();
    const [shown, ...deliveries] = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(shown).toMatchObject({ url, secret: expect.stringMatching(/^[0-9a-f]+$/) });
    expect(deliveries.map(({ event, responseStatus }) => [event, responseStatus]).sort()).toEqual([
      ['request.provisioned', 500],
      ['request.status_changed', 204],
    ]);
    for (const { body, signature } of received) {
      expect(await verifySignature(new TextEncoder().encode(body), signature, shown.secret)).toBe(true);
    }
    // Nobody is told after the command has stopped.
    const after = await runCli(['webhooks', 'trigger', 'request.created', '--base-url', baseUrl]);
    expect(after).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('webhooks listen') });
  });
});

it.each([
  [['trigger', 'request.provision'], 'request.provisioned'],
  [['trigger'], 'EVENT'],
  [['listen'], '--forward-to URL'],
  [['send'], 'listen, trigger'],
])('refuses %j', async (words, named) => {
  const { code, stderr } = await runCli(['webhooks', ...words]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(named)]);
});

it('says why an address or a key cannot be used', async () => {
  await withSandbox(async (baseUrl) => {
    const listen = (url: string, ...more: string[]) =>
      runCli(['webhooks', 'listen', '--forward-to', url, '--base-url', baseUrl, ...more]);
    expect(await listen('http://shop.example/')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('HTTPS'),
    });
    expect((await listen('http://127.0.0.1:9/', '--key', 'other')).code).toBe(1);
  });
  const gone = await runCli(['webhooks', 'trigger', 'request.created', '--base-url', 'http://127.0.0.1:9']);
  expect(gone.code).toBe(1);
});
