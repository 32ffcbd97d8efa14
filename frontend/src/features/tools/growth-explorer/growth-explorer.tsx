import { useState } from 'react';
import sheet from 'virtual:styles/tools';
import { Cite } from '@/components/cite';
import { growthTrials, wasTested } from '@/content/eye-growth';
import { treatments } from '@/content/treatments';
import { ChildForm } from '../child-form';
import { PrintSheet } from '../print-sheet';
import { growthAt, rangeOf } from './in-words';
import { TrialTable } from './trial-table';

interface Child {
  age: number;
  prescription: number | undefined;
}

/** From a child's age and prescription to how eyes like these grew in studies. Nothing leaves the device. */
export default function GrowthExplorer() {
  const [child, setChild] = useState<Child>();

  return (
    <>
      {sheet.href && <link rel="stylesheet" {...sheet} precedence="tools" />}
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
  const fits = child
    ? growthTrials.filter((trial) => wasTested(trial, child.age, child.prescription))
    : [];
  const others = growthTrials.filter((trial) => !fits.includes(trial));
  return (
    <>
      {/* Always rendered: assistive technology only announces changes to existing elements. */}
      <p role="status">
        {child &&
          (fits.length > 0
            ? `${fits.length.toString()} of ${growthTrials.length.toString()} studies had children like yours.`
            : 'None of these studies had children like yours.')}
      </p>
      {child && (
        <PrintSheet title={`How eyes grew in studies: age ${describe(child)}`}>
          <p>
            {growthAt(child.age)}
            <Cite id="myopia-growth-by-age" />
          </p>
          {fits.map((trial) => (
            <TrialTable key={trial.treatment} trial={trial} />
          ))}
          {others.length > 0 && (
            <>
              <h4>Not studied in children like yours</h4>
              <ul>
                {others.map((trial) => (
                  <li key={trial.treatment}>
                    {treatments.find(({ id }) => id === trial.treatment)?.name}: the study had{' '}
                    {rangeOf(trial)}.
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            This is what studies saw, not what your child’s eye will do. A bar is 1 mm long. The
            colored part holds about two in three children, and the line is the average. Where the
            spread is unknown, we couldn’t read it. None of it can be carried into the years after a
            study.
          </p>
        </PrintSheet>
      )}
    </>
  );
}

const describe = ({ age, prescription }: Child): string =>
  prescription === undefined
    ? age.toString()
    : `${age.toString()}, ${prescription > 0 ? '+' : ''}${prescription.toFixed(2).replace('-', '−')}`;
