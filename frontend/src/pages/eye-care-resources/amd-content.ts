import type { Condition } from '@/content/condition';

export const amd: Condition = {
  id: 'amd',
  name: 'Macular degeneration',
  alias: 'Age-related macular degeneration (AMD)',
  summary:
    'The center of the retina wears out. Faces and print blur in the middle, while the side stays clear, so it does not leave you in the dark.',
  signs: [
    'straight lines that look wavy',
    'a gray or empty spot in the middle',
    'need for more light',
  ],
  risks: ['age', 'smoking', 'family history'],
  care: [
    'not smoking',
    'a set mix of vitamins in the middle stage, not before it',
    'injections for the wet form',
  ],
  claims: ['amd', 'amd-vitamins'],
};
