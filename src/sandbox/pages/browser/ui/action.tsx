import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../context.js';
import { Dialog } from './dialog.js';

interface Asked {
  /** On the button that opens the question, and its title. */
  readonly label: string;
  /** What the button says to screen readers, if several have the same label. */
  readonly name?: string;
  readonly look?: 'primary' | 'danger' | '';
  /** On the button that carries it out. */
  readonly does: string;
  readonly note?: string | undefined;
  /** Carries it out with the values of the form. Returns whether the question is answered. */
  readonly act: (values: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly children?: ComponentChildren;
}

/** A button that opens a question with fields. Esc closes it, and the focus returns to the button. */
export function Action({ label, name = label, look = '', does, note, act, children }: Asked) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget as HTMLFormElement)];
    setSending(true);
    void act(Object.fromEntries(filled.map(([field, value]) => [field, String(value)]))).then((isDone) => {
      setSending(false);
      if (isDone) setOpen(false);
    });
  };
  return (
    <>
      <button
        type="button"
        class={look}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Dialog title={name} look="card" onClose={() => setOpen(false)}>
          <form onSubmit={submit}>
            <div class="fields">{children}</div>
            {note !== undefined && <p class="note">{note}</p>}
            <p class="actions">
              <button type="submit" class={look === 'danger' ? 'danger' : 'primary'} disabled={isSending}>
                {does}
              </button>
              <button type="button" onClick={() => setOpen(false)}>
                {words.actions.cancel}
              </button>
            </p>
          </form>
        </Dialog>
      )}
    </>
  );
}
