import type { ClaimId } from '@/content/claims';

export interface EyeHabit {
  habit: string;
  words: string;
  claim: ClaimId;
}

export const eyeHabits: readonly EyeHabit[] = [
  {
    habit: 'Look up from the screen',
    words:
      'Every 20 minutes, look at something 20 feet away for 20 seconds, and blink. At a screen we forget to.',
    claim: 'screen-breaks',
  },
  {
    habit: 'Sunglasses, in winter too',
    words: 'The label should promise full protection from UVA and UVB. Dark glass alone does not.',
    claim: 'sunglasses-uv',
  },
  {
    habit: 'Goggles for the workshop',
    words:
      'For the hammer, the mower and the hockey stick. Everyday glasses do not protect enough.',
    claim: 'sports-eyewear',
  },
  {
    habit: 'Greens, fish, no smoke',
    words:
      'Kale, spinach and salmon are on the list for healthy eyes. Smoking is on the list for macular degeneration and cataract.',
    claim: 'eye-habits',
  },
  {
    habit: 'Ask your family',
    words:
      'Glaucoma and macular degeneration run in families. Ask at the next dinner, and tell us.',
    claim: 'eye-habits',
  },
  {
    habit: 'Send children outdoors',
    words: 'One to two hours of daylight a day lower a child’s risk of becoming nearsighted.',
    claim: 'outdoor-time',
  },
];
