import type { Words } from '../../words-type.js';

export const parties = {
  'parties/counterpart-missing': {
    what: 'A document of type {type} needs a counterpart, and there is none.',
    todo: 'Add counterpart with vatNumber, country and branch.',
  },
  'parties/counterpart-expected': {
    what: 'A document of type {type} most likely needs a counterpart, and there is none.',
    todo: 'Name whom the goods come from.',
  },
  'parties/counterpart-forbidden': {
    what: 'A document of type {type} carries no counterpart.',
    todo: 'Remove counterpart, or issue an invoice to this customer.',
  },
  'parties/counterpart-on-slip': {
    what: 'An order slip carries a counterpart, which the tax authority does not want there.',
    todo: 'Remove counterpart unless your provider asks for it.',
  },
  'parties/counterpart-number-missing': {
    what: 'The counterpart has no tax number, which a document of type {type} needs.',
    todo: 'Give counterpart.vatNumber, or issue a retail document to a private person.',
  },
  'parties/foreign-number-blank': {
    what: 'The counterpart from {country} has an empty tax number.',
    todo: 'Give the number under which it trades in its own country, if it has one.',
  },
  'parties/private-recipient': {
    what: 'The recipient of the goods has no tax number.',
    todo: 'Leave it so for a private person; give counterpart.vatNumber for a company.',
  },
  'parties/tax-number': {
    what: 'The number {vatNumber} is no Greek tax number.',
    todo: 'Give nine digits, of which the last one checks the others.',
  },
  'parties/vat-number-not-bare': {
    what: 'The tax number {vatNumber} is not written bare.',
    todo: 'Write {bare}: the country stands in its own member.',
  },
  'parties/counterpart-placeholder': {
    what: 'The counterpart has the number {vatNumber}, which stands for nobody.',
    todo: 'Give the tax number of the customer, or issue a retail document.',
  },
  'parties/counterpart-not-greek': {
    what: 'A document of type {type} is for a Greek counterpart, but its country is {country}.',
    todo: 'Use the type for its country: within the European Union 1.2 or 2.2, outside 1.3 or 2.3.',
  },
  'parties/counterpart-not-in-union': {
    what: 'A document of type {type} is for another member state of the European Union, but the country is {country}.',
    todo: 'Use 1.1 or 2.1 for Greece, 1.3 or 2.3 outside the Union.',
  },
  'parties/counterpart-in-union': {
    what: 'A document of type {type} is for a country outside the European Union, but the country is {country}.',
    todo: 'Use 1.1 or 2.1 for Greece, 1.2 or 2.2 within the Union.',
  },
  'parties/issuer-abroad': {
    what: 'The issuer is from {country}; on most types the tax authority takes Greek issuers alone.',
    todo: 'Check issuer.country: Greece is GR.',
  },
  'parties/greek-issuer-named': {
    what: 'The Greek issuer stands with its {member}, which the tax authority refuses on a document that moves no goods.',
    todo: 'Put it into the print block (providerAdditionalInvoiceDetails.issuer) and remove issuer.{member}.',
  },
  'parties/greek-counterpart-named': {
    what: 'The Greek counterpart stands with its name, {name}, which the tax authority refuses on a document that moves no goods.',
    todo: 'Put it into the print block (providerAdditionalInvoiceDetails.counterpart) and remove counterpart.name.',
  },
  'parties/slip-counterpart-named': {
    what: 'The order slip names its Greek counterpart, {name}, which the tax authority most likely refuses.',
    todo: 'Remove counterpart unless your provider asks for it, or at least counterpart.name.',
  },
  'parties/foreign-party-incomplete': {
    what: 'The counterpart from {country} has no {member}, and the tax authority does not know it by its number.',
    todo: 'Add counterpart.{member}.',
  },
  'parties/movement-party-incomplete': {
    what: 'Goods travel by this document, and the {party} has no {member}.',
    todo: 'Add {party}.{member}.',
  },
  'parties/receiving-party-incomplete': {
    what: 'On this receiving note the {party} has no {member}.',
    todo: 'Add {party}.{member}: goods movements are expected to have it.',
  },
  'parties/same-party': {
    what: 'Issuer and counterpart have the same number, {vatNumber}.',
    todo: 'Correct the counterpart; goods that travel between own establishments have movePurpose 8.',
  },
  'parties/own-transfer-to-other': {
    what: 'The purpose is a movement between own establishments, but the goods go from {issuer} to {counterpart}.',
    todo: 'Choose the purpose that fits, or name the own establishment as counterpart.',
  },
  'parties/aggregate-note-counterpart': {
    what: 'An aggregate delivery note does not have the recipient 000000000[ but {vatNumber}].',
    todo: 'Give the number 000000000: the recipients are not yet known. For one recipient issue a 9.3.',
  },
} satisfies Words;
