import { HtmlValidate } from 'html-validate';

const off = 'off';

/**
 * The recommended rules, except those that React's output breaks without any
 * effect in browsers.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // dateTime="…": attribute names are case-insensitive.
    'attr-case': off,
    // required="": valid for a boolean attribute.
    'attribute-boolean-style': off,
    // hidden="": valid, too.
    'attribute-empty-style': off,
    // <!doctype html>, as Vite writes it: case-insensitive too.
    'doctype-style': off,
    // <br/> from React and <meta> from the template: the slash has no effect.
    'void-style': off,
    // React's generated ids start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The style sheet keeps phone numbers on one line, so their text can be
    // copied without special spaces.
    'tel-non-breaking': off,
  },
});

/** Validation errors as `rule: message (selector)`. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) =>
        `${ruleId}: ${message} (${selector ?? 'the document'})`,
    ),
  );
}
