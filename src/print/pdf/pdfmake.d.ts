// The types of pdfmake bring those of Node along, which the core does without: `definition.ts` has what we use of it.
declare module 'pdfmake' {
  const pdfmake: object;
  export default pdfmake;
}

declare module 'pdfmake/build/vfs_fonts.js' {
  /** Files of fonts by name, in base64. */
  const files: Readonly<Record<string, string>>;
  export default files;
}
