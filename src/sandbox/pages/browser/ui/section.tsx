import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Newest } from '../../view/types.js';
import { useWords } from '../context.js';
import type { SectionName } from '../place.js';

interface Sectioned<Line> {
  readonly name: SectionName;
  readonly list: Newest<Line>;
  /** What to do while it is empty. */
  readonly hint?: ComponentChildren;
  readonly children: (lines: readonly Line[]) => ComponentChildren;
}

/** A section of the page with rows that can be filtered by text. */
export function Section<Line>({ name, list, hint, children }: Sectioned<Line>) {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const { total, lines } = list;
  const text = wanted.trim().toLowerCase();
  const found =
    text === '' ? lines : lines.filter((line) => JSON.stringify(line).toLowerCase().includes(text));
  return (
    <section aria-labelledby="title">
      <SectionHead name={name} count={total}>
        {total > 0 && (
          <label class="filter">
            <span class="hidden">{words.filter}</span>
            <input
              id="filter"
              type="search"
              placeholder={words.filter}
              value={wanted}
              onInput={({ currentTarget }) => setWanted(currentTarget.value)}
            />
          </label>
        )}
      </SectionHead>
      {total === 0 ? (
        <div class="empty">
          <p>{words.empty[name]}</p>
          {hint}
        </div>
      ) : (
        children(found)
      )}
      {total > lines.length && <p class="note">{words.shown(lines.length, total)}</p>}
    </section>
  );
}

interface Head {
  readonly name: SectionName;
  readonly count: number;
  readonly children?: ComponentChildren;
}

/** The title of a section and its count. */
export function SectionHead({ name, count, children }: Head) {
  const words = useWords();
  return (
    <header class="head">
      <h1 id="title">
        {words.sections[name]} {count > 0 && <span class="count">{count}</span>}
      </h1>
      <p class="lead">{words.leads[name]}</p>
      {children}
    </header>
  );
}
