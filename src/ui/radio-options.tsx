import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';

export interface RadioChoice<Value extends string, Option extends { value: Value }> extends ChoiceGroupWords {
  options: readonly Option[];
  value: Value | null;
  onChange: (value: Value) => void;
  id?: string | undefined;
}

interface RadioOptionsProps<Value extends string, Option extends { value: Value }> extends RadioChoice<Value, Option> {
  /** Called when the selected option is pressed again. */
  onClear?: (() => void) | undefined;
  className: string;
  optionClass?: string | undefined;
  children: (option: Option, isChosen: boolean, index: number) => ReactNode;
}

/** Radio buttons, shown only by their labels. Arrow keys move between them. */
export function RadioOptions<Value extends string, Option extends { value: Value }>(
  props: RadioOptionsProps<Value, Option>,
) {
  const { options, value, onChange, onClear, optionClass, children, ...group } = props;
  const name = useId();
  const radios = useRef<(HTMLInputElement | null)[]>([]);

  const adoptChoice = useEffectEvent(() => {
    const chosenOption = options[radios.current.findIndex((radio) => radio?.checked)];
    if (chosenOption && chosenOption.value !== value) onChange(chosenOption.value);
  });
  // Adopts a choice that was made before the app hydrated the page.
  useEffect(() => adoptChoice(), []);

  return (
    <ChoiceGroup {...group} selection="radio">
      {options.map((option, index) => {
        const isChosen = option.value === value;
        return (
          <label key={option.value} className={optionClass} data-chosen={isChosen || undefined}>
            <input
              ref={(radio) => {
                radios.current[index] = radio;
              }}
              type="radio"
              name={name}
              className="sr-only"
              checked={isChosen}
              onChange={() => onChange(option.value)}
              onClick={isChosen ? onClear : undefined}
            />
            {children(option, isChosen, index)}
          </label>
        );
      })}
    </ChoiceGroup>
  );
}
