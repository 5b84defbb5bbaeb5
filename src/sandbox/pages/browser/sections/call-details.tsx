import type { JournalEntry } from '../../../http/journal.js';
import { usePage } from '../context.js';
import { curlOf, prettyText } from '../payload.js';
import { Facts, Part } from '../ui/facts.js';
import { Code, CopyButton, DownloadButton } from '../ui/payload.js';
import { When } from '../ui/when.js';
import { ResultChips } from './calls.js';

/** Headers that a client sends itself. */
const OWN: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'user-agent',
  'transfer-encoding',
]);

/** A call with its headers and bodies. */
export function CallDetail({ entry }: { readonly entry: JournalEntry }) {
  const { words, view } = usePage();
  const { method, path, query, request, response, requestHeaders, responseHeaders } = entry;
  const curl = () => {
    const key = view.houses?.find(({ userId }) => userId === entry.house)?.key;
    const others = Object.entries(requestHeaders).filter(([name]) => !OWN.has(name));
    return curlOf({
      method,
      url: `${window.location.origin}${path}${query}`,
      headers: { ...(key !== undefined && { 'API-KEY': key }), ...Object.fromEntries(others) },
      body: request,
    });
  };
  const line = view.calls?.lines.find(({ id }) => id === entry.id);
  return (
    <>
      {line !== undefined && (
        <p>
          <ResultChips {...line} />
        </p>
      )}
      <p class="actions">
        {request !== '' && <CopyButton label={words.actions.copyJson} text={() => prettyText(request)} />}
        {request !== '' && <DownloadButton name={`call-${entry.id}.json`} text={() => prettyText(request)} />}
        <CopyButton label={words.actions.copyCurl} text={curl} />
        {response !== undefined && (
          <CopyButton label={words.actions.copyResponse} text={() => prettyText(response)} />
        )}
      </p>
      <Facts
        facts={[
          [words.columns.time, <When key="at" at={entry.at} full />],
          [words.columns.call, <code key="path">{`${method} ${path}${query}`}</code>],
          [words.document.house, entry.house !== undefined && <code>{entry.house}</code>],
        ]}
      />
      <Message title={words.call.request} headers={requestHeaders} body={request} />
      {responseHeaders !== undefined && (
        <Message title={words.call.answer} headers={responseHeaders} body={response ?? ''} />
      )}
    </>
  );
}

interface Sent {
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function Message({ title, headers, body }: Sent) {
  const { call } = usePage().words;
  return (
    <Part title={title}>
      <details>
        <summary>
          {call.headers} ({Object.keys(headers).length})
        </summary>
        <Facts
          facts={Object.entries(headers).map(([name, value]) => [name, <code key={name}>{value}</code>])}
        />
      </details>
      {body === '' ? <p class="note">{call.noBody}</p> : <Code label={title} text={prettyText(body)} />}
    </Part>
  );
}
