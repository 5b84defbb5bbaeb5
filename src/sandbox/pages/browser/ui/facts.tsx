import type { ComponentChildren } from 'preact';

export type Fact = readonly [name: string, value: ComponentChildren];

/** Names and values. Names without a value are left out. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl>
    {facts
      .filter(([, value]) => value !== undefined && value !== '' && value !== null && value !== false)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** A part of details under its own title. */
export const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <section class="part">
    <h3>{title}</h3>
    {children}
  </section>
);
