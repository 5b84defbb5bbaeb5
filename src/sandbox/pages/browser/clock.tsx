import { useState } from 'preact/hooks';
import { usePage } from './context.js';
import { fieldText, momentIn, momentText, steps } from './time.js';
import { Dialog } from './ui/dialog.js';

/** The clock of the sandbox, with controls that move it. */
export function Clock({ onSet }: { readonly onSet: () => void }) {
  const { words, now, order } = usePage();
  const { units, clock } = words;
  const labels = { minutes: `5 ${units.minutes}`, hour: `1 ${units.hours}`, day: `24 ${units.hours}` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form.
    <div class="clock" role="group" aria-label={clock.name}>
      <time dateTime={now} title={`${clock.name} (${now})`}>
        {momentText(now, words.language, 'full')}
      </time>
      <span class="buttons">
        {(['minutes', 'hour', 'day'] as const).map((step) => (
          <button
            key={step}
            type="button"
            aria-label={clock.by(labels[step])}
            onClick={() => void order('clock', { by: steps[step] })}
          >
            +{labels[step]}
          </button>
        ))}
        <button type="button" aria-label={`${clock.to} ${clock.title}`} onClick={onSet}>
          {clock.to}
        </button>
      </span>
    </div>
  );
}

/** A dialog for the time to move the clock to. */
export function ClockDialog({ onClose }: { readonly onClose: () => void }) {
  const { words, now, order, say } = usePage();
  const [field, setField] = useState(() => fieldText(now));
  const to = momentIn(field);
  const submit = (event: Event) => {
    event.preventDefault();
    if (to === undefined || to <= now) return say(words.clock.past, true);
    onClose();
    void order('clock', { to });
  };
  return (
    <Dialog title={words.clock.title} look="card" onClose={onClose}>
      <form onSubmit={submit}>
        <label class="field">
          {words.clock.moment}
          <input
            type="datetime-local"
            value={field}
            onInput={({ currentTarget }) => setField(currentTarget.value)}
            required
            autoFocus
          />
        </label>
        {to !== undefined && <p>{momentText(to, words.language, 'full')}</p>}
        <p class="note">{words.clock.note}</p>
        <p class="actions">
          <button type="submit" class="primary">
            {words.actions.apply}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
