import { useEffect } from 'preact/hooks';
import { goTo, sectionNames } from './place.js';

/** The actions of single keys. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Whether the target is a field in which letters are text. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** Listens to single keys outside fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isOn || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const section = /^[0-9]$/.test(event.key) ? sectionNames[(Number(event.key) + 9) % 10] : undefined;
      const act = section === undefined ? shortcuts[event.key] : () => goTo(section);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}

/** Moves the focus to the next row, or the one before. */
export function stepRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('a.row')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = at < 0 ? rows[0] : step > 0 ? rows[at + 1] : rows[at - 1];
  next?.focus();
}

/** Moves the focus to a field as soon as it is shown, because another section appears some frames later. */
export function focusOn(id: string, frames = 60): void {
  const field = document.getElementById(id);
  if (field !== null) field.focus();
  else if (frames > 0) requestAnimationFrame(() => focusOn(id, frames - 1));
}
