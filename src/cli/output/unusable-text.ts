import type { Unusable } from '../input/fault.js';
import type { TextItem } from '../input/items.js';
import type { CliWords } from '../words/index.js';
import { clean } from './clean.js';

/** Strays that are named; a hostile request may have a million. */
const NAMED_STRAYS = 5;

/** What is reported on standard error. */
export type Complaint = Extract<TextItem, { readonly kind: 'unusable' | 'strays' }>;

/** The line of standard error about a part of the input that is no document. */
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
  // Each fault has words of its own type; the table is exhaustive.
  const say = words.faults[fault.name] as (fault: Unusable['fault']) => string;
  return clean(say(fault));
}
