/** Explores worlds with several processes. */
import { fork } from 'node:child_process';
import { compiled } from '../compiled.js';
import type { Message, Part } from './explore.js';
import type { Place } from './journals.js';

export interface Explored {
  /** What was found, by seed. */
  readonly findings: ReadonlyMap<string, readonly string[]>;
  /** How often each state was reached. */
  readonly reached: ReadonlyMap<string, number>;
}

/** Explores the worlds of these parts, each in a process. */
export async function explore(
  parts: readonly Part[],
  told: (message: Message) => void = () => undefined,
): Promise<Explored> {
  const program = await compiled('test/simulation/explore.ts', ['libsql', 'pg']);
  const findings = new Map<string, readonly string[]>();
  const reached = new Map<string, number>();
  await Promise.all(
    parts.map((part) => {
      const child = fork(program, [JSON.stringify(part)], { execArgv: [] });
      child.on('message', (message: Message) => {
        const { seed, findings: found = [], reached: states = {} } = message;
        if (seed !== undefined && found.length > 0) findings.set(seed, found);
        for (const [state, count] of Object.entries(states))
          reached.set(state, (reached.get(state) ?? 0) + count);
        told(message);
      });
      return new Promise<void>((resolve, reject) => {
        child.on('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`)),
        );
      });
    }),
  );
  return { findings, reached };
}

/** The worlds from a number on, for several processes. */
export const shares = (worlds: number, workers: number, from = 1, place: Place = 'memory'): Part[] =>
  Array.from({ length: workers }, (_, at) => ({
    ...{ from: from + at, step: workers, place },
    worlds: Math.floor(worlds / workers) + (at < worlds % workers ? 1 : 0),
  }));
