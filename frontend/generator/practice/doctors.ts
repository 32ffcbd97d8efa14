import { basename } from 'node:path';
import { doctorSchema, type DoctorFile } from './collection-schemas.ts';
import { type Picture, readPicture } from './pictures.ts';
import type { PracticeReader } from './practice-reader.ts';

/** The number of doctors with a role. */
const roleCounts = {
  founder: { least: 1, most: 1 },
  myopia: { least: 1, most: 1 },
  newest: { least: 0, most: 1 },
} as const;

export interface Doctor extends Omit<DoctorFile, 'portrait'> {
  /** The file name, which is part of URLs. */
  slug: string;
  /** Title and last name, such as Dr. Sample. */
  shortName: string;
  /** Paragraphs. Some pages only show the first one. */
  bio: readonly string[];
  portrait: Picture;
}

/** The doctors, sorted by `order`. */
export async function readDoctors(reader: PracticeReader): Promise<Doctor[]> {
  const files = await reader.markdownFiles('doctors');
  const doctors = await Promise.all(files.map((file) => readDoctor(reader, file)));
  reportRoles(reader, files, doctors);
  return doctors.filter((doctor) => doctor !== undefined).sort((a, b) => a.order - b.order);
}

function reportRoles(
  reader: PracticeReader,
  files: readonly string[],
  doctors: readonly (Doctor | undefined)[],
): void {
  for (const [role, { least, most }] of Object.entries(roleCounts)) {
    const holders = files.filter((_, i) => doctors[i]?.roles.some((each) => each === role));
    const [first, second] = holders;
    if (second && holders.length > most) {
      const message = `Only one doctor can be ${role}, and ${first} is already.`;
      reader.report(second, reader.lineOf(second, 'roles'), message);
    }
    if (holders.length < least && !doctors.includes(undefined)) {
      reader.report('doctors', 1, `One of the doctors needs the line: roles: [${role}]`);
    }
  }
}

async function readDoctor(reader: PracticeReader, file: string): Promise<Doctor | undefined> {
  const read = await reader.markdown(file, doctorSchema);
  if (!read) return undefined;
  const { facts, text } = read;
  const paragraphs = text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '');
  const slug = basename(file, '.md');
  if (!/^[a-z][a-z0-9-]*$/.test(slug)) {
    reader.report(
      file,
      1,
      'The file’s name is part of web addresses. Use small letters and hyphens, such as dr-maya-sample.md',
    );
  }
  if (paragraphs.length === 0) {
    reader.report(file, 1, 'The biography is missing. Write it below the facts.');
  }
  const line = reader.lineOf(file, 'portrait');
  const portrait = await readPicture(reader, {
    file,
    line,
    what: 'portrait',
    name: facts.portrait,
  });
  const shortName = facts.name.replace(/(?<=^Dr\. ).* /, '');
  return portrait && { ...facts, slug, shortName, bio: paragraphs, portrait };
}
