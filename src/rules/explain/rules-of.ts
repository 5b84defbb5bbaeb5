import type { ProviderMessage } from '../authority/provider-messages.js';
import type { Rule } from '../engine/rule.js';
import { allRules } from '../registry.js';

/** Errors of the provider, raised before the document reaches the authority. */
const OF_PROVIDER: ReadonlySet<string> = new Set(['451', '620', '621', '622', '623']);

/** Whether a code belongs to the provider. */
export const isOfProvider = (code: string): boolean => OF_PROVIDER.has(code);

/** The rules about documents that prevent an error, in the order of the registry. */
export function rulesOf(code: string): readonly Rule[] {
  // The error is about a document, so rules about facts do not help.
  return allRules.filter(
    ({ layer, authorityCode, alsoPrevents = [] }) =>
      layer !== 'facts' && [authorityCode, ...alsoPrevents].some((prevented) => String(prevented) === code),
  );
}

export const rulesOfMessage = (message: ProviderMessage): readonly Rule[] =>
  allRules.filter(({ providerMessage }) => providerMessage === message);
