/** The built pages and the thread for stand-ins, packed by tools/bundle/one-file.ts. */
declare module 'virtual:packed-pages' {
  const packed: string
  export default packed
}
