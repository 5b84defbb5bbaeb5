// The types of pdfmake depend on those of Node, which the core does not use: `definition.ts` has the part that is used
// here.
declare module 'pdfmake' {
  const pdfmake: object;
  export default pdfmake;
}

declare module 'pdfmake/build/vfs_fonts.js' {
  /** Font files by name, in base64. */
  const files: Readonly<Record<string, string>>;
  export default files;
}
