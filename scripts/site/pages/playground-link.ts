import { deflateRawSync } from 'node:zlib';
import { fragmentWith, type InputKind } from '../../../site/src/playground/fragment.js';
import { addressOf, type SiteLanguage } from '../page.js';

/** The address of the playground with an input in it. */
export function playgroundLink(
  kind: InputKind,
  value: unknown,
  now: string | undefined,
  language: SiteLanguage,
): string {
  const packed = deflateRawSync(JSON.stringify(value, null, 2)).toString('base64url');
  return `${addressOf('playground', language)}#${fragmentWith({ kind, now }, packed)}`;
}
