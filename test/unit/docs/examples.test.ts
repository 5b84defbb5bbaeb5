import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { outputBlocks } from '../../../scripts/docs/examples.js';

test('a page shows JSON and XML in blocks of their own, and keeps sentences together', () => {
  expect(outputBlocks(['one', 'two', '{"a":1}', '<?xml version="1.0"?>', 'three'])).toBe(
    '```text\none\ntwo\n```\n\n```json\n{"a":1}\n```\n\n```xml\n<?xml version="1.0"?>\n```\n\n```text\nthree\n```',
  );
});

test('the code of the first five minutes is valid JavaScript, too', async () => {
  const code = readFileSync('examples/five-minutes.ts', 'utf8');
  await expect(transform(code, { loader: 'js', format: 'esm' })).resolves.toMatchObject({ warnings: [] });
});
