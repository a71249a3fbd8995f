import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `handle` with the value before after each change, and not for the first value. */
export function useOnChange<Value>(value: Value, handle: (before: Value) => void): void {
  const shown = useRef(value);
  const callHandle = useEffectEvent(handle);
  useEffect(() => {
    const before = shown.current;
    shown.current = value;
    if (before !== value) callHandle(before);
  }, [value]);
}
