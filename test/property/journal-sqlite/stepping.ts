import { passing } from '../../passing.js';

/** What every process of these tests has: its orders, and the step at which it kills itself. */
export interface Orders {
  readonly does: 'sell' | 'sell-beside-others' | 'send-the-first' | 'reserve-and-wait' | 'serve' | 'receive';
  readonly file: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly holder: string;
  /** A file with the documents to be issued; that of number 1 comes first. */
  readonly documents: string;
  readonly now: string;
  /** The step at which the process kills itself. */
  readonly killAt?: number;
}

/** The orders come as JSON in the first argument. */
export const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;

/** Says something to the test, and waits until the pipe has it. */
export const say = (line: string): Promise<void> =>
  new Promise((resolve) => process.stdout.write(`${line}\n`, () => resolve()));

let steps = 0;
export const stepsTaken = (): number => steps;

export function step(): void {
  steps += 1;
  if (steps === orders.killAt) process.kill(process.pid, 'SIGKILL');
}

/** The same object, with a step before and after each of its methods. */
export function stepping<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    get: (_, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        step();
        const answer: unknown = member.apply(target, given);
        return answer instanceof Promise ? answer.finally(step) : answer;
      };
    },
  });
}

/** A `fetch` with a step before each call and after each answer. */
export const steppingFetch =
  (real: typeof fetch): typeof fetch =>
  async (...given) => {
    step();
    const answer = await real(...given);
    step();
    return answer;
  };

const started = passing();
/** The clock of the test, which goes on from the moment that the orders name. */
export const clock = { now: () => new Date(Date.parse(orders.now) + passing() - started) };
