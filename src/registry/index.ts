/** The authority's XML, in and out, and the identifier of a document. */
export {
  isRegistryXmlError,
  RegistryXmlError,
  type RegistryXmlPlace,
  type RegistryXmlReason,
  type TextPosition,
} from './error.js';
export { fromRegistryXml, type RegistryInvoice } from './from-registry-xml.js';
export type { UnreadElement } from './read/reading.js';
export type { Registration } from './registration.js';
export { toRegistryXml } from './to-registry-xml.js';
export { type Identified, isUidTextError, type UidOptions, UidTextError, uidOf } from './uid/uid.js';
