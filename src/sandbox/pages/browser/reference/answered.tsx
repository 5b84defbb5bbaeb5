import { prettyText } from '../payload.js';
import { Code } from '../ui/payload.js';
import { useReference } from './context.js';
import type { Received } from './request.js';

/** The state of a call that was sent. */
export type Fate = Received | 'failed' | 'sending' | undefined;

/** The answer to a call. */
export function Answered({ fate }: { readonly fate: Fate }) {
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
