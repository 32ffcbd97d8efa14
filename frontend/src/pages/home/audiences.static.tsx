import { Children } from '@/components/illustrations/audiences/children';
import { Section } from '@/components/section';
import { t } from 'shared/t';
import styles from './home.module.css';
import { Families, Individuals, Professionals } from './illustrations/audiences';

/** The home page's audiences, in the order of the icons. */
export const audiences = [
  {
    id: 'individuals',
    name: t('Individuals'),
    text: t('A full eye exam, plus glasses or contacts that fit how you read, drive and work.'),
  },
  {
    id: 'families',
    name: t('Families'),
    text: t(
      'Book back-to-back appointments. The whole family can get their exams in one afternoon.',
    ),
  },
  {
    id: 'children',
    name: t('Children'),
    text: t(
      'We see kids from 6 months old. If they can’t read yet, we use pictures instead of letters.',
    ),
  },
  {
    id: 'professionals',
    name: t('Professionals'),
    text: t('Looking at screens all day? We test your eyes for your desk and for the drive home.'),
  },
] as const;

const icons = {
  children: Children,
  families: Families,
  individuals: Individuals,
  professionals: Professionals,
};

export function Audiences() {
  return (
    <Section title={t('Eye care for every age')} tone="mist">
      <ul className={styles.audiences}>
        {audiences.map(({ id, name, text }) => {
          const Icon = icons[id];
          return (
            <li key={id} className={styles.audience}>
              <Icon />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
