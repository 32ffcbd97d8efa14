/**
 * How visitors can change the pages for their eyes. Each option but a group's first has a word. The chosen words are
 * kept on the device and are an attribute of <html> (generator/document.ts), which app/reading-comfort.css reads.
 */
export const storageKey = 'comfort';

export interface Option {
  /** Empty for the normal look. */
  word: string;
  label: string;
}

export interface Group {
  id: string;
  title: string;
  options: readonly Option[];
}

export const groups: readonly Group[] = [
  {
    id: 'size',
    title: 'Text size',
    options: [
      { word: '', label: 'Normal' },
      { word: 'large', label: 'Large' },
      { word: 'larger', label: 'Larger' },
      { word: 'largest', label: 'Twice as large' },
    ],
  },
  {
    id: 'spacing',
    title: 'Space between letters and lines',
    options: [
      { word: '', label: 'Normal' },
      { word: 'wide', label: 'Wide' },
    ],
  },
  {
    id: 'paper',
    title: 'Background',
    options: [
      { word: '', label: 'Same as my device' },
      { word: 'white', label: 'White' },
      { word: 'cream', label: 'Cream' },
      { word: 'dark', label: 'Dark' },
    ],
  },
  {
    id: 'contrast',
    title: 'Contrast',
    options: [
      { word: '', label: 'Same as my device' },
      { word: 'high', label: 'High' },
    ],
  },
  {
    id: 'motion',
    title: 'Motion',
    options: [
      { word: '', label: 'Same as my device' },
      { word: 'still', label: 'None' },
    ],
  },
];

const wordsOf = ({ options }: Group) => options.map(({ word }) => word).filter(Boolean);

/** The group's chosen word, or an empty string. Ignores words it doesn't know. */
export function chosen(group: Group, words: string): string {
  const all = words.split(' ');
  return wordsOf(group).find((word) => all.includes(word)) ?? '';
}

/** The words after choosing this one, without unknown ones. */
export const choose = (group: Group, word: string, words: string): string =>
  groups
    .map((each) => (each === group ? word : chosen(each, words)))
    .filter(Boolean)
    .join(' ');
