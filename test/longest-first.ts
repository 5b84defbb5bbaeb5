import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, with browsers, servers and processes of its own. It begins first, so that no other test has to wait
 * for it at the end. vitest knows how long a file takes only where it has run before.
 */
const LONG = [
  'test/property/worker/',
  'test/runtimes/sandbox-',
  'test/unit/cli/sandbox/file-store',
  'test/runtimes/',
  'test/property/journal-sqlite/',
  'test/unit/worker/',
  'test/property/serve/',
  'test/unit/serve/bounded',
  'test/unit/cli/workbook',
  'test/unit/journal-postgres/',
  'test/golden/examples/',
  'test/unit/print/pdf/long-words',
  'test/property/testing/',
  'test/property/builders/',
  'test/property/print/',
  'test/unit/serve/',
  'test/unit/cli/',
  'test/unit/journal-sqlite/',
  'test/unit/print/',
] as const;

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((part) => moduleId.includes(part));
  return place < 0 ? LONG.length : place;
};

/** Runs the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
