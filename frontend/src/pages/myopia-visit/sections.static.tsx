import { Card, CardGrid } from '@/components/card-grid';
import { CheckList, DescriptionList } from '@/components/lists';
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
import { always, topics } from '@/features/tools/treatment-questions/points';

/** Every question that the tool knows, for visitors without scripts. */
export const AllQuestions = () => (
  <Section title="All the questions, by topic">
    <p>Always ask:</p>
    <CheckList items={always} />
    <Fold summary="Questions for some children">
      <CardGrid>
        {topics.map(({ id, title, points }) => (
          <Card key={id} title={title}>
            <DescriptionList
              items={points.map(({ when, ask }) => [when, ask])}
            />
          </Card>
        ))}
      </CardGrid>
    </Fold>
  </Section>
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
    <Fold summary="Show the numbers">
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
