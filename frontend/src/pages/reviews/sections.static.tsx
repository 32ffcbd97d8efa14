import { awards } from 'practice/awards';
import { doctorCount } from 'practice/core';
import { details } from 'practice/details';
import { reviews } from 'practice/reviews';
import { Choices, choicesOf, fits } from '@/components/choices/choices';
import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, line, stone } from '@/components/illustrations/palette';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink } from '@/components/links';
import { DescriptionList } from '@/components/lists';
import { Section } from '@/components/section';
import { saturday } from '@/content/opening-details?data';
import { practice, type Review } from '@/content/practice';
import { present } from '@/content/present';
import { t } from 'shared/t';
import { isEnglish } from '@/seo/languages';
import { review } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { page } from './page';
import sections from './reviews-sections.module.css';
import styles from './reviews.module.css';

const fiveStars = [12, 36, 60, 84, 108]
  .map(
    (x) =>
      `M${x} 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z`,
  )
  .join('');
const outline = { d: fiveStars, stroke: line, strokeWidth: 1.5 };

/** Five stars, filled from the left up to the rating. */
const Stars = ({
  rating = 5,
  className,
  label,
}: SvgProps & { rating?: number }) => (
  <Canvas size={[120, 24]} label={label} className={className}>
    <path {...outline} fill={rating < 5 ? stone : amber} />
    {rating < 5 && (
      <svg width={rating * 24} height="24" aria-hidden>
        <path {...outline} fill={amber} />
      </svg>
    )}
  </Canvas>
);

const starsText = (stars: number) => t('{stars} out of 5 stars', { stars });

/** The average rating in a lens. */
export function Average() {
  if (!practice.rating) return null;
  const { average, countText } = practice.rating;
  return (
    <div className={`${layout.lens} ${styles.lens}`}>
      <p className={styles.number}>{average}</p>
      <Stars
        rating={average}
        label={starsText(average)}
        className={styles.stars}
      />
      <p>
        {details.allReviews ? (
          <a href={details.allReviews}>{countText}</a>
        ) : (
          countText
        )}
      </p>
    </div>
  );
}

/** What isn't translated: reviews, and the names of awards. */
const quoted = isEnglish ? undefined : 'en';

/** A note as on a refrigerator door. */
const Note = ({ author, rating, service, words }: Review) => (
  <figure className={sections.note}>
    <Stars rating={rating} label={starsText(rating)} />
    <blockquote lang={quoted}>“{words}”</blockquote>
    <figcaption>
      <strong>{author}</strong>
      <br />
      {service}
      {practice.sample && ` · ${t('Sample review')}`}
    </figcaption>
  </figure>
);

/** Where the reviews and the rest of the page come from. */
function aboutReviews(): string {
  if (practice.sample)
    return t('Samples: these reviews, awards and the rating are made up.');
  return isEnglish ? '' : t('We quote reviews as they were written.');
}

const services = choicesOf(reviews.map(({ service }) => [service]));

const Wall = () => (
  <ul className={sections.wall}>
    {reviews.map((review) => (
      <li
        key={review.id}
        id={review.id}
        data-choices={fits(services, [review.service])}
      >
        <Note {...review} />
      </li>
    ))}
  </ul>
);

export const ReviewCards = () =>
  reviews.length > 0 && (
    <Section
      title={
        reviews.length > 1
          ? t('What our patients say')
          : t('What one patient says')
      }
    >
      {aboutReviews() && <p>{aboutReviews()}</p>}
      {reviews.length > 3 && services.length > 1 ? (
        <Choices
          question={t('What did they come for?')}
          all={t('Anything')}
          choices={services}
        >
          <Wall />
        </Choices>
      ) : (
        <Wall />
      )}
    </Section>
  );

export const Awards = () =>
  awards.length > 0 && (
    <Section title={t('Awards')} tone="sand">
      <ul className={sections.awards}>
        {awards.map(({ name, year, giver, reason }) => (
          <li key={name} className={`${layout.row} ${sections.award}`}>
            <p className={`${layout.lens} ${sections.year}`}>{year}</p>
            <div className={sections.text}>
              <h3 lang={quoted}>{name}</h3>
              <p lang={quoted}>{giver}</p>
              {reason && <p>{reason}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );

const { transit, promises } = details;

const reasons = present<readonly [title: string, text: string]>([
  saturday.isOpen && [
    t('We’re open on Saturdays'),
    t('Come in from {times}. You don’t have to miss work.', {
      times: saturday.times,
    }),
  ],
  transit && [
    t('We’re close to the train'),
    t(
      'Take {line} to {station}. If we widen your pupils, you won’t have to drive home.',
      { line: transit.line, station: transit.station },
    ),
  ],
  promises.unhurried && [
    t('We don’t rush you'),
    t('There’s plenty of time for your questions.'),
  ],
]);

export const Reasons = () =>
  reasons.length > 0 && (
    <Section id="reasons" title={t('Reasons to choose us')}>
      <DescriptionList wide items={reasons} />
    </Section>
  );

const callback =
  doctorCount > 1
    ? t(
        'The doctor you saw, or another if yours is off, will call you back within one business day.',
      )
    : t('The doctor will call you back within one business day.');

export const Complaints = () => (
  <Section id="complaints" title={t('Not happy with your visit?')} tone="sand">
    <p>
      {t('Please tell us. Call')} <PhoneLink /> {t('or')}{' '}
      <PageLink to="contact">{t('send us a message')}</PageLink>.{' '}
      {promises.callback && `${callback} `}
      {t('You’re also free to post a review.')}
      {promises.reviewPolicy &&
        ` ${t('We read every one, and we never pay for a review or delete one.')}`}
    </p>
  </Section>
);

export const PageData = () => (
  <StructuredData page={page} nodes={reviews.map(review)} />
);
