import { Fragment } from 'preact';

/** An address or a path, which is broken after a slash or a dot rather than inside a word. */
export const Address = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/(?<=[/?&@_]|\.(?=\p{L}))/u).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);
