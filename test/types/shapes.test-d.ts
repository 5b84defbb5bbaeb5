import { assertType, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Given } from '../../src/builders/facts/given.js';
import type { lineFactsShape } from '../../src/builders/facts/line.js';
import type { issuerFactsShape, partyFactsShape } from '../../src/builders/facts/party.js';
import type {
  Document,
  documentShape,
  Facts,
  factsShape,
  IssuerFacts,
  LineFacts,
  PartyFacts,
} from '../../src/index.js';

type Readonlies<Value> = Value extends object
  ? { readonly [Member in keyof Value]: Readonlies<Value[Member]> }
  : Value;

test('the interfaces of the payload are what the shapes infer', () => {
  expectTypeOf<Readonlies<z.infer<typeof documentShape>>>().toExtend<Document>();
  expectTypeOf<Document>().toExtend<Readonlies<z.infer<typeof documentShape>>>();
});

test('the interfaces of facts have the members of the shapes, and nothing that the shapes refuse', () => {
  assertType<Given<z.infer<typeof factsShape>>>({} as Facts);
  expectTypeOf<keyof Facts>().toEqualTypeOf<keyof z.infer<typeof factsShape>>();
  expectTypeOf<keyof LineFacts>().toEqualTypeOf<keyof z.infer<typeof lineFactsShape>>();
  expectTypeOf<keyof PartyFacts>().toEqualTypeOf<keyof z.infer<typeof partyFactsShape>>();
  expectTypeOf<keyof IssuerFacts>().toEqualTypeOf<keyof z.infer<typeof issuerFactsShape>>();
});

test('a document cannot be changed', () => {
  const document = {} as Document;
  // @ts-expect-error a built document is frozen
  document.invoiceHeader.series = 'B';
  // @ts-expect-error a built document is frozen
  document.invoiceDetails.push(document.invoiceDetails[0]);
});
