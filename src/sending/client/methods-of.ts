import { refuseOthers } from '../../reading/options.js';
import { type Core, forCall } from './core.js';
import type { optionNames } from './generated/option-names.js';
import { IssueRun } from './issue/issue-run.js';
import { Pager } from './pager.js';

/** What a method does, with what the caller gives it. The options of the call come last. */
type Work<Given extends readonly unknown[], Answer> = (core: Core, ...given: Given) => Answer;

/** The names of all options are loaded with the first call. */
async function refuseOtherOptions(core: Core, type: keyof typeof optionNames, options: unknown) {
  const { optionNames } = await import('./generated/option-names.js');
  refuseOthers(options, optionNames[type], core.locale);
}

/**
 * How methods of a client are made from the functions that do their work: `call` returns their answer, `pages` reads their
 * pages, and `run` issues several documents. Each function is loaded with the first call.
 *
 * @param at the place of the options among the parameters of the method
 */
export const methodsOf = (core: Core) => ({
  call:
    <Given extends readonly unknown[], Answer>(
      type: keyof typeof optionNames,
      at: number,
      load: () => Promise<Work<Given, Promise<Answer>>>,
    ) =>
    async (...given: Given): Promise<Answer> => {
      const work = await load();
      const own = forCall(core);
      await refuseOtherOptions(core, type, given[at]);
      return await work(own, ...given);
    },
  pages:
    <Given extends readonly unknown[], Item>(
      type: keyof typeof optionNames,
      at: number,
      load: () => Promise<Work<Given, AsyncGenerator<readonly Item[]>>>,
    ) =>
    (...given: Given): Pager<Item> =>
      new Pager(async function* () {
        const work = await load();
        const own = forCall(core);
        await refuseOtherOptions(core, type, given[at]);
        yield* work(own, ...given);
      }),
  run:
    <Given extends readonly unknown[]>(
      type: keyof typeof optionNames,
      at: number,
      load: () => Promise<Work<Given, ConstructorParameters<typeof IssueRun>[0]>>,
    ) =>
    (...given: Given): IssueRun =>
      new IssueRun(
        (async function* () {
          const work = await load();
          await refuseOtherOptions(core, type, given[at]);
          return yield* work(core, ...given);
        })(),
      ),
});
