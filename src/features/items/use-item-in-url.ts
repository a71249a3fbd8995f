import { useSearchParams, type NavigateOptions } from 'react-router-dom';

const SEARCH_PARAM = 'search';

export const readSearch = (params: URLSearchParams): string => params.get(SEARCH_PARAM) ?? '';

export const toSearchParams = (query: string): Record<string, string> =>
  query === '' ? {} : { [SEARCH_PARAM]: query };

/** The parameters that say which item is open. Changing them keeps the gallery's search. */
export function useItemInUrl() {
  const [params, setParams] = useSearchParams();
  const open = (item: Record<string, string>, options?: NavigateOptions): void =>
    setParams({ ...toSearchParams(readSearch(params)), ...item }, options);
  return [params, open] as const;
}
