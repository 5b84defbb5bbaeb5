import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../context.js';
import { ask } from '../orders.js';
import { IssueSample } from './issue-sample.js';
import { CopyButton } from './payload.js';

const WAYS = ['curl', 'client', 'commandLine'] as const;

/** A sample to issue, and three sample calls to copy. */
export function Samples() {
  const { words } = usePage();
  const [samples, setSamples] = useState<Readonly<Record<(typeof WAYS)[number], string>> | undefined>();
  useEffect(() => {
    void ask<typeof samples>(`samples?language=${words.language}`).then(setSamples);
  }, [words.language]);
  if (samples === undefined) return null;
  return (
    <div class="samples">
      <IssueSample />
      {WAYS.map((way) => (
        <figure key={way}>
          <figcaption>
            {words.samples[way]} <CopyButton label={words.actions.copy} text={() => samples[way]} />
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
          <pre tabIndex={0}>
            <code>{samples[way]}</code>
          </pre>
        </figure>
      ))}
    </div>
  );
}
