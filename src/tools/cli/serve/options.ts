import { withValues } from '../../../issues/inside.js';
import type { Both } from '../../../types/inside.js';
import type { Option, Values } from '../args/command.js';
import { FILE } from '../args/placeholders.js';
import { textOf } from '../args/values.js';
import { commandWords } from '../generated/commands.js';
import { nowOption } from '../generated/options.js';
import { houseOptions } from '../sandbox/houses.js';

const URL_PLACEHOLDER = { en: 'URL', el: 'URL' };

/** The loopback of this machine. */
export const LOOPBACK = '127.0.0.1';

export const LARGEST_PORT = 65_535;

export const listeningOptions = (port: number, host: Both): Option[] => [
  {
    name: 'port',
    placeholder: commandWords.serveOptions.portPlaceholder,
    ...withValues(commandWords.serveOptions.port, { port }),
  },
  {
    name: 'host',
    placeholder: commandWords.serveOptions.hostPlaceholder,
    ...host,
  },
];

/** The usual folder of the journal and of the sandbox. */
export const FOLDER = 'parastatiko-data';

/** The folder that the options name, or else the usual one. */
export const folderIn = (values: Values): string => textOf(values, 'data') ?? FOLDER;

/** The options of what operations work with: see `withBackend`. Without a folder, everything is in memory. */
export const backendOptions = (folder?: string): Option[] => [
  {
    name: 'data',
    placeholder: commandWords.serveOptions.dataPlaceholder,
    ...(folder === undefined
      ? commandWords.serveOptions.dataInMemory
      : withValues(commandWords.serveOptions.data, { folder })),
  },
  {
    name: 'service',
    placeholder: URL_PLACEHOLDER,
    ...commandWords.serveOptions.service,
  },
  {
    name: 'key-file',
    placeholder: FILE,
    ...commandWords.serveOptions.keyFile,
  },
  {
    name: 'database',
    placeholder: URL_PLACEHOLDER,
    ...commandWords.serveOptions.database,
  },
  {
    name: 'database-file',
    placeholder: FILE,
    ...commandWords.serveOptions.databaseFile,
  },
  {
    name: 'terminals',
    placeholder: FILE,
    ...commandWords.serveOptions.terminals,
  },
  ...houseOptions,
  nowOption,
];
