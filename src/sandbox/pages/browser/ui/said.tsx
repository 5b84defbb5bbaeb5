import { usePage } from '../context.js';

/** The result of the last order. A dialog has its own line, because screen readers do not read what is behind it. */
export function Said() {
  const { said } = usePage();
  return (
    <p class={said.isError ? 'said error' : 'said'} role="status">
      {said.text}
    </p>
  );
}
