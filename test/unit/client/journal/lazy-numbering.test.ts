import { expect, it } from 'vitest';
import type { NumberSeries } from '../../../../src/flows/generated/facts.js';
import { memoryNumbering } from '../../../../src/flows/numbering/memory.js';
import { lazyNumbering } from '../../../../src/sending/client/journal/lazy-numbering.js';

const series: NumberSeries = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' };

it('numbers are loaded once, when the first one is needed', async () => {
  let loaded = 0;
  const numbering = lazyNumbering(async () => {
    loaded += 1;
    return memoryNumbering();
  });
  expect(loaded).toBe(0);
  const [first, second] = await Promise.all([numbering.reserve(series), numbering.reserve(series)]);
  expect([first?.aa, second?.aa].sort()).toEqual(['1', '2']);
  expect(loaded).toBe(1);
});

it('each step is one of the numbers that are loaded', async () => {
  const made: string[] = [];
  const steps = ['reserve', 'continueAt', 'commit', 'burn', 'open', 'gaps', 'reuses'] as const;
  const fake = Object.fromEntries(
    steps.map((step) => [
      step,
      async (...given: unknown[]) => {
        made.push(`${step} ${given.join(' ')}`);
        return step;
      },
    ]),
  );
  const numbering = lazyNumbering(async () => fake as never) as unknown as typeof fake;
  for (const step of steps) expect(await numbering[step]?.('a', 'b')).toBe(step);
  expect(made).toEqual(steps.map((step) => `${step} a b`));
});
