import { useQuery } from '@tanstack/react-query';
import { isVitalsReport } from 'shared/vitals';
import { checked } from '../data/http';

const key = ['/api', 'admin', 'vitals'] as const;

const toReport = checked(isVitalsReport);

/** What visitors met in the last 28 days. */
export function useVitals() {
  const { data, error } = useQuery({ queryKey: key, select: toReport });
  return { report: data, error };
}
