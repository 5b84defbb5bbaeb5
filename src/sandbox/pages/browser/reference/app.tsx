import type { FunctionComponent, Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExampleCall } from '../../../prepared/example-calls.js';
import { useLanguage } from '../language.js';
import { send } from '../orders.js';
import { type OpenApi, placeOf, read, readied, resolved } from './document.js';
import { el } from './generated/el.js';
import { en } from './generated/en.js';
import 'openapi-explorer/dist/es/openapi-explorer.js';

const referenceWords = { en, el };

interface AppProps {
  readonly firstKey: string;
  /** The command that serves the page: `sandbox`, or `serve`, whose callers have a token. */
  readonly program: string;
  /** Whether calls of the page file documents. */
  readonly isReal: boolean;
}

/** The element of the viewer, with its settings. */
const Viewer = 'openapi-explorer' as unknown as FunctionComponent<{
  readonly ref: Ref<OpenApiExplorer>;
  readonly [setting: string]: unknown;
}>;

/** What the address opens: `#/SendInvoices` is a call, and the viewer adds `?route=` to it when the reader moves on. */
function placeInAddress(document: OpenApi): string | undefined {
  const [call = '', query] = window.location.hash.slice(1).split('?');
  return new URLSearchParams(query).get('route') ?? placeOf(document, decodeURIComponent(call.slice(1)));
}

/** The page of calls: a bar, and the viewer. */
export function App({ firstKey, program, isReal }: AppProps) {
  const [pageWords, switchLanguage] = useLanguage();
  const { language } = pageWords;
  const words = referenceWords[language];
  const viewer = useRef<OpenApiExplorer>(null);
  const [made, setMade] = useState<ExampleCall>();
  const [said, setSaid] = useState('');
  /** The key in the viewer, which the reader may have changed. */
  const keyNow = (): string => viewer.current?.resolvedSpec?.securitySchemes[0]?.finalKeyValue ?? firstKey;

  const filledIn = ({ prepared }: ExampleCall): string =>
    [words.made, ...(prepared.length === 0 ? [] : [words.taken(prepared.join(', '))])].join(' ');

  useEffect(() => {
    // A link in a sentence is more than its colour.
    const style = window.document.createElement('style');
    style.textContent = '.m-markdown a { text-decoration: underline }';
    viewer.current?.shadowRoot?.append(style);
  }, []);

  useEffect(() => {
    window.document.title = `${words.title} · parastatiko ${program}`;
    const shown = viewer.current;
    if (shown === null) return;
    const key = keyNow();
    show(shown, language, made, key).then(
      () => setSaid(made === undefined ? '' : filledIn(made)),
      () => setSaid(words.missing),
    );
  }, [language, made]);

  const make = async (name: string): Promise<void> => {
    if (name === '') return;
    const sent = await send<ExampleCall>('examples', { key: keyNow(), name }, language);
    if (!sent.isDone) return setSaid(`${pageWords.failed} ${sent.why}`);
    window.history.replaceState(null, '', `#/${sent.result.call}`);
    setMade(sent.result);
  };
  return (
    <>
      <header>
        <p class="warning">{isReal ? words.real : pageWords.warning}</p>
        <div class="bar">
          <h1 class="name">
            parastatiko <span>{program}</span>
          </h1>
          {program === 'sandbox' && <a href="/">{words.livePage}</a>}
          <a href="/openapi.json">openapi.json</a>
          {program === 'sandbox' && (
            <label class="field">
              {words.prepared}
              <select onChange={({ currentTarget }) => void make(currentTarget.value)}>
                <option value="" />
                {Object.entries(words.examples).map(([name, example]) => (
                  <option key={name} value={name}>
                    {example}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button type="button" lang={language === 'el' ? 'en' : 'el'} onClick={switchLanguage}>
            {pageWords.switchLanguage}
          </button>
        </div>
      </header>
      <p class="note" role="status">
        {said}
      </p>
      <Viewer
        ref={viewer}
        hide-server-selection
        hide-components
        schema-expand-level="1"
        default-schema-tab="body"
      />
    </>
  );
}

/** Loads the description of the calls into the viewer, with the key of the reader. */
async function show(
  viewer: OpenApiExplorer,
  language: 'el' | 'en',
  made: ExampleCall | undefined,
  key: string,
): Promise<void> {
  const response = await fetch('/openapi.json', { headers: { 'Accept-Language': language } });
  const document: OpenApi = resolved(readied(read(await response.text(), language), language, made));
  const place = placeInAddress(document);
  if (place !== undefined) viewer.explorerLocation = place;
  await viewer.loadSpec(document);
  // What scrolls has to be reached with the keyboard.
  viewer.shadowRoot?.querySelector('main')?.setAttribute('tabindex', '0');
  const [scheme] = Object.keys(document.components.securitySchemes ?? {});
  if (scheme !== undefined && key !== '') await viewer.setAuthenticationConfiguration(scheme, { token: key });
}
