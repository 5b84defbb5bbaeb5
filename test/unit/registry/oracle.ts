import { readdirSync, readFileSync } from 'node:fs';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlParseError,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';

const folder = 'reference/xsd/2.0.2/';
const files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(folder + name)]));
// What the schema includes and imports is found by its name.
xmlRegisterInputProvider(new XmlBufferInputProvider(files));

function validatorOf(name: string): XsdValidator {
  const schema = files[name];
  if (schema === undefined) throw new Error(`no ${name} in ${folder}`);
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(schema, { url: name }));
}

/** The authority's schema of a submission, compiled once by libxml2. */
const submission = validatorOf('InvoicesDoc-v2.0.2.xsd');
const requested = validatorOf('requestedInvoicesDoc-v2.0.2.xsd');
const response = validatorOf('response-v2.0.2.xsd');

/** What libxml2 says against an XML text by the authority's schema 2.0.2; an empty list is what we want. */
export const complaints = (xml: string): string[] => complaintsBy(submission, xml);

/** The same of an answer with documents, and of an answer to something that was sent. */
export const requestedComplaints = (xml: string): string[] => complaintsBy(requested, xml);
export const responseComplaints = (xml: string): string[] => complaintsBy(response, xml);

function complaintsBy(schema: XsdValidator, xml: string): string[] {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(xml);
    schema.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError || error instanceof XmlParseError) {
      return error.details.map((detail) => detail.message.trim());
    }
    throw error;
  } finally {
    document?.dispose();
  }
}

/** Whether libxml2 reads a text as XML at all. */
export function isWellFormed(xml: string): boolean {
  try {
    XmlDocument.fromString(xml).dispose();
    return true;
  } catch (error) {
    if (error instanceof XmlParseError) return false;
    throw error;
  }
}
