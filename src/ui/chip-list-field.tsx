import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import { MultiChipGroup, type ChipOption } from './chip-group.tsx';
import { isComposing } from './is-composing.ts';
import { keepFocus } from './keep-focus.ts';
import { TextField } from './text-field.tsx';

interface ChipListFieldProps {
  label: string;
  hideLabel?: boolean | undefined;
  suggestions: readonly ChipOption<string>[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The maximum number of entries, the text shown once it is reached, and the maximum length of an entry. */
  max: number;
  maxReached: string;
  maxLength: number;
  ownLabel: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | null | undefined;
}

export function ChipListField(props: ChipListFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    suggestions,
    values,
    onChange,
    max,
    maxReached,
    maxLength,
    ownLabel,
    placeholder,
  } = props;
  const [text, setText] = useState('');
  const ownId = useId();
  const isFull = values.length >= max;
  const customValues = values.filter((value) => !suggestions.some((option) => option.value === value));
  const options = [...suggestions, ...customValues.map((value) => ({ value, label: value }))];

  function add() {
    const entry = text.trim();
    if (entry === '' || isFull) return;
    const knownEntry = options.find(({ value }) => value.toLowerCase() === entry.toLowerCase())?.value ?? entry;
    setText('');
    if (!values.includes(knownEntry)) onChange([...values, knownEntry]);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    add();
  }

  return (
    // An own entry disappears when it is pressed.
    <div ref={keepFocus} className="grid gap-4">
      <MultiChipGroup
        label={label}
        hideLabel={hideLabel}
        size="small"
        options={options}
        values={values}
        onChange={onChange}
        max={max}
        maxReached={maxReached}
        hint={hint}
        error={error}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            id={ownId}
            label={ownLabel}
            value={text}
            onChange={setText}
            onKeyDown={handleKey}
            onBlur={add}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
          />
        </div>
        <Button variant="line" icon="plus" onClick={add} aria-label={`Add: ${ownLabel}`}>
          Add
        </Button>
      </div>
    </div>
  );
}
