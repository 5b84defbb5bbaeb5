import { useState } from 'preact/hooks';
import { useReference } from './context.js';
import { nameOf, resolved, type Schema } from './openapi.js';
import { Inline } from './prose.js';

/** The members of a schema. Each can be expanded. */
export function Members({ schema }: { readonly schema: Schema }) {
  const { document, words } = useReference();
  const { properties = {}, required = [], items, anyOf } = resolved(document, schema);
  if (items !== undefined) return <Members schema={items} />;
  if (anyOf !== undefined) {
    const others = anyOf.filter(({ type }) => type !== 'null');
    const [only] = others;
    if (others.length === 1 && only !== undefined) return <Members schema={only} />;
    return (
      <ul class="members">
        {others.map((each, index) => (
          <Member key={nameOf(each) ?? index} name={nameOf(each) ?? words.oneOf} schema={each} />
        ))}
      </ul>
    );
  }
  return (
    <ul class="members">
      {Object.entries(properties).map(([name, member]) => (
        <Member key={name} name={name} schema={member} isRequired={required.includes(name)} />
      ))}
    </ul>
  );
}

interface MemberProps {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired?: boolean;
}

function Member({ name, schema, isRequired = false }: MemberProps) {
  const { document, words } = useReference();
  const [isOpen, setOpen] = useState(false);
  const full = resolved(document, schema);
  const head = (
    <>
      <code class="strong">{name}</code> <span class="muted">{typeOf(schema, full)}</span>{' '}
      {isRequired && <span class="chip busy">{words.required}</span>}
    </>
  );
  const about = (
    <>
      {full.description !== undefined && (
        <span class="below">
          <Inline text={full.description} />
        </span>
      )}
      {full.enum !== undefined && <span class="below">{full.enum.map(String).join(', ')}</span>}
    </>
  );
  if (!hasMembers(full, document)) {
    return (
      <li>
        {head}
        {about}
      </li>
    );
  }
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{head}</summary>
        {about}
        {isOpen && <Members schema={full} />}
      </details>
    </li>
  );
}

type Document = ReturnType<typeof useReference>['document'];

function hasMembers(schema: Schema, document: Document): boolean {
  const { properties, items, anyOf } = schema;
  return (
    properties !== undefined ||
    (items !== undefined && hasMembers(resolved(document, items), document)) ||
    (anyOf ?? []).some((each) => hasMembers(resolved(document, each), document))
  );
}

function typeOf(schema: Schema, full: Schema): string {
  const { type, format, items, minimum, maximum, maxLength } = full;
  const own = nameOf(schema) ?? (Array.isArray(type) ? type.join(' | ') : (type ?? ''));
  const of = items === undefined ? '' : ` of ${nameOf(items) ?? String(items.type ?? '')}`;
  const bounds = [
    ...(minimum === undefined ? [] : [`≥ ${minimum}`]),
    ...(maximum === undefined ? [] : [`≤ ${maximum}`]),
    ...(maxLength === undefined ? [] : [`≤ ${maxLength} characters`]),
    ...('default' in full ? [`= ${String(full.default)}`] : []),
    ...('const' in full ? [`= ${String(full.const)}`] : []),
  ];
  return [`${own}${of}`, ...(format === undefined ? [] : [format]), ...bounds].filter(Boolean).join(', ');
}
