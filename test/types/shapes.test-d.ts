import { assertType, expectTypeOf, test } from 'vitest';
import type { factsShape } from '../../src/builders/facts/facts.js';
import type { Given } from '../../src/builders/facts/given.js';
import type { lineFactsShape } from '../../src/builders/facts/line.js';
import type { issuerFactsShape, partyFactsShape } from '../../src/builders/facts/party.js';
import type { ValueOf } from '../../src/builders/facts/value-of.js';
import type { Document, Facts, IssuerFacts, LineFacts, PartyFacts } from '../../src/index.js';
import type { documentShape } from '../../src/types/generated/shapes.js';

type Readonlies<Value> = Value extends object
  ? { readonly [Member in keyof Value]: Readonlies<Value[Member]> }
  : Value;

test('the interfaces of the payload are what the shapes read', () => {
  expectTypeOf<Readonlies<ValueOf<typeof documentShape>>>().toExtend<Document>();
  expectTypeOf<Document>().toExtend<Readonlies<ValueOf<typeof documentShape>>>();
});

test('the interfaces of facts have the members of the shapes, and nothing that the shapes refuse', () => {
  assertType<Given<ValueOf<typeof factsShape>>>({} as Facts);
  expectTypeOf<keyof Facts>().toEqualTypeOf<keyof ValueOf<typeof factsShape>>();
  expectTypeOf<keyof LineFacts>().toEqualTypeOf<keyof ValueOf<typeof lineFactsShape>>();
  expectTypeOf<keyof PartyFacts>().toEqualTypeOf<keyof ValueOf<typeof partyFactsShape>>();
  expectTypeOf<keyof IssuerFacts>().toEqualTypeOf<keyof ValueOf<typeof issuerFactsShape>>();
});

test('a document cannot be changed', () => {
  const document = {} as Document;
  // @ts-expect-error a built document is frozen
  document.invoiceHeader.series = 'B';
  // @ts-expect-error a built document is frozen
  document.invoiceDetails.push(document.invoiceDetails[0]);
});
