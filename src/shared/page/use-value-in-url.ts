import { useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams, type URLSearchParamsInit } from 'react-router-dom';
import { useOnChange } from './use-on-change.ts';

/** Restored on coming back; typing does not wait for the router. A link or Back to another URL changes the value. */
export function useValueInUrl<Value>(
  read: (params: URLSearchParams) => Value,
  toParams: (value: Value) => URLSearchParamsInit,
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const kind = useNavigationType();
  const [value, setValue] = useState(() => read(params));
  // What was typed in the meantime is newer than the URL that `change` has set.
  useOnChange(params.toString(), () => kind !== NavigationType.Replace && setValue(read(params)));
  function change(next: Value): void {
    setValue(next);
    setParams(toParams(next), { replace: true });
  }
  return [value, change];
}
