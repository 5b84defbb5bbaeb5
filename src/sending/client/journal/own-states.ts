import type { Locale } from '../../../issues/inside.js';
import { JournalError } from './error.js';
import type { FlowStates } from './states.js';

/** How the names of the states begin that the library keeps for itself. */
export const OWN = 'parastatiko ';

const BY = 'parastatiko';

/** A state that the library keeps for itself. */
export const own = <State extends object>(state: State): State & { readonly by: string } => ({
  ...state,
  by: BY,
});

/** Throws `JournalError` if a state of the caller has a name that belongs to the library. Anyone may remove one. */
export function refuseOwnNames(states: FlowStates | undefined, locale?: Locale): void {
  for (const [name, state] of Object.entries(states ?? {})) {
    const { by } = Object(state) as { readonly by?: unknown };
    if (!name.startsWith(OWN) || state === undefined || by === BY) continue;
    throw new JournalError('journal/own-name', {
      params: { name: name.slice(0, LONGEST), prefix: OWN },
      locale,
    });
  }
}

const LONGEST = 120;

/** A state as it is stored: its name and its JSON, without which it is removed. */
export type StateText = readonly [name: string, text: string | undefined];

/**
 * States as they are now, for a step that waits before it writes. In the order of their names, so that two steps cannot
 * wait for each other.
 */
export function textsOf(states: FlowStates = {}, locale?: Locale): readonly StateText[] {
  refuseOwnNames(states, locale);
  return Object.keys(states)
    .sort()
    .map((name) => [name, JSON.stringify(states[name])]);
}
