import type { Context, ExitCode } from '../args/command.js';
import { housesOf } from '../sandbox/houses.js';
import { secretIn } from '../service/key-and-address.js';
import { textOf } from '../service/options.js';
import { complain } from '../service/report-error.js';
import { type Backend, openBackend } from './backend.js';
import { reportUnusable } from './report-unusable.js';

/**
 * Opens what the options name (see `backendOptions`), runs `work` with it, and closes it. What cannot be used is reported:
 * exit code 2.
 *
 * @param folder the folder if the options name none. `undefined`: everything is kept in memory
 * @param address where a server is to listen
 */
export async function withBackend(
  context: Context,
  { folder, address }: { readonly folder?: string; readonly address?: string },
  work: (backend: Backend) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { io, values, words, locale } = context;
  const baseUrl = textOf(values, 'service');
  const keyFile = textOf(values, 'key-file');
  if ((baseUrl === undefined) !== (keyFile === undefined)) {
    await complain(context, words.serve.serviceAndKey);
    return 2;
  }
  const apiKey = keyFile === undefined ? undefined : await secretIn(context, keyFile);
  if (keyFile !== undefined && apiKey === undefined) return 2;
  const houses = housesOf(context);
  return await reportUnusable(
    context,
    async () => {
      const backend = await openBackend({
        folder: textOf(values, 'data') ?? folder,
        database: textOf(values, 'database'),
        service: baseUrl === undefined || apiKey === undefined ? undefined : { baseUrl, apiKey },
        houses,
        now: io.now,
        locale,
      });
      try {
        return await work(backend);
      } finally {
        await backend.close();
      }
    },
    address,
  );
}
