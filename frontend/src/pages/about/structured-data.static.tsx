import { doctors } from 'practice/doctors';
import { person } from '@/seo/structured-data/person';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { page } from './page';

export function PageData() {
  return <StructuredData page={page} nodes={doctors.map(person)} />;
}
