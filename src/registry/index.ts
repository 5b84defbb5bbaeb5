/** Reading and writing the authority's XML, and the identifier of a document. */
export type { AuthorityAnswer, AuthorityErrorText } from './core/answer.js';
export {
  isRegistryXmlError,
  RegistryXmlError,
  type RegistryXmlFacts,
  type RegistryXmlProblem,
  type RegistryXmlReason,
  type TextPosition,
} from './core/error.js';
export type * from './core/requested.js';
export type { AsFiled, RegistryDocument } from './document.js';
export { fromRegistryXml, type RegistryInvoice, readRegistryInvoices } from './from-registry-xml.js';
export { fromRequestedXml, type RequestedDoc } from './from-requested-xml.js';
export { fromResponseXml, type RegistryResponse } from './from-response-xml.js';
export type * from './generated/filed.js';
export type { ReadOptions, XmlInput } from './read/decode.js';
export type { UnreadElement, UnreadReason } from './read/reading.js';
export { toRegistryXml, type WriteOptions } from './to-registry-xml.js';
export type { UidMemberProblem } from './uid/identifier.js';
export {
  type Identified,
  isUidMemberError,
  isUidTextError,
  UidMemberError,
  type UidOptions,
  UidTextError,
  uidOf,
} from './uid/uid.js';
