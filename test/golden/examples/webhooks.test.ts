import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { compiled } from '../../compiled.js';

// A process each, so that what a server leaves open would be seen.
it.each(['node', 'express', 'fastify', 'hono'])(
  'webhooks with %s run an event once and refuse a changed one',
  async (name) => {
    const file = await compiled(`examples/webhooks-${name}.ts`, 'packages');
    const { stdout } = await promisify(execFile)(process.execPath, [file], {
      timeout: 60_000,
    });
    expect(stdout.trim().split('\n')).toEqual(['request.provisioned evt-1', '204', '204', '401']);
  },
  60_000,
);
