import type { SampleCalls } from '../../../sandbox/inside.js';
import type { CliWords } from '../words/index.js';
import type { House } from './house.js';

interface Started {
  readonly baseUrl: string;
  readonly houses: readonly House[];
  readonly samples: SampleCalls;
}

/** The lines about it: the address, the keys with their companies, and three sample calls. */
export const startedLines = (
  { baseUrl, houses, samples }: Started,
  said: CliWords['sandbox'],
): readonly string[] => [
  said.nothingFiled,
  '',
  said.address(baseUrl),
  said.page(baseUrl),
  said.calls(baseUrl),
  ...houses.flatMap(({ key, companies }) => [said.key(key), said.companies(companies.join(', '))]),
  '',
  said.withCurl,
  `  ${samples.curl}`,
  said.withClient,
  ...samples.client.map((line) => `  ${line}`),
  said.withCommandLine,
  `  ${samples.commandLine}`,
  '',
  said.stop,
];
