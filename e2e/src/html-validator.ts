import { HtmlValidate } from 'html-validate';

const off = 'off';

/** The recommended rules; what is off is how React writes HTML, which browsers read the same. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // dateTime="…": the names of attributes have no case.
    'attr-case': off,
    // required="": the empty value is the one HTML defines for it.
    'attribute-boolean-style': off,
    // <!doctype html>, as Vite writes it: the word has no case.
    'doctype-style': off,
    // <br/>, beside the <meta> of the template: the slash means nothing.
    'void-style': off,
    // React's own ids start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The style sheet keeps every phone number on one line, so its text stays fit for copying.
    'tel-non-breaking': off,
  },
});

/** What is wrong with a document, each as `rule: sentence (selector)`; empty when nothing is. */
export async function htmlComplaints(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`,
    ),
  );
}
