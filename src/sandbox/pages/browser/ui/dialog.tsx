import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from '../context.js';
import { Said } from './said.js';

interface Shown {
  readonly title: ComponentChildren;
  /** A `drawer` has room for details; a `card` for a question. */
  readonly look: 'drawer' | 'card';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog of the browser: it keeps the focus, closes with Esc, and restores the focus. */
export function Dialog({ title, look, onClose, children }: Shown) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    let isGone = false;
    const closed = () => {
      if (!isGone) onClose();
    };
    shown?.addEventListener('close', closed);
    if (shown?.open === false) shown.showModal();
    // In a question, the first field has the focus, not the button that closes it.
    if (look === 'card') shown?.querySelector<HTMLElement>('form input, form select, form button')?.focus();
    return () => {
      isGone = true;
      // Closed before it is removed, because only a closed dialog restores the focus.
      if (shown?.isConnected === true) shown.close();
      shown?.removeEventListener('close', closed);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc and the button.
    <dialog
      ref={dialog}
      class={look}
      aria-labelledby={id}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) dialog.current?.close();
      }}
    >
      <div class="inside">
        <div class="top">
          <h2 id={id}>{title}</h2>
          <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
            {words.actions.close}
          </button>
        </div>
        {children}
        <Said />
      </div>
    </dialog>
  );
}
