import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { compiledExample } from '../../compiled.js';
import { describeWithServer, withJournals } from '../../unit/journal-postgres/journals.js';

function hasPrograms(): boolean {
  try {
    for (const program of ['python3', 'psql']) execFileSync(program, ['--version']);
    return true;
  } catch {
    return false;
  }
}

describeWithServer('the example of a chain', () => {
  const { pool, connectionString } = withJournals();

  it.runIf(hasPrograms())('each order has its receipt once, although a worker is killed', async () => {
    const folder = await compiledExample('chain', ['main', 'worker'], ['chain/phone_order.py']);
    const name = `chain_${process.pid}`;
    await pool.query(`CREATE DATABASE ${name}`);
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [`${folder}/main.mjs`], {
        env: {
          ...process.env,
          DATABASE_URL: connectionString.replace(/\/postgres$/, `/${name}`),
          TZ: 'UTC',
        },
      });
      expect(stdout.trim().split('\n')).toEqual([
        'worker 1 was killed',
        '23 orders, 23 receipts',
        'each order has its receipt, once',
      ]);
    } finally {
      await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
});
