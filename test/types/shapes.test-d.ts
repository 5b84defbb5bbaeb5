import { assertType, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Given } from '../../src/builders/facts/given.js';
import type { Document, documentShape, Facts, factsShape } from '../../src/index.js';

type Readonlies<Value> = Value extends object
  ? { readonly [Member in keyof Value]: Readonlies<Value[Member]> }
  : Value;

test('the interfaces of the payload are what the shapes infer', () => {
  expectTypeOf<Readonlies<z.infer<typeof documentShape>>>().toExtend<Document>();
  expectTypeOf<Document>().toExtend<Readonlies<z.infer<typeof documentShape>>>();
});

test('the interfaces of facts are what the shapes infer', () => {
  const inferred = {} as Given<z.infer<typeof factsShape>>;
  const facts: Facts = inferred;
  assertType<Given<z.infer<typeof factsShape>>>(facts);
});

test('a document cannot be changed', () => {
  const document = {} as Document;
  // @ts-expect-error a built document is frozen
  document.invoiceHeader.series = 'B';
  // @ts-expect-error a built document is frozen
  document.invoiceDetails.push(document.invoiceDetails[0]);
});
