/** The messages about XML of the authority, and about the identifier of a document. */
export const registryWords = {
  /** The place of a problem in a text. */
  position: 'line {line}, column {column}',

  'malformed/input': 'The input is neither text nor bytes.',
  'malformed/empty': 'There is no element.',
  'malformed/several-roots': 'There is more than one root element.',
  'malformed/text': 'There is text where only XML elements are allowed.',
  'malformed/not-closed': 'The element {name} is not closed.',
  'malformed/end-tag': 'The end tag of {found} does not match an open element.[ The open element is {open}.]',
  'malformed/too-deep': 'Elements are nested too deeply.',
  'malformed/comment-open': 'A comment is not closed.',
  'malformed/comment-dashes': 'A comment contains --.',
  'malformed/section-open': 'A CDATA section is not closed.',
  'malformed/section-end': 'There is a ]]> outside a CDATA section.',
  'malformed/instruction-open': 'An instruction is not closed.',
  'malformed/instruction-name': 'An instruction has no valid name.',
  'malformed/declaration': 'An XML declaration is only allowed at the start.',
  'malformed/tag-open': 'A tag is not closed.',
  'malformed/tag-less': 'A tag contains the character <.',
  'malformed/stray': 'The character < does not begin a tag.',
  'malformed/prefix': 'The prefix {prefix} is not declared.',
  'malformed/parser': 'The XML is not well-formed: {detail}.',
  'malformed/envelope-elements': 'The envelope must contain text, not elements.',
  'malformed/envelope-text': 'The envelope must contain one text.',
  'malformed/envelope-end': 'There is content after the envelope.',
  doctype: 'A document type (DOCTYPE) is not accepted.',
  entity: 'The character & does not begin a predefined reference, such as &amp;.',
  character: 'XML does not allow the character {character}.',
  root: 'This root element is not accepted. Accepted: {roots}[, in the namespace {namespace}].',
  'encoding/unknown': 'The encoding {encoding} is unknown.',
  'encoding/bytes': 'The bytes are not valid {encoding}.',
  'too-large/input': 'The XML is larger than maxSize ({size} bytes or characters).',
  'too-large/element': 'One element is too large.',
  'missing/member': 'The member is missing, but mandatory.',
  'missing/list': 'The list is empty.',
  'value/object': 'The value must be an object.',
  'value/list': 'The value must be a list.',
  'value/text': 'The value must be text, not {found}.',
  'value/code': 'The value must be a code as text or as a whole number, not {found}.',
  'value/date': 'The value must be a date as text, not {found}.',
  'value/time': 'The value must be a time as text, not {found}.',
  'value/integer': 'The value must be a whole number, not {found}.',
  'value/mark': 'The value must be a whole number that JSON holds exactly, not {found}.',
  'value/decimal': 'The value must be a finite number, not {found}.',
  'value/amount':
    'The value must be an amount that is not negative, with two decimals and at most 15 digits, not {found}.',
  'value/flag': 'The value must be true or false, not {found}.',

  'uid/text': '{member} is missing or invalid. Give it as text.',
  'uid/date': '{member} is missing or invalid. Give the date as text.',
  'uid/whole-number': '{member} is missing or invalid. Give a whole number from 0 up.',
  'uid/type': 'How the identifier of documents of type {type} is computed is not known.',
  'uid/character':
    'The character {character} does not exist in ISO-8859-7, so the identifier of the document is not known.',
} as const;

type Key = keyof typeof registryWords;

/** What is wrong with the identifier of a document, as a permanent key. */
type UidProblem = Extract<Key, `uid/${string}`>;

/**
 * What is wrong with a member of the identifier of a document, as a permanent key.
 *
 * @example
 * const problem: UidMemberProblem = 'uid/whole-number';
 */
export type UidMemberProblem = Exclude<UidProblem, 'uid/character'>;

/**
 * What is wrong with XML, as a permanent key: the reason, and where needed more detail.
 *
 * @example
 * const problem: RegistryXmlProblem = 'malformed/not-closed';
 */
export type RegistryXmlProblem = Exclude<Key, UidProblem | 'position'>;

/** The messages about XML and identifiers in one language. */
export type RegistryWords = Readonly<Record<Key, string>>;
