/** In the place of `json5`: the viewer sends a body as it is written if this cannot read it. */
const asWritten = {
  parse: (): never => {
    throw new SyntaxError('Bodies are sent as they are written.');
  },
};

// biome-ignore lint/style/noDefaultExport: the viewer imports it so.
export default asWritten;
