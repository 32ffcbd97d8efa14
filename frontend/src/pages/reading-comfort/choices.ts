/**
 * How visitors can change the pages for their eyes. Each option but a group's
 * first has a word. The chosen words are kept on the device and are an
 * attribute of <html> (generator/document.ts), which app/reading-comfort.css
 * reads.
 */
export const storageKey = 'comfort';

export interface Group {
  id: string;
  title: string;
  /** Labels by word. The normal look, which is the first, has an empty word. */
  options: Readonly<Record<string, string>>;
}

export const groups: readonly Group[] = [
  {
    id: 'size',
    title: 'Text size',
    options: {
      '': 'Normal',
      large: 'Large',
      larger: 'Larger',
      largest: 'Twice as large',
    },
  },
  {
    id: 'spacing',
    title: 'Space between letters and lines',
    options: { '': 'Normal', wide: 'Wide' },
  },
  {
    id: 'paper',
    title: 'Background',
    options: {
      '': 'Same as my device',
      white: 'White',
      cream: 'Cream',
      dark: 'Dark',
    },
  },
  {
    id: 'contrast',
    title: 'Contrast',
    options: { '': 'Same as my device', high: 'High' },
  },
  {
    id: 'motion',
    title: 'Motion',
    options: { '': 'Same as my device', still: 'None' },
  },
];

export interface Preset {
  title: string;
  /** What it changes. */
  text: string;
  /** In the order of the groups. */
  words: string;
}

/** By what makes reading hard. */
export const presets: readonly Preset[] = [
  {
    title: 'Small print is blurry',
    text: 'Larger text, more space',
    words: 'larger wide',
  },
  {
    title: 'Glare hurts',
    text: 'Light letters on a dark page',
    words: 'dark',
  },
  {
    title: 'Letters run together',
    text: 'More space around letters and lines',
    words: 'wide',
  },
  {
    title: 'Pale text fades away',
    text: 'High contrast on white',
    words: 'white high',
  },
  {
    title: 'Motion makes me dizzy',
    text: 'Nothing moves by itself',
    words: 'still',
  },
];

const wordsOf = ({ options }: Group) => Object.keys(options).filter(Boolean);

/**
 * The group's chosen word, or an empty string. Ignores words it doesn't know.
 */
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
