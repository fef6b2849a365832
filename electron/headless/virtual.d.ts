/** The built pages and the stand-ins' thread, packed by tools/bundle/one-file.ts. */
declare module 'virtual:packed-pages' {
  const packed: string
  export default packed
}
