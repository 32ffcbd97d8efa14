import { gettingHere } from 'practice/getting-here';
import styles from './getting-here.module.css';
import { Illustration } from '@/components/illustration';
import { RouteMap } from './route-map';
import { Section } from '@/components/section';
import { t } from 'shared/t';

/** Train, parking and entrance, then the ways to the door. Other pages link to its headings on the contact page. */
export function GettingHere() {
  if (!gettingHere) return null;
  const { picture, train, car, stepFree, routes } = gettingHere;
  return (
    <>
      <Section
        id="directions"
        title={t('Getting here')}
        tone="sand"
        illustration={picture && <Illustration file={picture} alt={picture.alt} />}
      >
        <div className={styles.steps}>
          {train && <h3>{t('By train')}</h3>}
          {train && <p>{train}</p>}
          {car && <h3 id="parking">{t('Parking')}</h3>}
          {car && <p>{car}</p>}
          {stepFree && <h3 id="accessibility">{t('Accessibility')}</h3>}
          {stepFree && <p>{stepFree}</p>}
        </div>
      </Section>
      {routes.length > 0 && (
        <Section title={t('The way to our door')}>
          <div className={styles.routes}>
            {routes.map((route) => (
              <div key={route.name} className={styles.steps}>
                <h3>{route.name}</h3>
                <RouteMap {...route} />
                <ol className={styles.steps}>
                  {route.steps.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
