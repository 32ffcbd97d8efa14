import { useQuery } from '@tanstack/react-query';
import { isActivityList } from 'shared/activity';
import { checked } from '../data/http';

const toActivityList = checked(isActivityList);

/** What happened to the admin's account, newest first. */
export function useActivity() {
  const { data, error } = useQuery({
    queryKey: ['/api', 'admin', 'activity'],
    select: toActivityList,
  });
  return { list: data, error };
}
