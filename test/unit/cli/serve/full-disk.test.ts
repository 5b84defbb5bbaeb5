import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SandboxKey } from '../../../../src/sandbox/keys.js';
import { openBackend, roomIn } from '../../../../src/tools/cli/serve/backend.js';

it('is named in a sentence, when the sandbox does not find room for its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parastatiko-'));
  // What node:sqlite throws.
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const houses: SandboxKey[] = new Proxy([], {
    get: () => {
      throw full;
    },
  });
  try {
    const opened = openBackend({ folder, houses, now: () => new Date(0), locale: undefined });
    await expect(opened).rejects.toMatchObject({
      code: 'journal/full',
      message: expect.stringContaining(join(folder, 'sandbox.db')),
    });
    expect(await roomIn(folder)).toBeGreaterThan(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
