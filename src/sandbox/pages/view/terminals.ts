import { centsToString } from '../../../money/index.js';
import type { Site } from '../site.js';
import type { TerminalsView } from './types.js';

const NEWEST = -30;

/** The terminals and their newest charges, the newest first. */
export const terminalsView = ({ world, terminals }: Site): TerminalsView => ({
  terminals: terminals.list(),
  charges: [...world.state.terminalCharges.all()]
    .slice(NEWEST)
    .reverse()
    .map(({ amount, tip, paid, data, ...row }) => ({
      ...row,
      amount: centsToString(amount),
      tip: centsToString(tip),
      paid: centsToString(paid),
      parts: data?.split(';') ?? [],
    })),
});
