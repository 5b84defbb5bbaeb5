import type { Words } from '../../words-type.js';

export const credit = {
  'issued/unreadable': {
    what: 'The document cannot be read in full: {detail}.',
    todo: 'Give the document as it was issued, alone or as { document, mark }; validate says all that is odd in it.',
  },
  'issued/correlated-form': {
    what: 'correlated is {found}, neither true nor false, so it is not clear which document is meant.',
    todo: 'Leave it out for a link to the original, or state false for none.',
  },
  'credit/no-credit-type': {
    what: 'No document type credits a {type}.',
    todo: 'Ask your accountant how this document is set right.',
  },
  'credit/only-correlated': {
    what: 'A {type} is of expenses, which a credit without a link (5.2) does not take.',
    todo: 'Credit it by 5.1: leave out `correlated: false`.',
  },
  'credit/only-uncorrelated': {
    what: 'No source states that 5.1 credits a {type}.',
    todo: 'Credit it without a link (5.2) by `correlated: false`, if that is what your accountant wants.',
  },
  'credit/is-credit': {
    what: 'A {type} is a credit itself.',
    todo: 'Issue what was credited by mistake anew, as a sale.',
  },
  'credit/is-note': {
    what: 'A {type} is a note without value: it is cancelled, not credited.',
    todo: 'Cancel it with `cancellationOf`, or let the goods come back with a note of return.',
  },
  'credit/is-slip': {
    what: 'An order slip (8.6) is cancelled, not credited.',
    todo: 'Cancel its lines, or all slips of its table, with the table flow.',
  },
  'credit/is-collection': {
    what: 'A POS collection (8.4) is returned by an 8.5, not credited.',
    todo: 'Issue an 8.5 for the amount that goes back.',
  },
  'credit/no-mark': {
    what: 'The {type} has no MARK yet, and the credit names the original by its MARK.',
    todo: 'Wait for the MARK, which an offline document gets within a day, or credit without a link by `correlated: false`.',
  },
  'credit/mark-differs': {
    what: 'The MARK {stated} is stated for an original that has the MARK {mark}.',
    todo: 'State the MARK once, as it was answered for this original.',
  },
  'credit/earlier-not-credit': {
    what: '{document} is a {type}, not a credit.',
    todo: 'Give only credits (5.1, 5.2, 11.4) as earlier ones.',
  },
  'credit/earlier-of-other': {
    what: '{document} does not credit the document with MARK {mark}: it has another issuer or currency, or names other documents.',
    todo: 'Leave it out, or give the original that it credits.',
  },
  'credit/earlier-of-several': {
    what: '{document} credits {count} documents at once, so its share of this one is not known.',
    todo: 'Leave it out, and state the lines and amounts that are credited now.',
  },
  'credit/earlier-twice': {
    what: '{document} is given twice among the earlier credits.',
    todo: 'Give each earlier credit once.',
  },
  'credit/earlier-unplaced': {
    what: 'Lines of earlier credits belong to no line of the original ({count} of them, {net} net and {vat} VAT), so what remains is known in total only.',
    todo: 'State the lines that are credited now.',
  },
  'credit/facts-form': {
    what: 'What is said of the credit is {found}, not an object.',
    todo: 'Give series, number, date, payments, and the lines if not all of them.',
  },
  'credit/lines-form': {
    what: 'The lines are {found}, not a list of objects with at least one.',
    todo: 'Name each credited line by its number, or leave the lines out to credit all that remains.',
  },
  'credit/member-unknown': {
    what: 'There is no {member} here.',
    todo: 'A credit states number, date, payments, lines, earlier credits and print; a line states its number, quantity or net or gross, and income. The rest comes from the original.',
  },
  'credit/line-unknown': {
    what: 'The original has no line {line}.',
    todo: 'Its lines are {lines}.',
  },
  'credit/line-twice': {
    what: 'Line {line} is credited twice.',
    todo: 'Credit each line once, with the sum.',
  },
  'credit/line-credited': {
    what: 'Line {line} ({item}) has no value, and an earlier credit has taken it.',
    todo: 'Leave the line out.',
  },
  'credit/line-measured-twice': {
    what: 'Line {line} is credited by {members} at once.',
    todo: 'State a quantity, a net amount or an amount with VAT; the rest follows from the original.',
  },
  'credit/value-form': {
    what: 'The {member} is {found}, which is not an exact decimal; amounts have two decimals at most.',
    todo: "Give it as text with a point, such as '2.5'.",
  },
  'credit/value-not-above': {
    what: 'The {member} is {found}, but what is credited is above zero.',
    todo: 'Give a positive value: the type of the credit gives the sign.',
  },
  'credit/no-quantity': {
    what: 'Line {line} of the original has no quantity.',
    todo: 'Credit it by a net amount or by an amount with VAT.',
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
    what: 'All lines together have {left} left to credit, not {wanted}: earlier credits took the rest.',
    todo: 'Credit at most what is left.',
  },
  'credit/nothing-left': {
    what: 'Nothing of the original is left to credit.',
    todo: 'Earlier credits took all of it; issue no other.',
  },
} satisfies Words;
