import { useWords } from '../context.js';

/** The members that the service does not know. */
export const DroppedMembers = ({ paths }: { readonly paths: readonly string[] }) => (
  <>
    <p class="note">{useWords().document.dropped}:</p>
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <code>{path}</code>
        </li>
      ))}
    </ul>
  </>
);
