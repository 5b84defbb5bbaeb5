import type { FiledDocument } from './generated/filed.js';

/**
 * Like `Value`, but any member may be missing and any code may be unknown to this library: the contents of a file
 * before validation.
 */
export type AsFiled<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly AsFiled<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]?: AsFiled<Value[Name]> | undefined }
      : Value;

/**
 * A document in the authority's XML: the members of a `Document` and those that only the authority's schema has
 * (`tipAmount`, `otherMeasurementUnitTitle`, …), of any type in the schema. Any member may be missing. Every `Document`
 * is also a `RegistryDocument`. Call `validate` before you send it.
 *
 * @example
 * const [first] = fromRegistryXml(text);
 * first?.document?.invoiceHeader?.invoiceType; // '13.1'
 */
export type RegistryDocument = AsFiled<FiledDocument>;
