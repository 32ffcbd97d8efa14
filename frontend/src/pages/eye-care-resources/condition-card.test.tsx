import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClaimNumbers } from '@/components/cite';
import { medicalCondition } from '@/seo/structured-data/medical-condition';
import { ConditionCard } from './condition-card';
import { conditions } from './content';

/** All text in a node except types and URLs. */
function text(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@') && key !== 'url')
    .flatMap(([, value]) => text(value));
}

test.each(conditions)('the card of $id shows all text in its structured data', (condition) => {
  const card = renderToStaticMarkup(
    <ClaimNumbers value={condition.claims}>
      <ConditionCard
        condition={condition}
        illustration={{ src: '/eye.svg', width: 96, height: 96 }}
      />
    </ClaimNumbers>,
  ).toLowerCase();
  const texts = text(medicalCondition(condition));
  expect(texts.length).toBeGreaterThan(6);
  expect(texts.filter((text) => !card.includes(text.toLowerCase()))).toEqual([]);
});
