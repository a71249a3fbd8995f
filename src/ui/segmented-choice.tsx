import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { RadioOptions, type RadioChoice } from './radio-options.tsx';

interface SegmentedChoiceProps<Value extends string> extends RadioChoice<Value, { value: Value; label: ReactNode }> {
  wide?: boolean | undefined;
}

export const SegmentedChoice = <Value extends string>({ wide, ...choice }: SegmentedChoiceProps<Value>) => (
  <RadioOptions {...choice} className={classNames('seg', wide && 'flex *:flex-1')}>
    {({ label }) => label}
  </RadioOptions>
);
