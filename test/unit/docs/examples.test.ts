import { expect, test } from 'vitest';
import { outputBlocks } from '../../../scripts/docs/examples.js';

test('JSON and XML get their own blocks, sentences are kept together', () => {
  expect(outputBlocks(['one', 'two', '{"a":1}', '<?xml version="1.0"?>', 'three'])).toBe(
    '```text\none\ntwo\n```\n\n```json\n{"a":1}\n```\n\n```xml\n<?xml version="1.0"?>\n```\n\n```text\nthree\n```',
  );
});
