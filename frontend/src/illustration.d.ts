/** A picture component as a file of its own; see build/illustration-plugin.ts. */
declare module '*?drawing' {
  const drawing: { src: string; width: number; height: number };
  export default drawing;
}
