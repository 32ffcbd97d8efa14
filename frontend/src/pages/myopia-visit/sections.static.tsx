import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/card-grid';
import { DescriptionList } from '@/components/lists';
import { Cite } from '@/components/cite';
import { Fold } from '@/components/fold';
import { Section } from '@/components/section';
import {
  band,
  dontCompare,
  growthTrials,
  type Measured,
  reviewedStudy,
  yearlyGrowth,
} from '@/content/eye-growth';
import { decimals } from '@/features/tools/growth-explorer/in-words';
import styles from './myopia-visit.module.css';
import { always, topics } from './questions';

/**
 * Answers on one side, and a sheet on the other that grows with each: the style
 * sheet shows what an answer makes worth asking, so it needs no script. On a
 * phone, where the sheet comes later, it's below the answer, too.
 */
export const QuestionSheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.visit}>
    <div className={styles.form} data-print="no">
      {topics.map(({ id, title, answers }) => (
        <fieldset key={id} className={styles.topic}>
          <legend>{title}</legend>
          {answers.map(({ name }, index) => (
            <label key={name} className={styles.answer}>
              <input
                type="radio"
                name={id}
                value={`${id}${index.toString()}`}
              />
              {name}
            </label>
          ))}
          {answers.map(
            ({ ask }, index) =>
              ask && (
                <p
                  key={ask}
                  className={styles.added}
                  data-answer={`${id}${index.toString()}`}
                  aria-hidden="true"
                >
                  {ask}
                </p>
              ),
          )}
        </fieldset>
      ))}
    </div>
    <div className={styles.sheet} data-sheet="page">
      <h3>Questions for the visit</h3>
      <ol className={styles.questions} aria-live="polite">
        {topics.flatMap(({ id, answers }) =>
          answers.map(
            ({ ask }, index) =>
              ask && (
                <li key={ask} data-answer={`${id}${index.toString()}`}>
                  {ask}
                </li>
              ),
          ),
        )}
        {always.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <p>
        <small>
          This isn’t advice on which treatment to choose. It can’t know what the
          exam will show. Your answers stay on this device.
        </small>
      </p>
      {children}
    </div>
  </div>
);

export const AllQuestions = () => (
  <Fold summary="All the questions" always>
    <DescriptionList
      wide
      items={topics.map(({ title, answers }) => [
        title,
        <ul key={title}>
          {answers.map(
            ({ name, ask }) => ask && <li key={name}>{`${name}: ${ask}`}</li>,
          )}
        </ul>,
      ])}
    />
  </Fold>
);

function inWords(measured: Measured, unit: string): string {
  const ends = band(measured);
  const average = `${decimals(measured.mean)} ${unit} on average`;
  return ends
    ? `${average}; two in three ${ends.map(decimals).join(' to ')}`
    : average;
}

/** Every number that the tool knows, for visitors without scripts. */
export const AllStudies = () => (
  <Section title="What each study measured" tone="sand">
    <p>
      About two in three children fell in the range. Some studies don’t give
      one. A millimeter is about 2 diopters at 6, and 2.6 at 16.
      <Cite id="myopia-millimeters" /> Less is known about the years after a
      study.
      {growthTrials.length > 1 && (
        <>
          <Cite id="treatments-evidence" /> {dontCompare}
        </>
      )}
    </p>
    <Fold summary="Show the numbers" always>
      <CardGrid>
        <Card title="Without treatment, a year">
          <p>
            Half of the eyes of nearsighted children in glasses, at a clinic in
            Hong Kong.
            <Cite id="myopia-growth-by-age" />
          </p>
          <DescriptionList
            items={yearlyGrowth.map(({ ages, bound, millimeters }) => [
              `Ages ${ages.join(' to ')}`,
              `${bound} ${decimals(millimeters)} mm`,
            ])}
          />
        </Card>
        {growthTrials.map(
          ({ treatment, period, place, ages, control, treated, claim }) => (
            <Card key={treatment} title={`${treated.name}, ${period}`}>
              <p>
                Children ages {ages.join(' to ')} in {place}.
                <Cite id={claim} />
              </p>
              {reviewedStudy(treatment) && (
                <p>
                  {reviewedStudy(treatment)}
                  <Cite id="glasses-authorized" />
                </p>
              )}
              <DescriptionList
                items={[control, treated].map(
                  ({ name, millimeters, diopters }) => [
                    name,
                    <>
                      {inWords(millimeters, 'mm')}
                      {diopters && (
                        <>
                          <br />
                          {inWords(diopters, 'diopters')}
                        </>
                      )}
                    </>,
                  ],
                )}
              />
            </Card>
          ),
        )}
      </CardGrid>
    </Fold>
  </Section>
);
