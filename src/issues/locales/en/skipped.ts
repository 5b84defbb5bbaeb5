import { notALocale } from './locale.js';
import { optionsErrors } from './options.js';

/** Why a layer of a check, or a part of one, did not run, and which options were ignored. */
export const skipped = {
  'no-clock': 'The option now is missing, so no date was compared with today.',
  'clock-invalid': 'The option now is not a valid Date, so no date was compared with today.',
  'no-related': 'The option related is missing, so the document was not compared with others.',
  'related-not-a-list': 'The option related is not a list, so the document was not compared with others.',
  'no-document': 'The facts do not make a document, so it was not compared with others.',
  'type-unreadable': 'The document type could not be read.',
  'members-unreadable': 'Rules that did not run, because members that they need could not be read: {rules}.',
  'rule-failed': 'The rule {failed} failed. Please report it.',
  'documents-unreadable':
    'Documents that were not compared, because some of their members could not be read: {documents}.',
  'no-phone-library': 'The phone library could not be loaded, so telephone numbers were not checked.',

  'options-unknown': optionsErrors.unknown,
  'options-unreadable': optionsErrors.unreadable,
  'options-not-an-object': optionsErrors['not-an-object'],
  'option-locale': notALocale,
  'option-specification': 'The option specification is not one of {known}; {used} was used.',
  'option-flag': 'The option {option} is neither true nor false; {used} was used.',
  'severity-not-an-object': 'The option severity is not an object of severities by rule.',
  'severity-unreadable': 'The option severity could not be read.',
  'severity-unknown-rule': 'The option severity names {name}, which is not a rule.',
  'severity-unknown': 'The option severity has an invalid value for {name}. Valid values are {known}.',

  'related-rest-unreadable': '{given} and everything after it could not be read.',
  'related-unreadable': '{given} could not be read.',
  'related-unknown': '{given} is neither a document nor the record of an open slip.',
  'related-not-a-document': '{given} was not compared: it is not a document.',
  'related-members-unreadable': '{given} was not compared: {members} could not be read.',
  'related-unnamed':
    '{given} has neither mark nor uid, so documents that refer to it were not compared with it.',
  'related-repeated': '{given} has the same MARK or UID as another related document.',
  'related-open-slip':
    '{given} was not compared: the record of an open slip needs mark or uid, quantityProducts and totalNet.',
  'related-mark':
    '{given} has an invalid mark. Give its digits as text, or a whole number up to 9007199254740991.',
  'related-uid': '{given} has an invalid uid. Give its 40 hexadecimal digits as text.',
} as const;

/**
 * Why a part of a check did not run, as a permanent key.
 *
 * @example
 * const whys: SkippedReason[] = ['no-clock', 'no-related'];
 */
export type SkippedReason = keyof typeof skipped;
