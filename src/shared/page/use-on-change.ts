import { useEffect, useEffectEvent, useRef } from 'react';

/** After each change, calls `handle` with the previous value. Not called for the first value. */
export function useOnChange<Value>(value: Value, handle: (before: Value) => void): void {
  const lastValue = useRef(value);
  const callHandle = useEffectEvent(handle);
  useEffect(() => {
    const before = lastValue.current;
    lastValue.current = value;
    if (before !== value) callHandle(before);
  }, [value]);
}
