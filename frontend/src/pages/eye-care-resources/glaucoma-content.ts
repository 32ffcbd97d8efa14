import type { Condition } from '@/content/condition';

export const glaucoma: Condition = {
  id: 'glaucoma',
  name: 'Glaucoma',
  summary:
    'The optic nerve loses fibers, often because the pressure in the eye is too high for it. Half of the people who have glaucoma do not know. What is lost stays lost, but treatment can often stop the damage.',
  signs: ['nothing at first', 'later, gaps at the side of what you see'],
  risks: ['age over 60, for Black people over 40', 'a parent or sibling with glaucoma'],
  care: ['drops', 'laser or surgery when drops are not enough', 'checks for life'],
  claims: ['glaucoma-silent', 'glaucoma-risk'],
};
