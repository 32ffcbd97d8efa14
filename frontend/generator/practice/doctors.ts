import { z } from 'zod';
import type { ImageFile } from '../../src/content/prose.ts';
import { readPicture } from './pictures.ts';
import type { PracticeReader } from './practice-reader.ts';
import { about, text } from './fact.ts';
import { pictureFile } from './text-schemas.ts';

/** Only one doctor can have each of them. */
const roles = ['founder', 'myopia', 'newest'] as const;

/** The front matter of `doctors/<slug>.md`. Its text is the biography. */
export const doctorSchema = z.strictObject({
  name: text('The name with its title', 'Dr. Maya Sample'),
  pronouns: z
    .enum(['she', 'he', 'they'], 'Write she, he or they.')
    .meta(about('The doctor’s pronouns: she, he or they')),
  credentials: text('The letters after the name', 'OD'),
  focus: text('What the doctor focuses on', 'Myopia management'),
  roles: z
    .array(z.enum(roles, 'Known roles are founder, myopia and newest.'))
    .default([])
    .meta(
      about(
        'founder signs the letter (one doctor), myopia has a page about myopia management (one doctor), newest is welcomed on the home page (one at most)',
        ['founder', 'myopia'],
      ),
    ),
  languages: z
    .array(text('A language', 'Spanish'))
    .min(1)
    .meta(about('The languages of the exam', ['English', 'Spanish'])),
  school: text(
    'The school of optometry, and the year',
    'State College of Optometry, 2009',
  ).optional(),
  license: text(
    'The state and number of the license',
    'NJ 27OA00123400',
  ).optional(),
  quote: text(
    'For the page about myopia: the doctor’s own words, without quotation marks',
  ).optional(),
  portrait: pictureFile.meta(
    about('The file of a photo or drawing', 'images/maya.jpg'),
  ),
  order: z
    .number()
    .meta(about('The position among the doctors: 1 is the first')),
});

type DoctorFile = z.output<typeof doctorSchema>;

export interface Doctor extends Omit<DoctorFile, 'portrait'> {
  /** The file name, which is part of URLs. */
  slug: string;
  /** Title and last name, such as Dr. Sample. */
  shortName: string;
  /** Paragraphs. Some pages only show the first one. */
  bio: readonly string[];
  portrait: ImageFile;
}

/** The doctors, sorted by `order`. */
export async function readDoctors(reader: PracticeReader): Promise<Doctor[]> {
  const files = await reader.markdownFiles('doctors');
  const doctors = await Promise.all(
    files.map((file) => readDoctor(reader, file)),
  );
  reportRoles(reader, files, doctors);
  return doctors
    .filter((doctor) => doctor !== undefined)
    .sort((a, b) => a.order - b.order);
}

function reportRoles(
  reader: PracticeReader,
  files: readonly string[],
  doctors: readonly (Doctor | undefined)[],
): void {
  for (const role of roles) {
    const [first, second] = files.filter((_, i) =>
      doctors[i]?.roles.includes(role),
    );
    if (second) {
      const message = `Only one doctor can be ${role}, and ${first} is already.`;
      reader.report(second, reader.lineOf(second, 'roles'), message);
    }
    // Nobody has to be new.
    if (!first && role !== 'newest' && !doctors.includes(undefined)) {
      reader.report(
        'doctors',
        1,
        `One of the doctors needs the line: roles: [${role}]`,
      );
    }
  }
}

async function readDoctor(
  reader: PracticeReader,
  file: string,
): Promise<Doctor | undefined> {
  const read = await reader.markdown(file, doctorSchema);
  if (!read) return undefined;
  const { facts } = read;
  const paragraphs = read.text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '');
  const slug = reader.slugOf(file, 'dr-maya-sample');
  if (paragraphs.length === 0) {
    reader.report(
      file,
      1,
      'The biography is missing. Write it below the facts.',
    );
  }
  if (facts.quote !== undefined && !facts.roles.includes('myopia')) {
    const message =
      'Only the page about the doctor with the role myopia shows a quote.';
    reader.report(file, reader.lineOf(file, 'quote'), message);
  }
  const named = {
    file,
    line: reader.lineOf(file, 'portrait'),
    name: facts.portrait,
  };
  const portrait = await readPicture(reader, { ...named, what: 'portrait' });
  const shortName = facts.name.replace(/(?<=^Dr\. ).* /, '');
  return portrait && { ...facts, slug, shortName, bio: paragraphs, portrait };
}
