import { describe, expect, it } from 'vitest';
import { type SampleName, samples } from '../../../src/rules/examples/index.js';
import { validate } from '../../../src/rules/validate/validate.js';

const NOW = new Date('2026-11-20T10:00:00Z');

type Holder = Record<string, unknown>;

const copyOf = (name: SampleName): Holder => JSON.parse(JSON.stringify(samples[name])) as Holder;

/** The places of all members and elements, as steps from the root. */
function places(value: unknown, steps: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const place = [...steps, key];
    return [place, ...places(inside, place)];
  });
}

/** The sample with one place changed; without a value it is taken away. */
function changed(name: SampleName, place: readonly string[], value?: unknown): Holder {
  const document = copyOf(name);
  let holder: unknown = document;
  for (const step of place.slice(0, -1)) holder = (holder as Holder)[step];
  const key = place.at(-1) ?? '';
  if (value !== undefined) (holder as Holder)[key] = value;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete (holder as Holder)[key];
  return document;
}

const names = Object.keys(samples) as SampleName[];
const related = names.map((name) => ({ document: samples[name] }));

/** A rule that throws is reported as failed; the findings of the others belong to their own tests. */
const failedOn = (document: unknown): string[] =>
  [validate(document, { now: NOW }), validate(document, { now: NOW, related })].flatMap(({ skipped }) =>
    skipped.filter(({ why }) => why === 'rule-failed').map(({ message }) => message),
  );

describe.each(names)('the sample %s', (name) => {
  it('can be checked with any member left out', () => {
    for (const place of places(samples[name])) expect(failedOn(changed(name, place))).toEqual([]);
  });

  it('can be checked with any list empty', () => {
    for (const place of places(samples[name])) {
      let value: unknown = samples[name];
      for (const step of place) value = (value as Holder)[step];
      if (Array.isArray(value)) expect(failedOn(changed(name, place, []))).toEqual([]);
    }
  });
});
