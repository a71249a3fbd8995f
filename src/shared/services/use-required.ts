import { use, type Context } from 'react';

export function useRequired<Value>(context: Context<Value | null>, missing: string): Value {
  const value = use(context);
  if (value === null) throw new Error(missing);
  return value;
}
