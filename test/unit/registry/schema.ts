import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';

/** An element as the authority's schema declares it. */
export interface Declared {
  name: string;
  required: boolean;
  many: boolean;
  /** The type's name without prefix, or the base of an inline one; undefined for inline elements within. */
  type: string | undefined;
  /** The elements within, of an inline type or of a named one. */
  within: Declared[] | undefined;
  /** The namespace of the elements within. */
  namespace: string | undefined;
}

interface Raw {
  [name: string]: unknown;
  element?: Raw[];
  '@name'?: string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  isArray: (name) => ['element', 'complexType', 'simpleType'].includes(name),
});

const read = (name: string): Raw =>
  (parser.parse(readFileSync(`reference/xsd/2.0.2/${name}-v2.0.2.xsd`, 'utf8')) as { schema: Raw }).schema;

const invoices = read('InvoicesDoc');
const transport = read('TransportTypes');
const simple = read('SimpleTypes');

/** The complex types by prefix; what has no namespace of its own takes that of the schema that includes it. */
const schemas: Record<string, Raw[]> = {
  inv: [invoices, transport],
  icls: [read('incomeClassification')],
  ecls: [read('expensesClassification')],
};

const namespaceOf = (prefix: string): string => String(schemas[prefix]?.[0]?.['@targetNamespace']);

function complexType(prefix: string, name: string): Raw | undefined {
  const all = (schemas[prefix] ?? []).flatMap((schema) => (schema.complexType ?? []) as Raw[]);
  return all.find((type) => type['@name'] === name);
}

/** The built-in type or the amount type behind a simple type. */
function baseOf(type: string): string {
  const name = type.split(':').at(-1) ?? '';
  if (type.startsWith('xs:') || name === 'AmountType') return name;
  const found = ((simple.simpleType ?? []) as Raw[]).find((each) => each['@name'] === name);
  if (found === undefined) throw new Error(`the schema has no type ${type}`);
  return baseOf(String((found.restriction as Raw)['@base']));
}

function declared(raw: Raw, prefix: string): Declared {
  const [inlineComplex] = (raw.complexType ?? []) as Raw[];
  const [inlineSimple] = (raw.simpleType ?? []) as Raw[];
  const reference = raw['@type'] as string | undefined;
  const [ofPrefix, ofName] = reference?.includes(':') ? reference.split(':') : [prefix, reference];
  const named = reference === undefined ? undefined : complexType(ofPrefix ?? '', ofName ?? '');
  const complex = inlineComplex ?? named;
  const inside = named === undefined ? prefix : (ofPrefix ?? '');
  const base = inlineSimple ? String((inlineSimple.restriction as Raw)['@base']) : reference;
  return {
    name: String(raw['@name']),
    required: raw['@minOccurs'] !== '0',
    many: raw['@maxOccurs'] === 'unbounded',
    type: complex === undefined && base !== undefined ? baseOf(base) : undefined,
    within: complex && ((complex.sequence as Raw).element ?? []).map((each) => declared(each, inside)),
    namespace: complex && namespaceOf(inside),
  };
}

/** The document types that the schema knows. */
export const typesOfSchema: string[] = ((simple.simpleType ?? []) as Raw[])
  .filter((type) => type['@name'] === 'InvoiceType')
  .flatMap(({ restriction }) => (restriction as Raw).enumeration as Raw[])
  .map((value) => String(value['@value']));

const submitted = complexType('inv', 'AadeBookInvoiceType') as Raw;

/** The elements within `invoice`, in their order; events of a movement are no part of a submission. */
export const invoiceElements: Declared[] = ((submitted.sequence as Raw).element ?? [])
  .filter((raw) => raw['@name'] !== 'deliveryLifecycle')
  .map((raw) => declared(raw, 'inv'));
