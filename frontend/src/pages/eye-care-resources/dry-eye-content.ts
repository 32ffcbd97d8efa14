import type { Condition } from '@/content/condition';

export const dryEye: Condition = {
  id: 'dry-eye',
  name: 'Dry eye',
  summary:
    'The eye makes too few tears, or tears that dry too fast. Some dry eyes water all day: the eye answers the irritation with the wrong kind of tear.',
  signs: ['burning or a feeling of sand', 'redness', 'sight that clears when you blink'],
  risks: ['age over 50', 'being a woman', 'contact lenses', 'long hours at a screen'],
  care: ['artificial tears', 'warm compresses on the lids', 'prescription drops when those fail'],
  claims: ['dry-eye'],
};
