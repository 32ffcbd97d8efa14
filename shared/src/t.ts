type Values = Readonly<Record<string, string | number>>;

/**
 * A text in the language of the build: `t('Call {phone}', { phone })`. The
 * build replaces each call with the English text, or with its translation from
 * `src/locales/<language>/`, so neither the function nor a list of texts
 * reaches the browser. Both arguments must be literals. What runs outside a
 * build, such as a script or the backend, gets English. A name in braces that
 * isn't among the values stays as it is.
 */
export function t<const Text extends string>(text: Text): Text;
export function t(text: string, values: Values): string;
export function t(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
