import type { Words } from '../../words-type.js';

export const credit = {
  'issued/unreadable': {
    what: 'The document cannot be read in full: {detail}.',
    todo: 'Give the document as it was issued, alone or as { document, mark }; validate reports every problem in it.',
  },
  'issued/correlated-form': {
    what: 'correlated is {found}, neither true nor false, so it is not clear which document is meant.',
    todo: 'Leave it out to link the original, or give false for a credit without a link.',
  },
  'credit/no-credit-type': {
    what: 'No document type can credit a {type}.',
    todo: 'Ask your accountant how to correct this document.',
  },
  'credit/only-correlated': {
    what: 'A {type} records expenses, which a credit without a link (5.2) cannot have.',
    todo: 'Credit it with a 5.1: leave out `correlated: false`.',
  },
  'credit/only-uncorrelated': {
    what: 'No source states that a 5.1 can credit a {type}.',
    todo: 'Use `correlated: false` to credit it without a link (5.2), if your accountant agrees.',
  },
  'credit/is-credit': {
    what: 'A {type} is itself a credit.',
    todo: 'Issue a new sale for what was credited by mistake.',
  },
  'credit/is-note': {
    what: 'A {type} is a note without value, so it is cancelled, not credited.',
    todo: 'Cancel it with `cancellationOf`, or issue a return note for the goods.',
  },
  'credit/is-slip': {
    what: 'An order slip (8.6) is cancelled, not credited.',
    todo: 'Cancel its lines, or all slips of its table, with the table flow.',
  },
  'credit/is-collection': {
    what: 'A POS collection (8.4) is returned by an 8.5, not credited.',
    todo: 'Issue an 8.5 for the amount that is returned.',
  },
  'credit/no-mark': {
    what: 'The {type} has no MARK yet, and the credit has to name the original by its MARK.',
    todo: 'Wait for the MARK, which an offline document gets within a day, or use `correlated: false` to credit it without a link.',
  },
  'credit/mark-differs': {
    what: 'The MARK {stated} was given for an original with the MARK {mark}.',
    todo: 'Give the MARK once, as the service returned it for this original.',
  },
  'credit/earlier-not-credit': {
    what: '{document} is a {type}, not a credit.',
    todo: 'Give only credits (5.1, 5.2, 11.4) as earlier credits.',
  },
  'credit/earlier-of-other': {
    what: '{document} does not credit the document with MARK {mark}: its issuer or currency differs, or it names other documents.',
    todo: 'Leave it out, or give the original that it credits.',
  },
  'credit/earlier-of-several': {
    what: '{document} credits {count} documents at once, so the amount that belongs to this one is unknown.',
    todo: 'Leave it out, and state the lines and amounts to credit now.',
  },
  'credit/earlier-twice': {
    what: '{document} is listed twice in the earlier credits.',
    todo: 'Give each earlier credit once.',
  },
  'credit/earlier-unplaced': {
    what: 'Some lines of earlier credits match no line of the original ({count} in total, {net} net and {vat} VAT), so only the remaining total is known.',
    todo: 'State the lines to credit now.',
  },
  'credit/facts-form': {
    what: 'The facts of the credit are {found}, not an object.',
    todo: 'Give series, number, date and payments, and also the lines if you do not credit all of them.',
  },
  'credit/lines-form': {
    what: 'The lines are {found}, not a list with at least one object.',
    todo: 'Name each credited line by its number, or leave the lines out to credit everything that is left.',
  },
  'credit/member-unknown': {
    what: 'A credit has no member {member}.',
    todo: 'A credit has number, date, payments, lines or percent, earlier credits and print; a line has its number, quantity or net or gross, and income. Everything else comes from the original.',
  },
  'credit/line-unknown': {
    what: 'The original has no line {line}.',
    todo: 'It has these lines: {lines}.',
  },
  'credit/line-twice': {
    what: 'Line {line} is credited twice.',
    todo: 'Credit each line once, with the total.',
  },
  'credit/line-credited': {
    what: 'Line {line} ({item}) has no value, and an earlier credit already has it.',
    todo: 'Leave the line out.',
  },
  'credit/line-measured-twice': {
    what: 'Line {line} is credited by more than one of its values: {members}.',
    todo: 'Give only one: a quantity, a net amount or an amount with VAT. The rest follows from the original.',
  },
  'credit/value-form': {
    what: 'The {member} is {found}, which is not an exact decimal with at most two decimals for amounts.',
    todo: "Give it as text with a decimal point, such as '2.5'.",
  },
  'credit/value-not-above': {
    what: 'The {member} is {found}, but a credited value has to be above zero.',
    todo: 'Give a positive value: the document type implies the sign.',
  },
  'credit/percent-above': {
    what: 'The percent is {found}, but a credit takes at most 100 percent of what is left.',
    todo: 'Give a percentage up to 100.',
  },
  'credit/percent-and-lines': {
    what: 'The credit has both a percent and lines.',
    todo: 'Give percent to credit a share of everything, or lines to credit some of them.',
  },
  'credit/no-quantity': {
    what: 'Line {line} of the original has no quantity.',
    todo: 'Credit it by a net amount or an amount with VAT.',
  },
  'credit/above-quantity': {
    what: 'Line {line} ({item}) has {left} left to credit, not {wanted}.',
    todo: 'Credit at most what is left.',
  },
  'credit/above-net': {
    what: 'Line {line} ({item}) has {left} net left to credit, not {wanted}.',
    todo: 'Credit at most what is left.',
  },
  'credit/above-gross': {
    what: 'Line {line} ({item}) has {left} with VAT left to credit, not {wanted}.',
    todo: 'Credit at most what is left.',
  },
  'credit/above-total': {
    what: 'All lines together have {left} left to credit, not {wanted}: earlier credits have used the rest.',
    todo: 'Credit at most what is left.',
  },
  'credit/nothing-left': {
    what: 'The original has nothing left to credit.',
    todo: 'Earlier credits cover all of it. Do not issue another.',
  },
} satisfies Words;
