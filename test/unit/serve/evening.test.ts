import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { issueDate, served } from './setup.js';

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    return false;
  }
}

describe.runIf(hasPython())('the Python program of the guide', () => {
  it('serves a table with a card at a terminal, and prints its bill', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'evening-'));
    const { app, sandbox } = await served();
    const server = serve({
      fetch: app.fetch,
      port: 0,
      hostname: '127.0.0.1',
      overrideGlobalObjects: false,
    });
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const page = join(folder, 'bill.html');
      const { stdout } = await promisify(execFile)(
        'python3',
        ['examples/http/evening.py', `http://127.0.0.1:${port}`, issueDate, page],
        { env: { ...process.env, PYTHONIOENCODING: 'utf-8' } },
      );
      // 8.50 for a salad and 9.00 for the wine.
      expect(stdout.trim().split('\n')).toEqual([
        '1 Σαλάτα 8.50',
        '1 Κρασί 9.00',
        'held',
        'issued 15',
        'ended',
      ]);
      const html = readFileSync(page, 'utf8');
      expect(html).toContain('17,50');
      expect(sandbox.documents()).toHaveLength(3);
    } finally {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
