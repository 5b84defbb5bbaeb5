import { say } from '../../../issues/inside.js';
import { xmlErrors } from '../../../issues/locales/generated/en/xml.js';
import { pointerOf } from '../../../reading/inside.js';
import type { RegistryXmlError } from '../../../registry/index.js';
import type { Context } from '../args/command.js';
import { clean } from '../terminal/clean.js';

/** The line on standard error about XML that cannot be written or read. */
export function xmlFault(
  { problem, params, path, position }: RegistryXmlError,
  source: string,
  { words: { report, xml }, locale }: Pick<Context, 'words' | 'locale'>,
): string {
  const place = [
    source === '-' ? report.standardInput : clean(source),
    ...(position === undefined ? [] : [xml.position(position.line, position.column)]),
    ...(path.length === 0 ? [] : [clean(pointerOf(path))]),
  ].join(', ');
  return `parastatiko: ${place}: ${clean(say(xmlErrors, problem, params, locale))}`;
}
