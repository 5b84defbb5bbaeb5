import { expectTypeOf, test } from 'vitest';
import type { Answer, DocumentAnswer, Waiting, WaitingSignature } from '../../src/index.js';

test('the deprecated names of types are the same types as the new ones', () => {
  expectTypeOf<Answer>().toEqualTypeOf<DocumentAnswer>();
  expectTypeOf<Waiting>().toEqualTypeOf<WaitingSignature>();
});
