import { createClient } from 'parastatiko/client';
import { createSandbox } from 'parastatiko/sandbox';
import { marks } from './facts.js';
import { isServed, serveDay } from './serve.js';

/** A quarter to seven in the morning in Athens, before the first delivery: the time of validation. */
export const clock = new Date('2026-11-20T06:45:00+02:00');

/** The service of the day, in this process: nothing is filed with the tax authority. */
export const sandbox = await createSandbox({
  clock: { now: () => clock },
  keys: [{ key: 'shop-key', companies: ['800123456'] }],
  settings: { firstMark: Number(Object.keys(marks)[0]) },
});

/** The port of the day, with `--serve`: the links of its documents lead there. */
export const served = isServed ? await serveDay(sandbox) : undefined;

/** The client of the shop. */
export const client = createClient({
  ...sandbox.clientOptions(),
  ...(served !== undefined && { baseUrl: served.address }),
});

/** A time of the day. */
export const moment = (time: string): Date => new Date(`2026-11-20T${time}:00+02:00`);

/** Lets time pass until then. */
export const until = (time: string): Promise<void> =>
  sandbox.advance(moment(time).getTime() - sandbox.now().getTime());
