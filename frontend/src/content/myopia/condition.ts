import type { Condition } from '../condition';

export const myopia: Condition = {
  id: 'myopia',
  name: 'Nearsightedness',
  alias: 'Myopia',
  summary:
    'The eye has grown too long, so that far things blur and near ones stay sharp. It starts in childhood and can grow until about age 20.',
  signs: ['a blurred board or road sign', 'squinting', 'a child who moves up to the screen'],
  risks: ['nearsighted parents', 'school age'],
  care: ['glasses or contact lenses', 'for children, treatment that slows the growth'],
  claims: ['myopia-start'],
};
