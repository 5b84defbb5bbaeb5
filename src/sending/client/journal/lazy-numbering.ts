import type { IsTaken, Numbering } from '../../../flows/inside.js';
import type { DocumentNumber } from '../hooks.js';

/** A numbering that is loaded when it is first used, because most clients keep their numbers elsewhere. */
export function lazyNumbering(load: () => Promise<Numbering>): Numbering {
  let loading: Promise<Numbering> | undefined;
  const numbering = (): Promise<Numbering> => {
    loading ??= load();
    return loading;
  };
  return {
    reserve: async (...given) => (await numbering()).reserve(...given),
    continueAt: async (...given) => (await numbering()).continueAt(...given),
    commit: async (...given) => (await numbering()).commit(...given),
    burn: async (...given) => (await numbering()).burn(...given),
    release: async (...given) => (await numbering()).release(...given),
    open: async (...given) => (await numbering()).open(...given),
    gaps: async (...given) => (await numbering()).gaps(...given),
    reuses: async (...given) => (await numbering()).reuses(...given),
  };
}

export const withoutTaken = (
  numbering: Numbering,
  isTaken: (number: DocumentNumber, kind: Parameters<IsTaken>[1]) => boolean,
): Numbering => ({
  ...lazyNumbering(async () => numbering),
  reserve: (series, facts) =>
    numbering.reserve(series, facts, (aa, kind) => isTaken({ ...series, aa }, kind)),
});
