import { useState } from 'react';
import { Cite } from '@/components/cite';
import {
  band,
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
import styles from './growth-explorer.module.css';
import { decimals, growthAt, rangeOf } from './in-words';

interface Child {
  age: number;
  prescription: number | undefined;
}

/** From a child's age and prescription to how eyes like these grew in studies. Nothing leaves the device. */
export default function GrowthExplorer() {
  const [child, setChild] = useState<Child>();

  return (
    <>
      <ChildForm
        button="Show what studies saw"
        onRead={(age, prescription) => {
          setChild({ age, prescription });
        }}
        onProblem={() => {
          setChild(undefined);
        }}
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
      {/* Always rendered: assistive technology only announces changes to existing elements. */}
      <p role="status">
        {child &&
          (count > 0
            ? `${count.toString()} of ${growthTrials.length.toString()} treatments ${count === 1 ? 'was' : 'were'} studied in children like yours.`
            : 'None of these treatments was studied in children like yours.')}
      </p>
      {studies && (
        <PrintSheet title={`How eyes grew in studies: age ${describe(child)}`}>
          <p>
            {growthAt(child.age)}
            <Cite id="myopia-growth-by-age" />
          </p>
          {studies.tested.map((trial) => (
            <TrialTable key={trial.treatment} trial={trial} />
          ))}
          {studies.reviewed.map(({ treatment }) => (
            <p key={treatment}>
              {nameOf(treatment)}: {reviewedStudy(treatment)}
              <Cite id="glasses-authorized" />
            </p>
          ))}
          {studies.untested.length > 0 && (
            <>
              <h4>Not studied in children like yours</h4>
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
            This is what studies saw, not what your child’s eye will do. A bar is 1 mm long. The
            colored part holds about two in three children, and the line is the average. Where it
            says “spread unknown,” we couldn’t find how much the children differed. No study tells
            how an eye grows after the study ends.
          </p>
        </PrintSheet>
      )}
    </>
  );
}

const nameOf = (treatment: TreatmentId) => treatments.find(({ id }) => id === treatment)?.name;

const describe = ({ age, prescription }: Child): string =>
  prescription === undefined
    ? age.toString()
    : `${age.toString()}, ${prescription > 0 ? '+' : ''}${decimals(prescription)}`;

/** What one trial measured, with a bar for the band and a mark for the average, on a track of 1 mm. */
function TrialTable({ trial: { period, place, treated, control, claim } }: { trial: GrowthTrial }) {
  return (
    <table className={styles.trial}>
      <caption className={styles.caption}>
        {treated.name}: {period} in {place}
        <Cite id={claim} />
      </caption>
      <thead>
        <tr>
          <th scope="col">Children with</th>
          <th scope="col">Growth, in millimeters</th>
          <th scope="col">Change, in diopters</th>
        </tr>
      </thead>
      <tbody>
        {[control, treated].map(({ name, millimeters, diopters }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Bar measured={millimeters} />
              <InNumbers measured={millimeters} />
            </td>
            <td>
              {diopters ? (
                <InNumbers measured={diopters} />
              ) : (
                'Can’t be compared: the lenses change it.'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InNumbers({ measured }: { measured: Measured }) {
  const ends = band(measured);
  return (
    <>
      {ends && (
        <>
          {ends.map(decimals).join(' to ')}
          <br />
        </>
      )}
      average {decimals(measured.mean)}
      {!ends && ', spread unknown'}
    </>
  );
}

/** On the track, which starts at 0. */
const percent = (millimeters: number) => `${(Math.max(0, millimeters) * 100).toString()}%`;

function Bar({ measured }: { measured: Measured }) {
  const [low, high] = band(measured) ?? [];
  return (
    <div className={styles.track} aria-hidden="true">
      {low !== undefined && high !== undefined && (
        <div
          className={styles.band}
          style={{ insetInlineStart: percent(low), width: percent(high - Math.max(0, low)) }}
        />
      )}
      <div className={styles.average} style={{ insetInlineStart: percent(measured.mean) }} />
    </div>
  );
}
