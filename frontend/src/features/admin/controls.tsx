import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import styles from './admin.module.css';

export const Action = ({
  onPress,
  isExpanded,
  ...attributes
}: {
  disabled?: boolean;
  /** Whether what it opens is open. */
  isExpanded?: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <Button
    type="button"
    variant="outline"
    aria-expanded={isExpanded}
    onClick={() => onPress()}
    {...attributes}
  />
);

interface ChoiceProps {
  label: string;
  /** Their names by value. */
  options: Readonly<Record<string, string>>;
  value: string;
  onChoose: (value: string) => void;
}

export const Choice = ({ label, options, value, onChoose }: ChoiceProps) => (
  <label className={styles.choice}>
    {label}
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {Object.entries(options).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

export const Details = ({
  summary,
  children,
}: {
  summary: string;
  children: ReactNode;
}) => (
  <details>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);
