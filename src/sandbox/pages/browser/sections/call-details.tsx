import { useState } from 'preact/hooks';
import type { CallDetails, CallLine, Newest } from '../../view/types.js';
import { usePage } from '../context.js';
import { ask } from '../orders.js';
import { type CurlCall, curlOf, prettyText } from '../payload.js';
import { goTo } from '../place.js';
import { DroppedMembers } from '../ui/dropped.js';
import { Facts, Part } from '../ui/facts.js';
import { HouseName } from '../ui/house.js';
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

export function CallDetail({ details: { entry, dropped, isWhole } }: { readonly details: CallDetails }) {
  const { words, view } = usePage();
  const { method, path, query, request, response, requestHeaders, responseHeaders } = entry;
  const key = view.houses?.find(({ userId }) => userId === entry.house)?.key;
  const others = Object.entries(requestHeaders).filter(([name]) => !OWN.has(name));
  const again: CurlCall = {
    method,
    url: `${window.location.origin}${path}${query}`,
    headers: { ...(key !== undefined && { 'API-KEY': key }), ...Object.fromEntries(others) },
    body: request,
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
        <Replay call={again} isPossible={isWhole} />
        <CopyButton label={words.actions.copyCurl} text={() => curlOf(again)} />
        {response !== undefined && (
          <CopyButton label={words.actions.copyResponse} text={() => prettyText(response)} />
        )}
      </p>
      <Facts
        facts={[
          [words.columns.time, <When key="at" at={entry.at} full />],
          [words.columns.call, <code key="path">{`${method} ${path}${query}`}</code>],
          [words.document.house, entry.house !== undefined && <HouseName key="house" house={entry.house} />],
        ]}
      />
      {dropped.length > 0 && (
        <Part title={words.call.dropped}>
          <DroppedMembers paths={dropped} />
        </Part>
      )}
      <Message title={words.call.request} headers={requestHeaders} body={request} />
      {responseHeaders !== undefined && (
        <Message title={words.call.answer} headers={responseHeaders} body={response ?? ''} />
      )}
    </>
  );
}

/** How long the page waits for an answer that a fault may hold back, in milliseconds. */
const PATIENCE = 10_000;

/** Sends a recorded call again, as its program did: faults hit it, and it is a call of its own in the list. */
function Replay({ call, isPossible }: { readonly call: CurlCall; readonly isPossible: boolean }) {
  const { words, say } = usePage();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const { method, url, headers, body } = call;
    const hasBody = method !== 'GET' && method !== 'HEAD' && body !== '';
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...(hasBody && { body }),
    }).catch(() => undefined);
    setSending(false);
    say(
      answer === undefined ? words.call.noAnswer : words.call.replayed(answer.status),
      answer === undefined,
    );
    const newest = await ask<Newest<CallLine>>('list/calls');
    const sent = newest?.lines[0];
    if (sent !== undefined) goTo('calls', String(sent.id));
  };
  return (
    <button
      type="button"
      disabled={!isPossible || isSending}
      title={isPossible ? undefined : words.call.notWhole}
      onClick={() => void send()}
    >
      {words.call.replay}
    </button>
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
