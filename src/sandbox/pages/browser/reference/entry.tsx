import { prettyText } from '../payload.js';
import { Code } from '../ui/payload.js';
import { useReference } from './context.js';
import { type Answer, type Entry, examplesOf, type Media, resolved } from './openapi.js';
import { Inline, Prose } from './prose.js';
import { Members } from './schema.js';
import { TryCall } from './try.js';

/** One call or event: its description, a form to try it, and its schemas. */
export function EntryPage({ entry }: { readonly entry: Entry }) {
  const { words, said } = useReference();
  const { method, path, summary, description, requestBody, responses, isEvent } = entry;
  return (
    <article>
      <h1>{said(summary)}</h1>
      <p class="address">
        <span class={`chip method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
      </p>
      <div class="prose">
        <Prose text={said(description)} />
      </div>
      {isEvent ? <p class="note">{words.delivered}</p> : <TryCall key={entry.operationId} entry={entry} />}
      {Object.entries(requestBody?.content ?? {}).map(([type, media]) => (
        <section class="part" key={type}>
          <h2>{words.body}</h2>
          <Content type={type} media={media} />
        </section>
      ))}
      {!isEvent && (
        <section class="part">
          <h2>{words.answers}</h2>
          {Object.entries(responses).map(([status, answer]) => (
            <Response key={status} status={status} answer={answer} />
          ))}
        </section>
      )}
    </article>
  );
}

function Response({ status, answer }: { readonly status: string; readonly answer: Answer }) {
  const { document, said } = useReference();
  const { description = '', content = {} } = resolved(document, answer);
  return (
    <details class="response">
      <summary>
        <span class={`chip ${status.startsWith('2') ? 'good' : 'bad'}`}>{status}</span>{' '}
        <Inline text={said(description)} />
      </summary>
      {Object.entries(content).map(([type, media]) => (
        <Content key={type} type={type} media={media} />
      ))}
    </details>
  );
}

function Content({ type, media }: { readonly type: string; readonly media: Media }) {
  const { document, words } = useReference();
  return (
    <>
      <p class="note">{type}</p>
      {media.schema !== undefined && <Members schema={media.schema} />}
      {examplesOf(document, media).map(([name, value]) => (
        <details key={name}>
          <summary>
            {words.example}
            {name === 'example' ? '' : `: ${name}`}
          </summary>
          <Code label={name} text={prettyText(JSON.stringify(value))} />
        </details>
      ))}
    </>
  );
}
