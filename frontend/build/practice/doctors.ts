import { imageSize } from 'image-size';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { doctorSchema, type DoctorFile } from './collection-schemas.ts';
import type { PracticeReader } from './practice-reader.ts';

/** Bytes. A larger portrait would outweigh the page that shows it. */
const largestPortrait = 100_000;

/** How many doctors have a role. */
const roleCounts = {
  founder: { least: 1, most: 1 },
  myopia: { least: 1, most: 1 },
  newest: { least: 0, most: 1 },
} as const;

export interface Picture {
  name: string;
  data: Buffer;
  width: number;
  height: number;
}

export interface Doctor extends Omit<DoctorFile, 'portrait'> {
  /** The name of the file; part of addresses. */
  slug: string;
  /** Title and last name, such as Dr. Sample. */
  shortName: string;
  /** One paragraph an entry. The first stands on its own where there is room for one. */
  bio: readonly string[];
  portrait: Picture;
}

/** The doctors, in their order. */
export async function readDoctors(reader: PracticeReader): Promise<Doctor[]> {
  const names = await readdir(join(reader.folder, 'doctors')).catch(() => []);
  const files = names.filter((name) => name.endsWith('.md')).map((name) => `doctors/${name}`);
  const doctors = await Promise.all(files.sort().map((file) => readDoctor(reader, file)));
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
      const message = `Only one doctor is ${role}, and ${first} says so too.`;
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
  const { facts, paragraphs } = read;
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
  const portrait = await readPortrait(reader, file, facts.portrait);
  const shortName = facts.name.replace(/(?<=^Dr\. ).* /, '');
  return portrait && { ...facts, slug, shortName, bio: paragraphs, portrait };
}

async function readPortrait(reader: PracticeReader, doctor: string, name: string) {
  const data = await readFile(join(reader.folder, name)).catch(() => undefined);
  const size = data && sizeOf(data);
  const problem = portraitProblem(name, data, size);
  if (problem) reader.report(doctor, reader.lineOf(doctor, 'portrait'), problem);
  return data && size && { name, data, ...size };
}

/** Undefined when the file is no picture. */
function sizeOf(data: Buffer) {
  try {
    const { width, height } = imageSize(data);
    return { width, height };
  } catch {
    return undefined;
  }
}

function portraitProblem(name: string, data: Buffer | undefined, size: object | undefined) {
  if (!data) return `The portrait ${name} is missing. Put the picture there, or correct the name.`;
  if (data.length > largestPortrait) {
    return `The portrait ${name} has ${Math.ceil(data.length / 1000)} kB. Save it smaller: up to ${largestPortrait / 1000} kB.`;
  }
  return size ? undefined : `The portrait ${name} isn’t a picture that browsers can show.`;
}
