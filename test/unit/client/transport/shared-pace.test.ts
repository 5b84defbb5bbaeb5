import { expect, it } from 'vitest';
import type { CountedCall } from '../../../../src/sending/client/journal/limits.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { withFiles } from '../../journal-sqlite/files.js';
import { KEY } from '../service.js';
import { listOf, withService } from '../setup.js';

const at = withService();
const files = withFiles();

it('clients with one journal and one key keep the limit of 60 onboarding calls a minute together', async () => {
  const journal = await files.open();
  const [one, other] = [at.client({ journal }), at.client({ journal, random: () => 0.1 })];
  for (let call = 0; call < 30; call += 1) {
    for (const client of [one, other]) await client.onboarding.webhooks.list();
  }
  expect(at.clock.waits).toEqual([]);
  await other.onboarding.webhooks.list();
  expect(at.clock.waits).toEqual([60_000]);
});

it('the journal is asked with a hash of the key, and only for calls that count', async () => {
  const asked: CountedCall[] = [];
  const turn = async (call: CountedCall): Promise<number> => {
    asked.push(call);
    return 0;
  };
  const client = at.client({ journal: Object.assign(memoryJournal(), { turn }) });
  await client.onboarding.webhooks.list();
  await client.creditsBalance();
  expect(asked).toMatchObject([{ most: 60, per: 60_000, at: at.clock.now().toISOString() }]);
  expect(asked[0]?.name).toMatch(/^onboarding [0-9a-f]{32}$/);
  expect(asked[0]?.name).not.toContain(KEY);
});

it('a journal that cannot count does not stop the call, and an aborted call stops waiting', async () => {
  const broken = Object.assign(memoryJournal(), { turn: () => Promise.reject(new Error('away')) });
  await at.client({ journal: broken }).onboarding.webhooks.list();
  const full = Object.assign(memoryJournal(), { turn: async () => 60_000 });
  const stop = new AbortController();
  const clock = { now: at.clock.now, wait: async () => stop.abort() };
  const stopped = at.client({ journal: full, clock }).onboarding.webhooks.list({ signal: stop.signal });
  await expect(stopped).rejects.toMatchObject({ code: 'transport/aborted' });
  expect(await listOf(full.rows())).toEqual([]);
});
