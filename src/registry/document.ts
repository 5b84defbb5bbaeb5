import type { FiledDocument } from './generated/filed.js';

/**
 * As `Value`, but any member may be missing and any code may be one that this library does not know: what a file holds,
 * before anything has judged it.
 */
export type AsFiled<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly AsFiled<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]?: AsFiled<Value[Name]> | undefined }
      : Value;

/**
 * A document as the authority's XML may hold it: the members of a `Document` and those that only the authority's schema has
 * (`tipAmount`, `otherMeasurementUnitTitle` …), of any type of the schema, and with no promise that a member is there.
 * Every `Document` is one. Ask `validate` before you send it.
 *
 * @example
 * const [first] = fromRegistryXml(text);
 * first?.document?.invoiceHeader?.invoiceType; // '13.1'
 */
export type RegistryDocument = AsFiled<FiledDocument>;
