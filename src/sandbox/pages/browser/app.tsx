import { useEffect, useMemo, useState } from 'preact/hooks';
import { Clock, ClockDialog } from './clock.js';
import { Page, type PageContext } from './context.js';
import { Details } from './details.js';
import { Current, Live, Navigation } from './frame.js';
import { HelpDialog } from './help.js';
import { keep, kept, useLanguage } from './language.js';
import { useLive } from './live.js';
import { send } from './orders.js';
import { goTo, sectionNames, usePlace } from './place.js';
import { steps } from './time.js';
import { Said } from './ui/said.js';
import { useTableNames } from './ui/table-name.js';

const SHORTCUTS = 'parastatiko-shortcuts';

export function App() {
  const { view, connection } = useLive();
  const [words, switchLanguage] = useLanguage();
  const place = usePlace();
  const [said, setSaid] = useState({ text: '', isError: false });
  const [dialog, setDialog] = useState<'clock' | 'help' | undefined>();
  const [hasShortcuts, setShortcuts] = useState(() => kept(SHORTCUTS) !== 'off');
  const now = view.clock?.now ?? '';
  const tableNames = useTableNames(view.tables);

  const page = useMemo<PageContext>(() => {
    const say = (text: string, isError = false) => setSaid({ text, isError });
    const order = async <Result,>(path: string, body?: object): Promise<Result | undefined> => {
      const sent = await send<Result>(path, body, words.language);
      say(sent.isDone ? words.done : `${words.failed} ${sent.why}`, !sent.isDone);
      return sent.isDone ? sent.result : undefined;
    };
    return { words, now, view, tableNames, said, say, order };
  }, [words, now, view, tableNames, said]);

  useEffect(() => {
    document.title = `${words.sections[place.section]} · parastatiko sandbox`;
  }, [words, place.section]);
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(() => setSaid({ text: '', isError: false }), said.isError ? 12_000 : 4000);
    return () => clearTimeout(timer);
  }, [said]);

  useShortcuts(
    {
      j: () => stepRow(1),
      k: () => stepRow(-1),
      '/': () => focusOn('filter'),
      t: () => setDialog('clock'),
      m: () => void page.order('clock', { by: steps.minutes }),
      f: () => {
        goTo('faults');
        focusOn('fault-kind');
      },
      l: switchLanguage,
      '?': () => setDialog('help'),
    },
    hasShortcuts,
  );

  return (
    <Page.Provider value={page}>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        {words.skip}
      </button>
      <header>
        <p class="warning">{words.warning}</p>
        <div class="bar">
          <p class="name">
            parastatiko <span>sandbox</span>
          </p>
          <Live connection={connection} />
          {now !== '' && <Clock onSet={() => setDialog('clock')} />}
          <span class="buttons">
            <button type="button" lang={words.language === 'el' ? 'en' : 'el'} onClick={switchLanguage}>
              {words.switchLanguage}
            </button>
            <button type="button" aria-label={words.help.open} onClick={() => setDialog('help')}>
              ?
            </button>
          </span>
        </div>
      </header>
      <div class="columns">
        <Navigation current={place.section} />
        <main id="main" tabIndex={-1}>
          <Current key={place.section} section={place.section} />
        </main>
      </div>
      {view.houses !== undefined && <Details place={place} />}
      {dialog === 'clock' && <ClockDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'help' && (
        <HelpDialog
          isOn={hasShortcuts}
          onSwitch={(isOn) => {
            keep(SHORTCUTS, isOn ? 'on' : 'off');
            setShortcuts(isOn);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === undefined && place.id === undefined && <Said />}
    </Page.Provider>
  );
}

/** The actions of single keys. */
type Shortcuts = Readonly<Record<string, () => void>>;

/** Whether the target is a field in which letters are text. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** Listens to single keys outside fields and dialogs. */
function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
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
function stepRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('a.row')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = at < 0 ? rows[0] : step > 0 ? rows[at + 1] : rows[at - 1];
  next?.focus();
}

/** Moves the focus to a field as soon as it is shown, because another section appears some frames later. */
function focusOn(id: string, frames = 60): void {
  const field = document.getElementById(id);
  if (field !== null) field.focus();
  else if (frames > 0) requestAnimationFrame(() => focusOn(id, frames - 1));
}
