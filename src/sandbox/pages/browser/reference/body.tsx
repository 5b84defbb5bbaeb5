import { useReference } from './context.js';
import { type Entry, examplesOf, type Media } from './openapi.js';
import type { Draft } from './request.js';

/** An example as text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** The body of a call in JSON. */
export const jsonOf = ({ requestBody }: Entry): Media | undefined => requestBody?.content['application/json'];

interface BodyProps {
  readonly entry: Entry;
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
}

/** The body of a call: its examples and its text, or a file. */
export function Body({ entry, draft, onChange }: BodyProps) {
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
