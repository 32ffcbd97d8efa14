import { type Condition, myopia } from '@/content/myopia/condition';

const amd: Condition = {
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

const dryEye: Condition = {
  id: 'dry-eye',
  name: 'Dry eye',
  summary:
    'The eye makes too few tears, or tears that dry too fast. Some dry eyes water all day: the eye answers the irritation with the wrong kind of tear.',
  signs: ['burning or a feeling of sand', 'redness', 'sight that clears when you blink'],
  risks: ['age over 50', 'being a woman', 'contact lenses', 'long hours at a screen'],
  care: ['artificial tears', 'warm compresses on the lids', 'prescription drops when those fail'],
  claims: ['dry-eye'],
};

const glaucoma: Condition = {
  id: 'glaucoma',
  name: 'Glaucoma',
  summary:
    'The optic nerve loses fibers, often because the pressure in the eye is too high for it. Half of the people who have glaucoma do not know. What is lost stays lost, but treatment can often stop the damage.',
  signs: ['nothing at first', 'later, gaps at the side of what you see'],
  risks: ['age over 60, for Black people over 40', 'a parent or sibling with glaucoma'],
  care: ['drops', 'laser or surgery when drops are not enough', 'checks for life'],
  claims: ['glaucoma-silent', 'glaucoma-risk'],
};

/** The four that people ask us about. */
export const conditions: readonly Condition[] = [myopia, dryEye, glaucoma, amd];
