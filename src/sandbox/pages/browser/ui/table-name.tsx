import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../view/types.js';
import { type PageContext, usePage } from '../context.js';

/** The names that the server around this sandbox has for its tables. The service itself knows only the `tableAA`. */
export function useTableNames(tables: unknown): PageContext['tableNames'] {
  const [names, setNames] = useState<PageContext['tableNames']>({});
  useEffect(() => {
    // A sandbox alone has its page at the root.
    if (tables === undefined || window.location.pathname === '/') return;
    const put = ({ tables }: { readonly tables: readonly { table: string; tableAA?: string }[] }) =>
      setNames(Object.fromEntries(tables.map(({ table, tableAA }) => [tableAA?.toLowerCase(), table])));
    void fetch('/tables')
      .then(async (answer) => put(await answer.json()))
      .catch(() => undefined);
  }, [tables]);
  return names;
}

/** A table by its name, or else by the `tableAA` that its slips have. */
export function TableName({ line: { table } }: { readonly line: TableLine }) {
  const { words, tableNames } = usePage();
  const name = tableNames[table];
  if (name !== undefined) return <span>{`${words.columns.table} ${name}`}</span>;
  return (
    <code>
      {table.slice(0, 8)}
      <span class="wide">{table.slice(8)}</span>
    </code>
  );
}
