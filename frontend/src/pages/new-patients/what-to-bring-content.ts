import type { ClaimId } from '@/content/claims';

export interface ThingToBring {
  thing: string;
  why: string;
  claim?: ClaimId;
}

export const whatToBring: readonly ThingToBring[] = [
  {
    thing: 'Your insurance cards',
    why: 'Both, if you have a vision plan and a medical one. And a photo ID.',
  },
  {
    thing: 'All the glasses you use',
    why: 'Scratched ones and drugstore readers too. We measure each pair.',
  },
  {
    thing: 'Your contact lens boxes',
    why: 'The print on the side names the brand, the curve and the power. A photo will do.',
  },
  {
    thing: 'A list of your medicines',
    why: 'With eye drops and vitamins. A photo of the bottles saves you the spelling.',
  },
  {
    thing: 'Your last eye report',
    why: 'If another doctor has followed your eyes. Or give us the name, and we ask for it.',
  },
  {
    thing: 'Sunglasses',
    why: 'For the way home: drops that widen the pupils can make daylight hard to bear.',
    claim: 'dilation-blur-hours',
  },
];
