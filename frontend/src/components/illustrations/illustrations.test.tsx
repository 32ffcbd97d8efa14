import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from '../illustration';
import { BlurredLetters } from './blurred-letters';
import type { SvgProps } from './canvas';

const files = Object.entries(
  import.meta.glob<string>(
    ['../../**/illustrations/**/*.svg', '../../features/**/*.svg'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

const drawing = { markup: '<path d="M0 0h9" />', width: 9, height: 9 };
const components: ComponentType<SvgProps>[] = [
  BlurredLetters,
  function OfMarkup(props) {
    return <Drawing of={drawing} {...props} />;
  },
];

test.each(components)(
  '$name is hidden from screen readers unless it is named',
  (Illustration) => {
    expect(renderToStaticMarkup(<Illustration />)).toMatch(
      /^<svg[^>]* aria-hidden="true"/,
    );
    const named = renderToStaticMarkup(<Illustration label="A name" />);
    expect(named).toMatch(/^<svg[^>]* role="img" aria-label="A name"/);
    expect(named).not.toContain('aria-hidden');
  },
);

const markups = [
  ...files,
  ...components.map((Illustration) => [
    Illustration.name,
    renderToStaticMarkup(<Illustration />),
  ]),
];

test.each(markups)('%s complies with the CSP', (_, markup) =>
  expect(markup).not.toMatch(/ style=|<style|<script|href="(?!#)/),
);

test.each(markups)('%s refers to parts of its own', (_, markup = '') => {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const uses = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(
    ([, id]) => id,
  );
  expect(uses.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(markups)('%s weighs less than 7 KB', (_, markup = '') =>
  expect(markup.length).toBeLessThan(7000),
);
