import type { SampleCalls } from '../../sandbox/sample-calls.js';

/** The words of `parastatiko sandbox`. */
export interface SandboxWords {
  /** The address, the key, and three sample calls. */
  readonly started: (given: {
    readonly baseUrl: string;
    readonly key: string;
    readonly companies: string;
    readonly samples: SampleCalls;
  }) => readonly string[];
  /** What the sample receipt sells. */
  readonly sampleItem: string;
  readonly fileInUse: (file: string) => string;
  readonly otherFile: (file: string) => string;
  readonly notServed: (address: string, code: string) => string;
}
