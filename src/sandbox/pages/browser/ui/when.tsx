import { usePage } from '../context.js';
import { between, durationText, momentText } from '../time.js';
import { Chip } from './chip.js';

/** A moment, as the clocks in Athens show it. */
export const When = ({ at, full = false }: { readonly at: string; readonly full?: boolean }) => (
  <time dateTime={at} title={at}>
    {momentText(at, usePage().words.language, full ? 'full' : 'short')}
  </time>
);

/** A moment that something has to happen by, and how far it is. */
export function Deadline({ at, passed }: { readonly at: string; readonly passed: string }) {
  const { now, words } = usePage();
  const left = between(now, at);
  const duration = durationText(left, words.units);
  return (
    <span class="deadline">
      <When at={at} />{' '}
      {left > 0 ? <Chip tone="busy">{words.inTime(duration)}</Chip> : <Chip tone="bad">{passed}</Chip>}
    </span>
  );
}
