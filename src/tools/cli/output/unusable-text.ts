import type { Fault, Unusable } from '../input/fault.js';
import type { TextItem } from '../input/items.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

/** How many unexpected members are named; a hostile request may have a million. */
const NAMED_STRAYS = 5;

/** Input items that are reported on standard error. */
export type Complaint = Extract<TextItem, { readonly kind: 'unusable' | 'strays' }>;

/** The line on standard error about a part of the input that is not a document. */
export function complaint(item: Complaint, words: CliWords): string {
  if (item.kind === 'unusable')
    return `parastatiko: ${sourceWords(item.unusable, words)}: ${faultText(item.unusable, words)}`;
  const members = item.members.slice(0, NAMED_STRAYS).map((member) => clean(member, 60));
  const more = item.members.length > NAMED_STRAYS ? ', …' : '';
  return `parastatiko: ${sourceWords(item, words)}: ${words.report.strays(`${members.join(', ')}${more}`)}`;
}

function sourceWords({ source, line, index }: Omit<Unusable, 'fault'>, { report }: CliWords): string {
  return [
    source === '-' ? report.standardInput : clean(source),
    ...(line === undefined ? [] : [report.inputLine(line)]),
    ...(index === undefined ? [] : [report.document(index + 1)]),
  ].join(', ');
}

const faultText = ({ fault }: Unusable, words: CliWords): string => clean(sentenceOf(fault, words));

function sentenceOf(fault: Fault, { faults, faultParts: parts, syntax }: CliWords): string {
  const placeOf = (line: number | undefined, column: number): string =>
    line === undefined ? parts.inColumn(column) : parts.inLine(line, column);
  switch (fault.name) {
    case 'other-format':
      return parts.formats[fault.format];
    case 'not-utf-8':
      return fault.line === undefined ? faults['not-utf-8']() : parts.line(fault.line);
    case 'syntax': {
      const why = syntax[fault.why]({ found: fault.found === '' ? parts.end : fault.found });
      return faults.syntax({ place: placeOf(fault.line, fault.column), why });
    }
    case 'duplicate-key': {
      const lines = fault.lines === undefined ? '' : parts.lines(...fault.lines);
      return faults['duplicate-key']({ key: fault.key, pointer: fault.pointer, lines });
    }
    case 'inexact-number':
      return faults['inexact-number']({ place: placeOf(fault.line, fault.column), found: fault.found });
    case 'not-documents':
      return faults['not-documents']({ found: parts.found[fault.found] ?? fault.found });
    default: {
      // The words of each fault have their own type; the table is exhaustive.
      const say = faults[fault.name] as (fault: Fault) => string;
      return say(fault);
    }
  }
}
