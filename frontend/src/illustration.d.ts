/** An illustration as a file of its own; see build/illustration-plugin.ts. */
declare module '*?illustration' {
  const illustration: { src: string; width: number; height: number };
  export default illustration;
}
