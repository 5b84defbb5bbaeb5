import { type SampleName, samples } from '../../../../src/rules/examples/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { ValidateOptions } from '../../../../src/rules/validate/validate-options.js';
import type { Document, Issue } from '../../../../src/types/index.js';

/** Members of a document by JSON pointer; `undefined` takes the member away. */
export type Changes = Readonly<Record<string, unknown>>;

/** A sample document with some members changed, as this test wants it. */
export function change(sample: SampleName, changes: Changes = {}): Document {
  const document: unknown = JSON.parse(JSON.stringify(samples[sample]));
  for (const [pointer, value] of Object.entries(changes)) {
    const steps = pointer.slice(1).split('/');
    const last = steps.pop() ?? '';
    let place = document as Record<string, unknown>;
    for (const step of steps) place = place[step] as Record<string, unknown>;
    if (value !== undefined) place[last] = value;
    else if (Array.isArray(place)) place.splice(Number(last), 1);
    else delete place[last];
  }
  return document as Document;
}

/** What the rules of one subject find, without sentences. */
export function find(document: unknown, subject: string, options: ValidateOptions = {}): Partial<Issue>[] {
  return validate(document, options)
    .issues.filter(({ rule }) => rule.startsWith(`${subject}/`))
    .map(({ message: _, ...issue }) => issue);
}

/** The ids of the errors, whatever their subject. */
export function errors(document: unknown, options: ValidateOptions = {}): string[] {
  return validate(document, options)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
}
