import type { ImageFile } from '../../../src/content/prose.ts';
import { lastNameOf, shortNameOf, shownName } from './doctor-names.ts';
import { readPicture } from './pictures.ts';
import type { PracticeReader } from './practice-reader.ts';
import {
  type DoctorFile,
  doctorSchema,
  roles,
} from '../schema/markdown-schemas.ts';

export interface Doctor extends Omit<DoctorFile, 'portrait' | 'lastName'> {
  /** The file name, which is part of URLs. */
  slug: string;
  lastName: string;
  /** Such as Dr. Sample. Short names of two doctors are never the same. */
  shortName: string;
  /**
   * The name inside a sentence, because a language can need an article there:
   * `la Dra. Maya Sample`.
   */
  nameInText: string;
  shortNameInText: string;
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
  reportNamesakes(reader, files, doctors);
  const known = doctors.filter((doctor) => doctor !== undefined);
  return known
    .map((doctor) => {
      const shortName = shortNameOf(doctor, known);
      return {
        ...doctor,
        shortName,
        nameInText: doctor.name,
        shortNameInText: shortName,
      };
    })
    .sort((a, b) => a.order - b.order);
}

type ReadDoctor = Omit<Doctor, 'shortName' | 'nameInText' | 'shortNameInText'>;

/** Reports doctors whom nothing tells apart. */
function reportNamesakes(
  reader: PracticeReader,
  files: readonly string[],
  doctors: readonly (ReadDoctor | undefined)[],
): void {
  const names = doctors.map((doctor) => doctor?.name);
  for (const [index, file] of files.entries()) {
    const first = names.indexOf(names[index]);
    if (names[index] === undefined || first === index) continue;
    const message = `${files[first]} has the same name. Tell the two apart with a middle name, an initial or Jr.`;
    reader.report(file, reader.lineOf(file, 'name'), message);
  }
}

function reportRoles(
  reader: PracticeReader,
  files: readonly string[],
  doctors: readonly (ReadDoctor | undefined)[],
): void {
  for (const role of roles) {
    const [first, second] = files.filter((_, i) =>
      doctors[i]?.roles.includes(role),
    );
    if (second) {
      const message = `Only one doctor can be ${role}, and ${first} is already.`;
      reader.report(second, reader.lineOf(second, 'roles'), message);
    }
  }
}

async function readDoctor(
  reader: PracticeReader,
  file: string,
): Promise<ReadDoctor | undefined> {
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
  for (const fact of ['quote', 'prescription'] as const) {
    if (facts[fact] === undefined || facts.roles.includes('myopia')) continue;
    const message = `Only the page about the doctor with the role myopia shows a ${fact}.`;
    reader.report(file, reader.lineOf(file, fact), message);
  }
  const named = {
    file,
    line: reader.lineOf(file, 'portrait'),
    name: facts.portrait,
  };
  const portrait = await readPicture(reader, { ...named, what: 'portrait' });
  const name = shownName(facts.name, facts.credentials);
  const { lastName = lastNameOf(name) } = facts;
  return (
    portrait && { ...facts, name, lastName, slug, bio: paragraphs, portrait }
  );
}
