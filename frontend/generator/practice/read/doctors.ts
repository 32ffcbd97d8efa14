import type { ImageFile } from '../../../src/content/prose.ts';
import { readPicture } from './pictures.ts';
import type { PracticeReader } from './practice-reader.ts';
import {
  type DoctorFile,
  doctorSchema,
  roles,
} from '../schema/markdown-schemas.ts';

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
    if (!first && role === 'founder' && !doctors.includes(undefined)) {
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
