import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRegistryXml } from '../../../src/registry/index.js';
import { documentOf } from '../../../src/testing/index.js';
import { complaints } from '../../unit/registry/oracle.js';

test('valid documents are always valid against the official schema 2.0.2', () => {
  fc.assert(
    fc.property(documentOf(), (document) => {
      expect(complaints(toRegistryXml([document]))).toEqual([]);
    }),
  );
});
