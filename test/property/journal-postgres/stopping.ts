import type {
  ReplicationSource,
  ReplicationTarget,
} from '../../../src/sending/client/journal/replication.js';

/** Thrown where a copy is stopped. */
export class Stopped extends Error {}

/**
 * Both sides of a copy, which stop at one step: each call has a step before it and one after it, at which the answer is
 * lost.
 */
export function stoppingAt(last: number, changes: ReplicationSource, replicas: ReplicationTarget) {
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps > last) throw new Stopped();
  };
  const stepping =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      step();
      const answer = await call(...given);
      step();
      return answer;
    };
  return {
    from: {
      changes: {
        origin: stepping(() => changes.origin()),
        after: stepping((reached: Parameters<typeof changes.after>[0]) => changes.after(reached)),
      },
    },
    to: {
      replicas: {
        copiedUntil: stepping((origin: string) => replicas.copiedUntil(origin)),
        receive: stepping((batch: Parameters<typeof replicas.receive>[0]) => replicas.receive(batch)),
        list: () => replicas.list(),
        takeOver: (origin: string) => replicas.takeOver(origin),
      },
    },
  };
}
