import { useState } from 'preact/hooks';
import { usePage } from '../context.js';
import { goTo } from '../place.js';
import { useHouses } from './house.js';

/** A button that issues a sample receipt, and opens it. Without a key, it asks for one if there are several. */
export function IssueSample({ of }: { readonly of?: string }) {
  const { words, order } = usePage();
  const [isSending, setSending] = useState(false);
  const houses = useHouses();
  const submit = (event: Event) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget as HTMLFormElement).get('key');
    setSending(true);
    void order<{ readonly uid: string }>('sample', { key: of ?? String(chosen ?? houses[0]?.key) }).then(
      (issued) => {
        setSending(false);
        if (issued !== undefined) goTo('documents', issued.uid);
      },
    );
  };
  return (
    <form class="actions" onSubmit={submit}>
      {of === undefined && houses.length > 1 && (
        <label class="field">
          {words.document.house}
          <select name="key">
            {houses.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" class="primary" disabled={isSending}>
        {words.samples.issue}
      </button>
    </form>
  );
}
