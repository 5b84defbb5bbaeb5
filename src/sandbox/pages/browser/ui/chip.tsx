import type { ComponentChildren } from 'preact';

export type Tone = 'good' | 'busy' | 'bad' | 'plain';

/** A short state, in words and in a colour. */
export const Chip = ({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) => (
  <span class={`chip ${tone}`}>{children}</span>
);

const tones: Readonly<Record<string, Tone>> = {
  APPROVED: 'good',
  COMPLETED: 'good',
  DONE: 'good',
  ACCEPTED: 'good',
  PRESUMED_ACCEPTED: 'good',
  FAILED: 'bad',
  REJECTED: 'bad',
  RECALLED: 'bad',
  CANCELLED: 'plain',
  PENDING: 'plain',
};

/** A described state, by its name. */
export const StateChip = ({ state }: { readonly state: string }) => (
  <Chip tone={tones[state] ?? 'busy'}>
    <code>{state}</code>
  </Chip>
);

/** The tone of an HTTP status. */
export const toneOf = (status: number | null | undefined): Tone =>
  status === undefined || status === null || status >= 500
    ? 'bad'
    : status >= 400
      ? 'busy'
      : status >= 300
        ? 'plain'
        : 'good';
