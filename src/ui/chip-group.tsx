import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';
import { classNames } from './class-names.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { Icon } from './icon.tsx';
import { RadioOptions, type RadioChoice } from './radio-options.tsx';

export interface ChipOption<Value extends string> {
  value: Value;
  label: ReactNode;
  mark?: string | undefined;
}

interface ChipLook {
  /** `small`: 46 px; `large`: 56 px, as high as a text field. */
  size?: 'normal' | 'small' | 'large' | undefined;
  id?: string | undefined;
}

interface ChipGroupProps<Value extends string> extends RadioChoice<Value, ChipOption<Value>>, ChipLook {
  onClear?: (() => void) | undefined;
}

export const ChipGroup = <Value extends string>({ size, ...choice }: ChipGroupProps<Value>) => (
  <RadioOptions {...choice} className="chips" optionClass={chipClasses(size)}>
    {(option, chosen) => <ChipFace option={option} chosen={chosen} />}
  </RadioOptions>
);

interface MultiChipGroupProps<Value extends string> extends ChoiceGroupWords, ChipLook {
  options: readonly ChipOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  max?: number | undefined;
  maxReached?: string | undefined;
}

export function MultiChipGroup<Value extends string>(props: MultiChipGroupProps<Value>) {
  const { options, values, onChange, max = Infinity, maxReached, size, id, hint, ...words } = props;
  const isFull = values.length >= max;

  function toggle(value: Value) {
    if (values.includes(value)) onChange(values.filter((other) => other !== value));
    else if (!isFull) onChange([...values, value]);
  }

  return (
    <ChoiceGroup
      {...words}
      id={id}
      selection="toggle"
      className="chips"
      hint={<span aria-live="polite">{isFull && maxReached ? maxReached : hint}</span>}
    >
      {options.map((option) => {
        const isChosen = values.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            className={chipClasses(size)}
            aria-pressed={isChosen}
            aria-disabled={(isFull && !isChosen) || undefined}
            onClick={() => toggle(option.value)}
          >
            <ChipFace option={option} chosen={isChosen} />
          </button>
        );
      })}
    </ChoiceGroup>
  );
}

function chipClasses(size: ChipLook['size']): string {
  return classNames('chip', size === 'small' && 'chip-small', size === 'large' && 'chip-large');
}

const ChipFace = ({ option, chosen }: { option: ChipOption<string>; chosen: boolean }) => (
  <>
    {chosen && <Icon name="check" />}
    <span>{option.label}</span>
    {option.mark && <ChoiceMark mark={option.mark} />}
  </>
);
