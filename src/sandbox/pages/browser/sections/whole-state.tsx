import { usePage } from '../context.js';
import { Action } from '../ui/action.js';

/** The whole state of the sandbox: a snapshot to keep, to restore, and a way to start again. */
export function WholeState() {
  const { words, order, say } = usePage();
  const { state } = words;
  const restore = async (file: File | undefined) => {
    if (file === undefined) return;
    let rows: object;
    try {
      rows = JSON.parse(await file.text()) as object;
    } catch {
      return say(`${words.failed} ${state.notJson}`, true);
    }
    await order('restore', rows);
  };
  return (
    <article class="panel">
      <h2>{state.title}</h2>
      <p class="note">{state.note}</p>
      <p class="actions">
        <a class="button" href="/_sandbox/snapshot" download>
          {state.snapshot}
        </a>
        <label class="button">
          {state.restore}
          <input
            class="hidden"
            type="file"
            accept="application/json"
            onChange={({ currentTarget }) => {
              void restore(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
        <Action
          label={state.reset}
          look="danger"
          does={state.reset}
          note={state.resetNote}
          act={async () => (await order('reset')) !== undefined}
        />
      </p>
    </article>
  );
}
