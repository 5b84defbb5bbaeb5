import type { Words } from '../../words-type.js';

export const parties = {
  'parties/counterpart-missing': {
    what: 'A document of type {type} needs a counterpart, and there is none.',
    todo: 'Add counterpart with vatNumber, country and branch.',
  },
  'parties/counterpart-expected': {
    what: 'A document of type {type} most likely needs a counterpart, and there is none.',
    todo: 'Name in counterpart whom the goods come from.',
  },
  'parties/counterpart-forbidden': {
    what: 'A document of type {type} takes no counterpart.',
    todo: 'Remove counterpart; to name it, issue an invoice (1.1 or 2.1) instead.',
  },
  'parties/counterpart-on-slip': {
    what: 'An order slip has a counterpart, which the tax authority does not provide for.',
    todo: 'Remove counterpart unless your provider asks for it.',
  },
  'parties/counterpart-number-missing': {
    what: 'The counterpart has no tax number, and a document of type {type} needs it.',
    todo: 'Give counterpart.vatNumber; for a private person issue a retail document (11.1 or 11.2).',
  },
  'parties/foreign-number-blank': {
    what: 'The counterpart from {country} has an empty tax number.',
    todo: 'Give the number under which it trades in its own country, if it has one.',
  },
  'parties/private-recipient': {
    what: 'The counterpart that receives the goods has no tax number.',
    todo: 'Leave it so for a private person; give counterpart.vatNumber for a company.',
  },
  'parties/eu-number-form': {
    what: '{place} is {vatNumber}, which does not have the form of a tax number of {country}.',
    todo: 'Give the number as the register of that country has it, with its country in front once or not at all.',
  },
  'parties/tax-number': {
    what: '{place} is {vatNumber}, which is not a Greek tax number.',
    todo: 'Give nine digits with the right check digit, the last one.',
  },
  'parties/vat-number-not-bare': {
    what: 'The tax number {vatNumber} has more than its digits.',
    todo: 'Write {bare}: the country has a member of its own.',
  },
  'parties/counterpart-placeholder': {
    what: 'The counterpart has the tax number {vatNumber}, which is a placeholder.',
    todo: 'Give the tax number of the counterpart, or issue a retail document (11.1 or 11.2).',
  },
  'parties/counterpart-not-greek': {
    what: 'A document of type {type} is for a Greek counterpart, but its country is {country}.',
    todo: 'Use the type for its country: in the European Union 1.2 or 2.2, outside it 1.3 or 2.3.',
  },
  'parties/counterpart-not-in-union': {
    what: 'A document of type {type} is for a counterpart in another EU member state, but its country is {country}.',
    todo: 'Use 1.1 or 2.1 for Greece, 1.3 or 2.3 outside the European Union.',
  },
  'parties/counterpart-in-union': {
    what: 'A document of type {type} is for a counterpart outside the European Union, but its country is {country}.',
    todo: 'Use 1.1 or 2.1 for Greece, 1.2 or 2.2 in the European Union.',
  },
  'parties/issuer-abroad': {
    what: "The issuer's country is {country}; on most types the tax authority takes Greek issuers alone.",
    todo: 'Check issuer.country: Greece is GR.',
  },
  'parties/greek-issuer-named': {
    what: 'The {member} of the Greek issuer is given, which the tax authority refuses on a document that moves no goods.',
    todo: 'Put it into the print block (providerAdditionalInvoiceDetails.issuer) and remove issuer.{member}.',
  },
  'parties/greek-counterpart-named': {
    what: 'The name of the Greek counterpart is given ({name}), which the tax authority refuses on a document that moves no goods.',
    todo: 'Put it into the print block (providerAdditionalInvoiceDetails.counterpart) and remove counterpart.name.',
  },
  'parties/slip-counterpart-named': {
    what: 'The order slip names its Greek counterpart ({name}), which the tax authority most likely refuses.',
    todo: 'Remove counterpart; if your provider asks for it, remove at least counterpart.name.',
  },
  'parties/foreign-party-incomplete': {
    what: 'The counterpart from {country} has no {member}, and the tax authority does not know it by its number.',
    todo: 'Add counterpart.{member}.',
  },
  'parties/movement-party-incomplete': {
    what: 'This document moves goods, and the {party} has no {member}.',
    todo: 'Add {party}.{member}.',
  },
  'parties/receiving-party-incomplete': {
    what: 'On this receiving note the {party} has no {member}.',
    todo: 'Add {party}.{member}: on a goods movement it is expected.',
  },
  'parties/same-party': {
    what: 'Issuer and counterpart have the same tax number, {vatNumber}.',
    todo: 'Correct the counterpart; goods that travel between own establishments have movePurpose 8.',
  },
  'parties/own-transfer-to-other': {
    what: 'The move purpose is 8 (between own establishments), but the goods go from {issuer} to {counterpart}.',
    todo: 'Choose the move purpose that fits, or name the own establishment as counterpart.',
  },
  'parties/aggregate-note-counterpart': {
    what: 'The counterpart of an aggregate delivery note is 000000000[, but here it is {vatNumber}].',
    todo: 'Give the number 000000000, as the recipients are not yet known; for one recipient issue a 9.3.',
  },
  'parties/number-of-other-country': {
    what: 'The tax number {vatNumber} belongs to {other}, but the country of the counterpart is {country}.',
    todo: 'Correct the country or the number; they differ only where the company is registered for VAT abroad.',
  },
  'parties/name-blank': {
    what: 'The name of the {party} is given, but empty.',
    todo: 'Leave the name out: the tax authority has the names of Greek parties.',
  },
  'parties/address-blank': {
    what: 'The address of the counterpart has an empty {member}.',
    todo: 'Give postal code and city, or leave the address out.',
  },
} satisfies Words;
