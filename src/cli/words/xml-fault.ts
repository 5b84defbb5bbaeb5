import type { RegistryXmlError } from '../../registry/error.js';
import { clean } from '../output/clean.js';
import { pointerOf } from '../output/pointer.js';
import type { CliWords } from './index.js';

/** The line on standard error about XML that cannot be written or read. */
export function xmlFault(
  { reason, path, position }: RegistryXmlError,
  source: string,
  { report, xml }: CliWords,
): string {
  const place = [
    source === '-' ? report.standardInput : clean(source),
    ...(position === undefined ? [] : [xml.position(position.line, position.column)]),
    ...(path.length === 0 ? [] : [clean(pointerOf(path))]),
  ].join(', ');
  return `parastatiko: ${place}: ${xml.faults[reason]}`;
}
