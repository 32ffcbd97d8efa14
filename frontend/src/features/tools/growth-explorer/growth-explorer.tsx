import { useState } from 'react';
import { Cite } from '@/components/cite';
import {
  band,
  dontCompare,
  type GrowthTrial,
  growthTrials,
  type Measured,
  reviewedStudy,
  studiesFor,
} from '@/content/eye-growth';
import type { TreatmentId } from '@/content/treatment-ids';
import { treatments } from '@/content/treatments';
import { ChildForm } from '../child-form';
import { PrintSheet } from '../print-sheet';
import { ResultStatus } from '../result-status';
import styles from './growth-explorer.module.css';
import { decimals, growthAt, rangeOf } from './in-words';

interface Child {
  age: number;
  prescription: number | undefined;
}

/**
 * From a child's age and prescription to how eyes like these grew in studies.
 * Nothing leaves the device.
 */
export default function GrowthExplorer() {
  const [child, setChild] = useState<Child>();

  return (
    <>
      <ChildForm
        button="Show what studies saw"
        onRead={(age, prescription) => setChild({ age, prescription })}
        onProblem={() => setChild(undefined)}
      />
      <Answer child={child} />
    </>
  );
}

function Answer({ child }: { child: Child | undefined }) {
  const studies = child && studiesFor(child.age, child.prescription);
  const count = studies ? studies.tested.length + studies.reviewed.length : 0;
  return (
    <>
      <ResultStatus
        sentence={
          child &&
          (count > 0
            ? `${count.toString()} of ${growthTrials.length.toString()} treatments ${count === 1 ? 'was' : 'were'} studied in children ${alike(child)}.`
            : `${noneStudied} studied in children ${alike(child)}.`)
        }
      />
      {studies && (
        <PrintSheet title={`Studies for age ${describe(child)}`}>
          <div className={styles.trials}>
            <p>
              {growthAt(child.age)}
              <Cite id="myopia-growth-by-age" />
            </p>
            {studies.tested.length > 0 && (
              <>
                <p data-print="no">
                  Upper bar: without treatment. Lower bar: with it. A bar holds
                  about two in three children, and its line is the average.
                </p>
                <p className={styles.axis} aria-hidden="true">
                  <span>0</span>
                  <span>0.5</span>
                  <span>1 mm</span>
                </p>
              </>
            )}
            {studies.tested.map((trial) => (
              <Trial key={trial.treatment} trial={trial} />
            ))}
            {studies.reviewed.map(({ treatment }) => (
              <p key={treatment}>
                {nameOf(treatment)}: {reviewedStudy(treatment)}
                <Cite id="glasses-authorized" />
              </p>
            ))}
            {studies.untested.length > 0 && (
              <>
                <h4>Not studied in children {alike(child)}</h4>
                <ul>
                  {studies.untested.map((trial) => (
                    <li key={trial.treatment}>
                      {nameOf(trial.treatment)}: the study had {rangeOf(trial)}.
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p>
              These are study results. They can’t predict your child’s eye.
              {studies.tested.length > 1 && ` ${dontCompare}`}
            </p>
          </div>
        </PrintSheet>
      )}
    </>
  );
}

const noneStudied =
  {
    1: 'This treatment wasn’t',
    2: 'Neither of these treatments was',
  }[growthTrials.length] ?? 'None of these treatments was';

/** All that the trials' children have in common with this one. */
const alike = ({ prescription }: Child): string =>
  prescription === undefined
    ? 'of this age'
    : 'of this age with this prescription';

const nameOf = (treatment: TreatmentId) =>
  treatments.find(({ id }) => id === treatment)?.name;

const describe = ({ age, prescription }: Child): string =>
  prescription === undefined
    ? age.toString()
    : `${age.toString()}, ${prescription > 0 ? '+' : ''}${decimals(prescription)}`;

/**
 * What one trial measured, without the treatment and with it. The page has the
 * numbers of the bands.
 */
function Trial({
  trial: { period, place, treated, control, claim },
}: {
  trial: GrowthTrial;
}) {
  const saved = control.millimeters.mean - treated.millimeters.mean;
  return (
    <div>
      <h4>{treated.name}</h4>
      <Bar measured={control.millimeters} />
      <Bar measured={treated.millimeters} treated />
      <p>
        Eyes grew {decimals(saved)} mm less in {period}:{' '}
        {decimals(treated.millimeters.mean)} mm, not{' '}
        {decimals(control.millimeters.mean)} ({place}).
        <Cite id={claim} />{' '}
        {treated.diopters &&
          control.diopters &&
          `Prescription: ${decimals(treated.diopters.mean)} diopters, not ${decimals(control.diopters.mean)}.`}
      </p>
    </div>
  );
}

/** On the axis, which starts at 0 and is 1 mm long. */
const percent = (millimeters: number) =>
  `${(Math.max(0, millimeters) * 100).toString()}%`;

function Bar({
  measured,
  treated = false,
}: {
  measured: Measured;
  treated?: boolean;
}) {
  const [low, high] = band(measured) ?? [];
  return (
    <div className={treated ? styles.treated : styles.track} aria-hidden="true">
      {low !== undefined && high !== undefined && (
        <div
          className={styles.band}
          style={{
            insetInlineStart: percent(low),
            width: percent(high - Math.max(0, low)),
          }}
        />
      )}
      <div
        className={styles.average}
        style={{ insetInlineStart: percent(measured.mean) }}
      />
    </div>
  );
}
