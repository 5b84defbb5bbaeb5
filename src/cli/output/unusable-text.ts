import type { Unusable } from '../input/fault.js';
import type { TextItem } from '../input/items.js';
import type { CliWords } from '../words/index.js';
import { clean } from './clean.js';

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

function faultText({ fault }: Unusable, words: CliWords): string {
  // The words of each fault have their own type; the table is exhaustive.
  const say = words.faults[fault.name] as (fault: Unusable['fault']) => string;
  return clean(say(fault));
}
