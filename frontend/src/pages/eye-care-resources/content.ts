import { type Condition, myopia } from '@/content/myopia/condition';

const amd: Condition = {
  id: 'amd',
  name: 'Macular degeneration',
  alias: 'Age-related macular degeneration (AMD)',
  summary:
    'The center of the retina wears out. Faces and print get blurry in the middle. AMD doesn’t cause complete blindness, because side vision stays clear.',
  signs: [
    'straight lines that look wavy',
    'a gray or empty spot in the middle',
    'needing more light to read',
  ],
  risks: ['age', 'smoking', 'family history'],
  care: [
    'not smoking',
    'injections for the wet type',
    'AREDS2 vitamins in the middle stage, not earlier',
  ],
  caution: 'Ask us first, especially if you’ve ever smoked.',
  claims: ['amd', 'amd-vitamins'],
};

const dryEye: Condition = {
  id: 'dry-eye',
  name: 'Dry eye',
  summary:
    'The eye makes too few tears, or the tears dry too fast. Some dry eyes water all day. That’s because they’re irritated and make the wrong kind of tears.',
  signs: ['burning or a gritty feeling', 'redness', 'blur that clears when you blink'],
  risks: ['being over 50', 'being a woman', 'wearing contacts', 'long hours at a screen'],
  care: [
    'artificial tears',
    'warm compresses on the eyelids',
    'prescription drops if those don’t help',
  ],
  claims: ['dry-eye'],
};

const glaucoma: Condition = {
  id: 'glaucoma',
  name: 'Glaucoma',
  summary:
    'Glaucoma damages the optic nerve, often because the pressure in the eye is too high. Half of the people who have it don’t know. Lost vision doesn’t come back, but treatment can often stop the damage.',
  signs: ['nothing at first', 'later, gaps in your side vision'],
  risks: ['being over 60, or over 40 if you’re Black', 'a parent, brother or sister with glaucoma'],
  care: ['eye drops', 'laser treatment or surgery if drops aren’t enough', 'checkups for life'],
  claims: ['glaucoma-silent', 'glaucoma-risk'],
};

/** The four conditions people ask us about. */
export const conditions: readonly Condition[] = [myopia, dryEye, glaucoma, amd];
