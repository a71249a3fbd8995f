import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import { MultiChipGroup, type ChipOption } from './chip-group.tsx';
import { TextField } from './text-field.tsx';

interface ChipListFieldProps {
  label: string;
  /** Keeps the label for screen readers when a heading above already says it. */
  hideLabel?: boolean | undefined;
  suggestions: readonly ChipOption<string>[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The most entries, what is said once they are reached, and the longest entry. */
  max: number;
  maxReached: string;
  maxLength: number;
  /** Of the field for own words, for example "Somebody else". */
  ownLabel: string;
  placeholder?: string | undefined;
  /** One line under the choices. */
  hint?: string | undefined;
}

/** A list of short entries: suggestions to tap, and own words that become chips. Words left in the field are taken too. */
export function ChipListField(props: ChipListFieldProps) {
  const { label, hideLabel, hint, suggestions, values, onChange, max, maxReached, maxLength, ownLabel, placeholder } =
    props;
  const [words, setWords] = useState('');
  const ownId = useId();
  const isFull = values.length >= max;
  const own = values.filter((value) => !suggestions.some((option) => option.value === value));
  const options = [...suggestions, ...own.map((value) => ({ value, label: value }))];

  function add() {
    const entry = words.trim();
    if (entry === '' || isFull) return;
    const known = options.find(({ value }) => value.toLowerCase() === entry.toLowerCase())?.value ?? entry;
    setWords('');
    if (!values.includes(known)) onChange([...values, known]);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className="grid gap-4">
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
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            id={ownId}
            label={ownLabel}
            value={words}
            onChange={setWords}
            onKeyDown={handleKey}
            onBlur={add}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
          />
        </div>
        <Button variant="line" icon="plus" onClick={add} aria-label={`Add to ${label.toLowerCase()}`}>
          Add
        </Button>
      </div>
    </div>
  );
}
