/** An illustration as its own file; see build/illustration-plugin.ts. */
declare module '*?illustration' {
  const illustration: { src: string; width: number; height: number };
  export default illustration;
}
