import { usePage } from '../context.js';
import { between, durationText, momentText } from '../time.js';
import { Chip } from './chip.js';

/** A time, as shown by clocks in Athens. */
export const When = ({ at, full = false }: { readonly at: string; readonly full?: boolean }) => (
  <time dateTime={at} title={at}>
    {momentText(at, usePage().words.language, full ? 'full' : 'short')}
  </time>
);

/** A deadline, and the time that is left. */
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
