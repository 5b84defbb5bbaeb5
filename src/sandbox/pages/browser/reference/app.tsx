import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page, type PageContext } from '../context.js';
import { useLanguage } from '../language.js';
import { Said } from '../ui/said.js';
import { Reference, type ReferenceContext } from './context.js';
import { EntryPage } from './entry.js';
import { type Entry, entriesOf, type OpenApi } from './openapi.js';
import { Prose } from './prose.js';
import { inGreek } from './translate.js';
import { referenceWords } from './words.js';

const placeNow = (): string => decodeURIComponent(window.location.hash.replace(/^#\/?/, ''));

interface AppProps {
  readonly firstKey: string;
  /** The command that serves the page: `sandbox`, or `serve`, whose callers have a token. */
  readonly program: string;
  /** Whether calls of the page file documents. */
  readonly isReal: boolean;
}

/** The page of calls. */
export function App({ firstKey, program, isReal }: AppProps) {
  const [pageWords, switchLanguage] = useLanguage();
  const words = referenceWords[pageWords.language];
  const texts = pageWords.language === 'el' ? inGreek : (text: string) => text;
  const [document, setDocument] = useState<OpenApi | 'missing' | undefined>();
  const [place, setPlace] = useState(placeNow);
  const [key, setKey] = useState(firstKey);
  const [said, setSaid] = useState({ text: '', isError: false });
  const hasToken = program === 'serve';

  useEffect(() => {
    const move = () => setPlace(placeNow());
    window.addEventListener('hashchange', move);
    return () => window.removeEventListener('hashchange', move);
  }, []);
  const { language } = pageWords;
  useEffect(() => {
    fetch('/openapi.json', { headers: { 'Accept-Language': language } })
      .then((response) => response.json())
      .then(setDocument, () => setDocument('missing'));
  }, [language]);
  useEffect(() => {
    window.document.title = `${place === '' ? words.title : place} · parastatiko ${program}`;
    window.document.getElementById('main')?.scrollIntoView({ block: 'nearest' });
  }, [place, words, program]);

  const page = useMemo<PageContext>(
    () => ({
      words: pageWords,
      now: '',
      view: {},
      said,
      say: (text, isError = false) => setSaid({ text, isError }),
      order: async () => undefined,
    }),
    [pageWords, said],
  );
  return (
    <Page.Provider value={page}>
      <button type="button" class="skip" onClick={() => window.document.getElementById('main')?.focus()}>
        {pageWords.skip}
      </button>
      <p class="warning" role="note">
        {isReal ? words.real : pageWords.warning}
      </p>
      <header class="bar">
        <p class="name">
          parastatiko <span>{program}</span>
        </p>
        {!hasToken && <a href="/">{words.livePage}</a>}
        <a href="/openapi.json">{words.document}</a>
        <label class="key">
          {hasToken ? words.token : words.key}{' '}
          <input
            value={key}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setKey(currentTarget.value)}
          />
        </label>
        <button type="button" lang={pageWords.language === 'el' ? 'en' : 'el'} onClick={switchLanguage}>
          {pageWords.switchLanguage}
        </button>
      </header>
      {document === undefined || document === 'missing' ? (
        <p class="empty">{document === 'missing' ? words.missing : words.loading}</p>
      ) : (
        <Loaded context={{ document, words, key, hasToken, said: texts }} place={place} />
      )}
      <Said />
    </Page.Provider>
  );
}

function Loaded({ context, place }: { readonly context: ReferenceContext; readonly place: string }) {
  const { document } = context;
  const entries = useMemo(() => entriesOf(document), [document]);
  const current = entries.find(({ operationId }) => operationId === place);
  return (
    <Reference.Provider value={context}>
      <div class="columns">
        <List entries={entries} current={place} context={context} />
        <main id="main" tabIndex={-1}>
          {current === undefined ? (
            <article class="prose">
              <h1>{context.said(document.info.title)}</h1>
              <Prose text={context.said(document.info.description)} />
            </article>
          ) : (
            <EntryPage key={place} entry={current} />
          )}
        </main>
      </div>
    </Reference.Provider>
  );
}

interface ListProps {
  readonly entries: readonly Entry[];
  readonly current: string;
  readonly context: ReferenceContext;
}

function List({ entries, current, context: { document, words, said } }: ListProps) {
  const [wanted, setWanted] = useState('');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [current]);
  const fits = ({ operationId, path, summary }: Entry): boolean =>
    [operationId, path, summary, said(summary)].some((text) =>
      text.toLowerCase().includes(wanted.trim().toLowerCase()),
    );
  const groups = [
    ...document.tags.map(({ name }) => ({
      name: said(name),
      of: entries.filter(({ tags, isEvent }) => !isEvent && tags.includes(name)),
    })),
    { name: words.events, of: entries.filter(({ isEvent }) => isEvent) },
  ];
  return (
    <nav aria-label={words.calls} class={isOpen ? 'calls open' : 'calls'}>
      <button
        type="button"
        class="menu"
        aria-expanded={isOpen}
        aria-controls="calls"
        onClick={() => setOpen(!isOpen)}
      >
        {current === '' ? words.calls : current}
      </button>
      <input
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        onInput={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <ul id="calls">
        <li>
          <a href="#/" aria-current={current === '' ? 'page' : undefined}>
            {words.about}
          </a>
        </li>
        {groups.map(({ name, of }) => {
          const shown = of.filter(fits);
          if (shown.length === 0) return null;
          return (
            <li key={name}>
              <h2>{name}</h2>
              <ul>
                {shown.map(({ operationId, method, path, isEvent }) => (
                  <li key={operationId}>
                    <a href={`#/${operationId}`} aria-current={operationId === current ? 'page' : undefined}>
                      <span class="call">{isEvent ? path : operationId}</span>{' '}
                      {!isEvent && <span class={`method ${method.toLowerCase()}`}>{method}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
