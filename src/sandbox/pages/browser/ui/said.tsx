import { usePage } from '../context.js';

/** What became of the last order. A dialog has a line of its own: what is behind it is not read aloud. */
export function Said() {
  const { said } = usePage();
  return (
    <p class={said.isError ? 'said error' : 'said'} role="status">
      {said.text}
    </p>
  );
}
