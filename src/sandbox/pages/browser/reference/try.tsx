import { useState } from 'preact/hooks';
import { prettyText } from '../payload.js';
import { Code, CopyButton } from '../ui/payload.js';
import { useReference } from './context.js';
import { type Entry, examplesOf, type Media, type OpenApi, type Parameter } from './openapi.js';
import { Inline } from './prose.js';
import { type Draft, prepared, type Received, sent } from './request.js';

/** Drafts are kept while the page is open, so that you can look at another call in the meantime. */
const drafts = new Map<string, Draft>();

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** The body of a call in JSON. */
const jsonOf = ({ requestBody }: Entry): Media | undefined => requestBody?.content['application/json'];

function firstDraft(document: OpenApi, entry: Entry): Draft {
  const { operationId, parameters = [] } = entry;
  const media = jsonOf(entry);
  const [first] = media === undefined ? [] : examplesOf(document, media);
  const values = parameters.flatMap(({ name, example }) =>
    example === undefined ? [] : [[name, String(example)] as const],
  );
  const draft = {
    values: Object.fromEntries(values),
    body: first === undefined ? '' : textOf(first[1]),
    file: undefined,
  };
  return drafts.get(operationId) ?? draft;
}

type Fate = Received | 'failed' | 'sending' | undefined;

/** The form of a call, and its answer. */
export function TryCall({ entry }: { readonly entry: Entry }) {
  const { document, words, key } = useReference();
  const [draft, setDraft] = useState(() => firstDraft(document, entry));
  const [fate, setFate] = useState<Fate>();
  const { parameters = [] } = entry;
  const change = (changed: Partial<Draft>): void => {
    const next = { ...draft, ...changed };
    drafts.set(entry.operationId, next);
    setDraft(next);
  };
  const call = prepared(window.location.origin, entry, draft, key);
  const send = () => {
    setFate('sending');
    sent(call).then(setFate, () => setFate('failed'));
  };
  return (
    <form
      class="panel try"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
      }}
    >
      {parameters.length > 0 && <h3>{words.parameters}</h3>}
      <div class="fields">
        {parameters.map((parameter) => (
          <Field
            key={parameter.name}
            parameter={parameter}
            value={draft.values[parameter.name] ?? ''}
            onValue={(value) => change({ values: { ...draft.values, [parameter.name]: value } })}
          />
        ))}
      </div>
      <Body entry={entry} draft={draft} onChange={change} />
      <p class="actions">
        <button type="submit" class="primary" disabled={fate === 'sending'} aria-keyshortcuts="Control+Enter">
          {fate === 'sending' ? words.sending : words.send}
        </button>
        <CopyButton label={words.copyCurl} text={() => call.curl} />
      </p>
      <Answered fate={fate} />
      <details>
        <summary>{words.curl}</summary>
        <Code label={words.curl} text={call.curl} />
      </details>
    </form>
  );
}

interface FieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Field({ parameter, value, onValue }: FieldProps) {
  const { words } = useReference();
  const { name, required, description, schema } = parameter;
  const id = `parameter-${name}`;
  const choices = schema.type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  const placeholder = schema.default === undefined ? '' : String(schema.default);
  return (
    <div class="field">
      <label for={id}>
        <code>{name}</code> {required && `· ${words.required}`}
      </label>
      {choices === undefined ? (
        <input
          id={id}
          value={value}
          placeholder={placeholder}
          autocomplete="off"
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
      ) : (
        <select id={id} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
          <option value="">{placeholder === '' ? '' : `(${placeholder})`}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
      <span class="hint">
        <Inline text={description} />
      </span>
    </div>
  );
}

interface BodyProps {
  readonly entry: Entry;
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
}

function Body({ entry, draft, onChange }: BodyProps) {
  const { document, words } = useReference();
  if (entry.requestBody === undefined) return null;
  const media = jsonOf(entry);
  if (media === undefined) {
    return (
      <label class="field">
        {words.file}
        <input type="file" onChange={({ currentTarget }) => onChange({ file: currentTarget.files?.[0] })} />
      </label>
    );
  }
  const examples = examplesOf(document, media);
  return (
    <>
      {examples.length > 1 && (
        <label class="field">
          {words.example}
          <select
            onChange={({ currentTarget }) => {
              const [, value] = examples[currentTarget.selectedIndex] ?? [];
              onChange({ body: textOf(value) });
            }}
          >
            {examples.map(([name]) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        {words.body}
        <textarea
          rows={Math.min(24, draft.body.split('\n').length + 1)}
          spellcheck={false}
          value={draft.body}
          onInput={({ currentTarget }) => onChange({ body: currentTarget.value })}
        />
      </label>
      {!isJson(draft.body) && <p class="note">{words.notJson}</p>}
    </>
  );
}

function isJson(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function Answered({ fate }: { readonly fate: Fate }) {
  const { words } = useReference();
  if (fate === undefined || fate === 'sending') return <div role="status" />;
  if (fate === 'failed') {
    return (
      <p role="status">
        <span class="chip bad">{words.failed}</span>
      </p>
    );
  }
  const { status, headers, text, file } = fate;
  return (
    <div role="status" class="answered">
      <h3>
        {words.answer} <span class={`chip ${status < 300 ? 'good' : 'bad'}`}>{status}</span>
      </h3>
      {file !== undefined && (
        <button type="button" onClick={() => save(file)}>
          {words.saveFile} ({file.type}, {file.size} bytes)
        </button>
      )}
      {text !== undefined && text !== '' && <Code label={words.answer} text={prettyText(text)} />}
      {text === '' && <p class="note">{words.empty}</p>}
      <details>
        <summary>{words.headers}</summary>
        <Code label={words.headers} text={headers.map(([name, value]) => `${name}: ${value}`).join('\n')} />
      </details>
    </div>
  );
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'document.pdf';
  link.click();
  URL.revokeObjectURL(link.href);
}
