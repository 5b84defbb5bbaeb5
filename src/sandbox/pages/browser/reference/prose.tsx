/** A text of the description: paragraphs, headings, and inline code. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>
    {text.split('\n\n').map((paragraph) =>
      paragraph.startsWith('## ') ? (
        <h2 key={paragraph}>{paragraph.slice('## '.length)}</h2>
      ) : (
        <p key={paragraph}>
          <Inline text={paragraph} />
        </p>
      ),
    )}
  </>
);

/** A line of it. */
export const Inline = ({ text }: { readonly text: string }) => (
  <>
    {text.split('`').map((part, index) => {
      // Every second part is between two marks.
      const isCode = index % 2 === 1;
      return isCode ? <code key={index}>{part}</code> : part;
    })}
  </>
);
