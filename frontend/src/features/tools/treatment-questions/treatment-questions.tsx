import { useState } from 'react';
import layout from '@/components/layout.module.css';
import { ChildForm } from '../child-form';
import { PrintSheet } from '../print-sheet';
import { ResultStatus } from '../result-status';
import { type Answer, type Child, questionsFor, topics } from './points';
import styles from '../tools.module.css';

const answerOptions: readonly (readonly [Answer, string])[] = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unsure', 'I’m not sure'],
];

/** The topics with a choice. Age and prescription are typed. */
const choiceTopics = topics.filter(
  ({ id }) => id !== 'age' && id !== 'prescription',
);

/**
 * From six questions about a child to what's worth asking at the visit. Nothing
 * leaves the device.
 */
export default function TreatmentQuestions() {
  const [questions, setQuestions] = useState<readonly string[]>();

  return (
    <>
      <ChildForm
        button="List the questions"
        onRead={(age, prescription, form) => {
          const choices = Object.fromEntries(form) as Partial<Child>;
          setQuestions(questionsFor({ ...choices, age, prescription }));
        }}
        onProblem={() => setQuestions(undefined)}
      >
        {choiceTopics.map(({ id, title }) => (
          <fieldset key={id}>
            <legend>{title}</legend>
            <div className={`${layout.row} ${styles.choices}`}>
              {answerOptions.map(([value, label]) => (
                <label key={value} className={styles.choice}>
                  <input type="radio" name={id} value={value} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </ChildForm>
      <ResultStatus
        sentence={
          questions && `${questions.length.toString()} questions to bring.`
        }
      />
      {questions && (
        <PrintSheet title="Questions for the visit">
          <ol>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <p>
            This isn’t advice on which treatment to choose. It can’t know what
            the exam will show. Your answers stay on this device.
          </p>
        </PrintSheet>
      )}
    </>
  );
}
