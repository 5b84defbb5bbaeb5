import type { Words } from '../../words-type.js';

export const parties = {
  'parties/counterpart-missing': {
    what: 'A document of type {type} needs a counterpart.',
    todo: 'Add counterpart with vatNumber, country and branch.',
  },
  'parties/counterpart-expected': {
    what: 'A document of type {type} probably needs a counterpart.',
    todo: 'Name the party that the goods come from in counterpart.',
  },
  'parties/counterpart-forbidden': {
    what: 'A document of type {type} cannot have a counterpart.',
    todo: 'Remove counterpart. If the recipient has to be named, issue an invoice (1.1 or 2.1).',
  },
  'parties/counterpart-on-slip': {
    what: 'The order slip has a counterpart, which the tax authority does not expect.',
    todo: 'Remove counterpart, unless your provider requires it.',
  },
  'parties/counterpart-number-missing': {
    what: 'The counterpart has no tax number, but a document of type {type} needs one.',
    todo: 'Give counterpart.vatNumber. For a private person, issue a retail document (11.1 or 11.2).',
  },
  'parties/foreign-number-blank': {
    what: 'The counterpart from {country} has an empty tax number.',
    todo: 'Give the tax number that it has in its own country, if it has one.',
  },
  'parties/private-recipient': {
    what: 'The counterpart that receives the goods has no tax number.',
    todo: 'Leave it out for a private person. For a company, give counterpart.vatNumber.',
  },
  'parties/eu-number-form': {
    what: '{place} is {vatNumber}, which does not have the form of a tax number from {country}.',
    todo: 'Give the number as registered in that country, with its prefix at most once.',
  },
  'parties/tax-number': {
    what: '{place} is {vatNumber}, which is not a Greek tax number.',
    todo: 'Give nine digits; the last one is the check digit[. With the 0 in front it is {padded}].',
  },
  'parties/vat-number-not-bare': {
    what: 'The tax number {vatNumber} is not just digits.',
    todo: 'Write {bare}: the country has its own member.',
  },
  'parties/counterpart-placeholder': {
    what: 'The counterpart has the tax number {vatNumber}, which is a placeholder.',
    todo: 'Give the real tax number of the counterpart, or issue a retail document (11.1 or 11.2).',
  },
  'parties/counterpart-not-greek': {
    what: "A document of type {type} is for a Greek counterpart, but the counterpart's country is {country}.",
    todo: 'Use the type for its country: 1.2 or 2.2 in the European Union, 1.3 or 2.3 elsewhere.',
  },
  'parties/counterpart-not-in-union': {
    what: "A document of type {type} is for a counterpart in another EU member state, but the counterpart's country is {country}.",
    todo: 'Use 1.1 or 2.1 for Greece, 1.3 or 2.3 outside the European Union.',
  },
  'parties/counterpart-in-union': {
    what: "A document of type {type} is for a counterpart outside the European Union, but the counterpart's country is {country}.",
    todo: 'Use 1.1 or 2.1 for Greece, 1.2 or 2.2 in the European Union.',
  },
  'parties/issuer-abroad': {
    what: "The issuer's country is {country}, but on most types the tax authority accepts only Greek issuers.",
    todo: 'Check issuer.country: the code for Greece is GR.',
  },
  'parties/greek-issuer-named': {
    what: 'The document has the {member} of the Greek issuer, which the tax authority refuses on a document that moves no goods.',
    todo: 'Move it to the print block (providerAdditionalInvoiceDetails.issuer) and remove issuer.{member}.',
  },
  'parties/greek-counterpart-named': {
    what: 'The document has the name of the Greek counterpart ({name}), which the tax authority refuses on a document that moves no goods.',
    todo: 'Move it to the print block (providerAdditionalInvoiceDetails.counterpart) and remove counterpart.name.',
  },
  'parties/slip-counterpart-named': {
    what: 'The order slip has the name of its Greek counterpart ({name}), which the tax authority probably refuses.',
    todo: 'Remove counterpart. If your provider requires it, remove at least counterpart.name.',
  },
  'parties/foreign-party-incomplete': {
    what: 'The counterpart from {country} has no {member}, and the tax authority cannot look it up by tax number.',
    todo: 'Add counterpart.{member}.',
  },
  'parties/movement-party-incomplete': {
    what: 'This document moves goods, but the {party} has no {member}.',
    todo: 'Add {party}.{member}.',
  },
  'parties/receiving-party-incomplete': {
    what: 'The receiving note has no {place}.',
    todo: 'Add {party}.{member}: it is expected on goods movements.',
  },
  'parties/same-party': {
    what: 'Issuer and counterpart have the same tax number, {vatNumber}.',
    todo: 'Correct the counterpart. Goods that move between your own establishments have movePurpose 8.',
  },
  'parties/own-transfer-to-other': {
    what: 'The move purpose is 8 (between own establishments), but the goods go from {issuer} to {counterpart}.',
    todo: 'Choose the right move purpose, or name your own establishment as the counterpart.',
  },
  'parties/aggregate-note-counterpart': {
    what: 'The counterpart of an aggregate delivery note has to be 000000000[, but it is {vatNumber}].',
    todo: 'Use the number 000000000. For a single recipient, issue a 9.3.',
  },
  'parties/number-of-other-country': {
    what: 'The tax number {vatNumber} is from {other}, but the country of the counterpart is {country}.',
    todo: 'Correct the country or the number, unless the company is registered for VAT in another country.',
  },
  'parties/name-blank': {
    what: 'The name of the {party} is empty.',
    todo: 'Leave the name out: the tax authority has the names of Greek parties.',
  },
  'parties/address-blank': {
    what: 'The address of the counterpart has an empty {member}.',
    todo: 'Fill in postal code and city, or leave the address out.',
  },
} satisfies Words;
