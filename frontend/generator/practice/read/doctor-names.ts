/**
 * Splits doctors' names. A name alone doesn't always tell: `lastName` in a
 * doctor's file has the last word.
 */

/** After a last name, without periods: Jr. and Sr. in any case. */
const generations = ['jr', 'sr', 'ii', 'iii', 'iv'];
/** In capitals only, because Do is also a last name. */
const degrees = ['OD', 'MD', 'DO', 'PhD', 'MS', 'MPH', 'MBA', 'FAAO'];

/**
 * Words that a last name can begin with. Le and Do, in capitals, are names
 * themselves.
 */
const particles = [
  'al',
  'bin',
  'da',
  'das',
  'de',
  'De',
  'del',
  'Del',
  'della',
  'Della',
  'den',
  'Den',
  'der',
  'Der',
  'di',
  'Di',
  'do',
  'dos',
  'du',
  'la',
  'La',
  'las',
  'Las',
  'le',
  'los',
  'Los',
  'san',
  'San',
  'St.',
  'ten',
  'ter',
  'van',
  'Van',
  'von',
  'Von',
  'zu',
];

/**
 * The most common Spanish last names of the US Census, without those that are
 * first names, too. Two of them in a row are a father's and a mother's.
 */
const spanishLastNames = new Set([
  'acosta',
  'aguilar',
  'alvarado',
  'alvarez',
  'avila',
  'ayala',
  'cabrera',
  'campos',
  'cardenas',
  'castillo',
  'castro',
  'cervantes',
  'chavez',
  'colon',
  'contreras',
  'cortes',
  'cortez',
  'cruz',
  'delgado',
  'diaz',
  'dominguez',
  'espinoza',
  'estrada',
  'fernandez',
  'figueroa',
  'flores',
  'fuentes',
  'garcia',
  'gomez',
  'gonzales',
  'gonzalez',
  'guerrero',
  'gutierrez',
  'guzman',
  'hernandez',
  'herrera',
  'jimenez',
  'juarez',
  'lopez',
  'maldonado',
  'marquez',
  'martinez',
  'medina',
  'mejia',
  'mendez',
  'mendoza',
  'molina',
  'morales',
  'moreno',
  'munoz',
  'navarro',
  'nunez',
  'ochoa',
  'ortega',
  'ortiz',
  'padilla',
  'pena',
  'perez',
  'ramirez',
  'ramos',
  'reyes',
  'rios',
  'rivera',
  'rodriguez',
  'rojas',
  'romero',
  'ruiz',
  'salazar',
  'salinas',
  'sanchez',
  'sandoval',
  'soto',
  'suarez',
  'torres',
  'trujillo',
  'valdez',
  'vargas',
  'vasquez',
  'vazquez',
  'vega',
  'velasquez',
  'velazquez',
  'zamora',
]);

/** For comparing: without accents, in small letters. */
const plainLetters = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function followsName(word: string): boolean {
  const letters = word.replaceAll('.', '');
  return (
    generations.includes(letters.toLowerCase()) || degrees.includes(letters)
  );
}

/** The words of a name, without its title, Jr. and degrees. */
export function nameWords(name: string): string[] {
  const [own = ''] = name.replace(/^Dr\.? /, '').split(',');
  const words = own.trim().split(/\s+/);
  while (words.length > 1 && followsName(words[words.length - 1] ?? ''))
    words.pop();
  return words;
}

/**
 * A name as pages show it: with a period after Dr, and without the credentials,
 * which pages add.
 */
export function shownName(name: string, credentials: string): string {
  const titled = name.replace(/^Dr /, 'Dr. ');
  return titled.endsWith(` ${credentials}`)
    ? titled.slice(0, -credentials.length).replace(/,? $/, '')
    : titled;
}

/** The first name, and each of the others together with its particles. */
function nameParts(name: string): string[] {
  const [first = '', ...others] = nameWords(name);
  const parts = [first];
  let begun = '';
  for (const [index, word] of others.entries()) {
    // The second last name can follow an “and”: Ramón y Cajal.
    if (word === 'y') break;
    begun += word;
    if (particles.includes(word) && index < others.length - 1) begun += ' ';
    else {
      parts.push(begun);
      begun = '';
    }
  }
  return parts;
}

const isSpanish = (part: string): boolean =>
  spanishLastNames.has(plainLetters(part).replace(/.* /, ''));

/**
 * What patients most likely say after “Dr.”: of two Spanish last names, the
 * first.
 */
export function lastNameOf(name: string): string {
  const [last = '', before, ...earlier] = nameParts(name).reverse();
  const hasTwo =
    before !== undefined &&
    earlier.length > 0 &&
    isSpanish(before) &&
    isSpanish(last);
  return hasTwo ? before : last;
}

interface Named {
  name: string;
  lastName: string;
}

/**
 * Title and last name, such as Dr. Sample. Doctors with the same last name get
 * their first names, and if those are the same too, all of the name.
 */
export function shortNameOf(doctor: Named, all: readonly Named[]): string {
  const { name, lastName } = doctor;
  const [, title] = /^(Dr\. )/.exec(name) ?? [];
  // Without a title, a last name alone would sound rude.
  if (title === undefined) return name;
  const firstName = ({ name }: Named) => nameWords(name)[0] ?? '';
  const same = (one: string, other: string) =>
    plainLetters(one) === plainLetters(other);
  const namesakes = all.filter(
    (other) => other !== doctor && same(other.lastName, lastName),
  );
  if (namesakes.length === 0) return title + lastName;
  return namesakes.some((other) => same(firstName(other), firstName(doctor)))
    ? name
    : `${title}${firstName(doctor)} ${lastName}`;
}
