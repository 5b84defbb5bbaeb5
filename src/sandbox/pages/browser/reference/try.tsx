import { useState } from 'preact/hooks';
import { Code, CopyButton } from '../ui/payload.js';
import { Answered, type Fate } from './answered.js';
import { Body, jsonOf, textOf } from './body.js';
import { useReference } from './context.js';
import { Field } from './field.js';
import { type Entry, examplesOf, type OpenApi } from './openapi.js';
import { Prepared } from './prepared.js';
import { type Draft, prepared, sent } from './request.js';

/** Drafts are kept while the page is open, so that you can look at another call in the meantime. */
const drafts = new Map<string, Draft>();

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

/** The form of a call, and its answer. */
export function TryCall({ entry }: { readonly entry: Entry }) {
  const { document, words, key, hasToken } = useReference();
  const [draft, setDraft] = useState(() => firstDraft(document, entry));
  const [fate, setFate] = useState<Fate>();
  const { parameters = [] } = entry;
  const change = (changed: Partial<Draft>): void => {
    const next = { ...draft, ...changed };
    drafts.set(entry.operationId, next);
    setDraft(next);
  };
  const call = prepared(window.location.origin, entry, draft, key, hasToken);
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
      <Prepared
        call={entry.operationId}
        onMade={({ query, body }) => change({ values: { ...draft.values, ...query }, body: textOf(body) })}
      />
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
