import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Newest } from '../../view/types.js';
import { useWords } from '../context.js';
import { ask } from '../orders.js';
import { type Filter, filterBy, linkTo, type SectionName, usePlace } from '../place.js';
import { dayText } from '../time.js';

/** The rows of a page, as the server sends them. */
const PAGE_SIZE = 100;
/** How long the page waits for the next letter before it searches, in milliseconds. */
const PAUSE = 200;

/** A filter besides words: the values to choose from, or a date. */
export interface Choice {
  /** The parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[] | 'date';
}

interface Sectioned<Line> {
  readonly name: SectionName;
  readonly list: Newest<Line>;
  /** What to do while it is empty. */
  readonly hint?: ComponentChildren;
  readonly choices?: readonly Choice[];
  /** The text of a line, if the page has the whole list, so that the server is not asked. */
  readonly textOf?: ((line: Line) => string) | undefined;
  readonly children: (lines: readonly Line[]) => ComponentChildren;
}

/** A section of the page: a list that can be searched as a whole. The address has the filter, so it can be saved. */
export function Section<Line>({ name, list, hint, choices = [], textOf, children }: Sectioned<Line>) {
  const words = useWords();
  const { filter } = usePlace();
  const { total, lines } = useFound(name, list, filter, textOf);
  const isFiltered = Object.keys(filter).some((parameter) => parameter !== 'page');
  return (
    <section aria-labelledby="title">
      <SectionHead name={name} count={list.total} />
      {list.total > 0 && (
        <search class="filters">
          <Words name={name} filter={filter} />
          {choices.length > 0 && <Choices name={name} choices={choices} filter={filter} />}
          {isFiltered && (
            <a class="button" href={linkTo(name)}>
              {words.clearFilter}
            </a>
          )}
        </search>
      )}
      {list.total === 0 ? (
        <div class="empty">
          <p>{words.empty[name]}</p>
          {hint}
        </div>
      ) : (
        children(lines)
      )}
      <p class="hidden" role="status">
        {isFiltered ? words.found(total) : ''}
      </p>
      {total > PAGE_SIZE && textOf === undefined && <Pages name={name} filter={filter} total={total} />}
    </section>
  );
}

/** The list, or what the server finds in all of it. */
function useFound<Line>(
  name: SectionName,
  list: Newest<Line>,
  filter: Filter,
  textOf: Sectioned<Line>['textOf'],
): Newest<Line> {
  const query = new URLSearchParams(filter).toString();
  const [found, setFound] = useState<{ readonly query: string; readonly list: Newest<Line> }>();
  const asks = query !== '' && textOf === undefined;
  useEffect(() => {
    if (!asks) return;
    let isWanted = true;
    void ask<Newest<Line>>(`list/${name}?${query}`).then((answer) => {
      if (isWanted && answer !== undefined) setFound({ query, list: answer });
    });
    return () => {
      isWanted = false;
    };
  }, [asks, name, query, list]);
  if (textOf !== undefined) {
    const text = (filter['q'] ?? '').toLowerCase();
    const lines = list.lines.filter((line) => textOf(line).toLowerCase().includes(text));
    return { total: lines.length, lines };
  }
  if (!asks) return list;
  // Until the answer has come, the last one stays, so that rows do not flicker.
  return found?.list ?? { total: 0, lines: [] };
}

interface Filtered {
  readonly name: SectionName;
  readonly filter: Filter;
}

function Words({ name, filter }: Filtered) {
  const words = useWords();
  const asked = filter['q'] ?? '';
  const [text, setText] = useState(asked);
  // What was typed since the own question was asked stays.
  const own = useRef(asked);
  useEffect(() => {
    if (asked === own.current) return;
    own.current = asked;
    setText(asked);
  }, [asked]);
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => {
      own.current = text;
      filterBy(name, { ...filter, q: text, page: '' });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label class="filter">
      <span class="hidden">{words.filter}</span>
      <input
        id="filter"
        type="search"
        placeholder={words.filter}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
    </label>
  );
}

/** The filters besides words. On a phone, a button opens them. */
function Choices({ name, filter, choices }: Filtered & { readonly choices: readonly Choice[] }) {
  const { moreFilters } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(() => choices.some((choice) => filter[choice.name] !== undefined));
  return (
    <>
      <button
        type="button"
        class="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {moreFilters}
      </button>
      <div id={id} class={isOpen ? 'choices open' : 'choices'}>
        {choices.map((choice) => (
          <ChoiceField key={choice.name} name={name} choice={choice} filter={filter} />
        ))}
      </div>
    </>
  );
}

function ChoiceField({ name, filter, choice }: Filtered & { readonly choice: Choice }) {
  const { anything, language } = useWords();
  const id = useId();
  const value = filter[choice.name] ?? '';
  const choose = (chosen: string) => filterBy(name, { ...filter, [choice.name]: chosen, page: '' });
  return (
    <div class="choice">
      <label for={id}>
        {choice.label} {choice.options === 'date' && value !== '' && dayText(value, language)}
      </label>
      {choice.options === 'date' ? (
        <input
          id={id}
          type="date"
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : (
        <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{anything}</option>
          {choice.options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function Pages({ name, filter, total }: Filtered & { readonly total: number }) {
  const { pages } = useWords();
  const page = Math.max(1, Number(filter['page'] ?? '1') || 1);
  const last = Math.ceil(total / PAGE_SIZE);
  const link = (to: number, label: string, isPossible: boolean) =>
    isPossible && (
      <a class="button" href={linkTo(name, undefined, { ...filter, page: to === 1 ? '' : String(to) })}>
        {label}
      </a>
    );
  return (
    <nav class="pages" aria-label={pages.name}>
      {link(page - 1, pages.newer, page > 1)}
      <span class="note">
        {pages.shown((page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total), total)}
      </span>
      {link(page + 1, pages.older, page < last)}
    </nav>
  );
}

interface Head {
  readonly name: SectionName;
  readonly count: number;
}

export function SectionHead({ name, count }: Head) {
  const words = useWords();
  return (
    <header class="head">
      <h1 id="title">
        {words.sections[name]} {count > 0 && <span class="count">{count}</span>}
      </h1>
      <p class="lead">{words.leads[name]}</p>
    </header>
  );
}
