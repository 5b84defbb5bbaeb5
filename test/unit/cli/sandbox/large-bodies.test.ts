import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isLong } from '../../../runs.js';
import { builtProgram } from '../built.js';

const BODY = Buffer.alloc(19_000_000, 'x');

function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
    call.end(BODY);
  });
}

it.each([
  // Nine bodies that are kept fill the heap.
  [isLong ? 60 : 15, 'without a key', {}, 401],
  [isLong ? 20 : 15, 'with a key', { 'API-KEY': 'sandbox-key' }, 400],
])(
  '%i calls of 19 MB %s do not exhaust a heap of 160 MB',
  async (calls, _, headers, status) => {
    const program = join(await builtProgram(), 'cli.js');
    const line = ['--max-old-space-size=160', program, 'sandbox', '--port', '0', '--format', 'json'];
    const child = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [started] = await once(child.stdout, 'data');
      const url = `${JSON.parse(String(started)).baseUrl}/api/v1/Provider/SendInvoices`;
      const statuses = new Set<number | undefined>();
      for (let count = 0; count < calls; count += 1) statuses.add(await statusOf(url, headers));
      expect([...statuses]).toEqual([status]);
      expect(child.exitCode).toBeNull();
    } finally {
      child.kill('SIGKILL');
    }
  },
  120_000,
);
