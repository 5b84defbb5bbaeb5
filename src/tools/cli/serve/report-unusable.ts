import { ClientError } from '../../../sending/client/index.js';
import { JournalError } from '../../../sending/client/journal/inside.js';
import type { Context, ExitCode } from '../args/command.js';
import { faultOfSystem } from '../input/items.js';
import { complaint } from '../output/unusable-text.js';
import { FileInUse, OtherFile } from '../sandbox/file-store.js';
import { complain } from '../service/report-error.js';
import { clean } from '../terminal/clean.js';
import { FolderInUse } from './backend.js';

/**
 * Runs `work`. A folder, a file or an address that cannot be used is reported on standard error: exit code 2.
 *
 * @param address where a server is to listen
 */
export async function reportUnusable(
  context: Context,
  work: () => Promise<ExitCode>,
  address = '',
): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    const { words, out, err } = context;
    const sentence = sentenceOf(error, context, address);
    if (sentence !== undefined) await complain(context, sentence);
    else if (isOfSystem(error) && error.path !== undefined) {
      const unusable = { source: clean(error.path), fault: faultOfSystem(error) };
      await out.flush();
      await err.line(complaint({ kind: 'unusable', unusable }, words));
    } else throw error;
    return 2;
  }
}

function sentenceOf(error: unknown, { words }: Context, address: string): string | undefined {
  if (error instanceof FolderInUse) return words.serve.folderInUse(clean(error.message));
  if (error instanceof FileInUse) return words.sandbox.fileInUse(clean(error.message));
  if (error instanceof OtherFile) return words.sandbox.otherFile(clean(error.message));
  if (JournalError.isJournalError(error) || ClientError.isClientError(error)) return error.message;
  if (!isOfSystem(error) || !NETWORK.has(error.syscall)) return undefined;
  return error.code === 'EADDRINUSE'
    ? words.sandbox.addressInUse(address)
    : words.sandbox.notServed(address, error.code);
}

const NETWORK: ReadonlySet<string> = new Set(['listen', 'bind', 'getaddrinfo']);

const isOfSystem = (
  error: unknown,
): error is { readonly code: string; readonly syscall: string; readonly path?: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
