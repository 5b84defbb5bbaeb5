import { sampleCalls } from '../../../samples.js';
import { usePage } from '../context.js';
import { CopyButton } from './payload.js';

/** Three first calls, to be copied. */
export function Samples() {
  const { words, view } = usePage();
  const samples = sampleCalls(window.location.origin, view.houses?.[0]?.key ?? '');
  return (
    <div class="samples">
      {(['curl', 'client', 'commandLine'] as const).map((way) => (
        <Sample key={way} title={words.samples[way]} text={samples[way]} />
      ))}
    </div>
  );
}

/** One line to be copied. */
const Sample = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <figure>
    <figcaption>
      {title} <CopyButton label={usePage().words.actions.copy} text={() => text} />
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  </figure>
);
