import { copy, download } from '../clipboard.js';
import { usePage } from '../context.js';

/** A button that copies a text. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: () => string }) {
  const { words, say } = usePage();
  const copied = () => {
    copy(text()).then(
      () => say(words.actions.copied),
      () => say(words.failed, true),
    );
  };
  return (
    <button type="button" onClick={copied}>
      {label}
    </button>
  );
}

interface Saved {
  readonly name: string;
  readonly text: () => string;
}

export const DownloadButton = ({ name, text }: Saved) => (
  <button type="button" onClick={() => download(name, text())}>
    {usePage().words.actions.downloadJson}
  </button>
);

/** An unchanged text. It scrolls on its own, also with the keyboard. */
export const Code = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <section aria-label={label}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  </section>
);
