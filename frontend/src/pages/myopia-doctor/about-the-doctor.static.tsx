import { doctorForMyopia } from 'practice/doctors';
import { DescriptionList } from '@/components/description-list';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Statement, words } from '@/components/statement/statement';
import { offersContacts } from '@/content/offered-treatments';

const { name, shortName, bio, quote, languages, focus } = doctorForMyopia;

export function AboutTheDoctor() {
  return (
    <>
      <Section
        title={`About ${shortName}`}
        illustration={
          <DescriptionList
            items={[
              ['Focus', focus],
              ['Patients', 'Children from 6 to 14, and teens who are already in treatment'],
              ['Exams in', languages.join(', ')],
              [
                'Between visits',
                <>
                  A red, painful eye? {offersContacts && 'Take the contacts out. '}
                  Call us and say it’s urgent.{' '}
                  <PageLink to="eye-care-resources" hash="#urgent-red-eye">
                    More about a painful red eye
                  </PageLink>
                </>,
              ],
            ]}
          />
        }
      >
        {bio.slice(1).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
      {quote && (
        <Statement>
          <blockquote className={words}>“{quote}”</blockquote>
          <p>{name}</p>
        </Statement>
      )}
    </>
  );
}
