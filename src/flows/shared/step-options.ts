import type { BuildOptions } from '../../builders/check-document.js';
import { type OptionNames, readOptions } from '../../reading/options.js';

const NAMES: OptionNames<BuildOptions> = {
  locale: true,
  now: true,
  severity: true,
  specification: true,
  skipSignature: true,
};

/** The options of a step that makes a document. What it is compared with is given by the flow. */
export const readStepOptions = (given: unknown): BuildOptions => readOptions<BuildOptions>(given, NAMES);
