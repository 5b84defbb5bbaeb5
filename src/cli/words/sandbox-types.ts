import type { SampleCalls } from '../../sandbox/sample-calls.js';
import type { House } from '../sandbox/house.js';

/** The words of `parastatiko sandbox`. */
export interface SandboxWords {
  /** The address, the keys with their companies, and three sample calls. */
  readonly started: (given: {
    readonly baseUrl: string;
    readonly houses: readonly House[];
    readonly samples: SampleCalls;
  }) => readonly string[];
  /** What the sample receipt sells. */
  readonly sampleItem: string;
  readonly fileInUse: (file: string) => string;
  readonly otherFile: (file: string) => string;
  readonly notServed: (address: string, code: string) => string;
}
