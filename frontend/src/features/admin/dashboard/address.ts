import { useLocation, useNavigate } from 'react-router-dom';

/** `?section=pages&show=indexed`. Relative, so that it keeps the path as it was entered, with or without a slash. */
export const addressOf = (section: string, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ section, ...more }).toString()}`;

/** The parameters of the dashboard's address: the section, and what its list is searched, filtered and sorted by. */
export function useAddress() {
  const navigate = useNavigate();
  const parameters = new URLSearchParams(useLocation().search);
  return {
    get: (name: string) => parameters.get(name) ?? '',
    /** Without a new entry in the history. */
    replace: (name: string, value: string) => {
      if (value) parameters.set(name, value);
      else parameters.delete(name);
      void navigate(`?${parameters.toString()}`, { replace: true });
    },
  };
}
