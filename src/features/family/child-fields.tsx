import type { ChildForm, ChildProblem } from '@talelantern/domain/family/child-form';
import { AVOID_SUGGESTIONS, LIKE_SUGGESTIONS } from '@talelantern/domain/family/child-suggestions';
import { READING_LEVEL_CHOICES } from '@talelantern/domain/family/reading-levels';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { TOO_MANY } from '@talelantern/domain/locations/location-form';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { fill } from '@talelantern/domain/text/lists';
import type { RefObject } from 'react';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChipListField } from '../../ui/chip-list-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface ChildFieldsProps {
  form: ChildForm;
  onChange: (fields: Partial<ChildForm>) => void;
  problem: ChildProblem | null;
  nickname: RefObject<HTMLInputElement | null>;
}

const AGES = AGE_RANGES.map((value) => ({ value, label: value }));
const LEVELS = READING_LEVEL_CHOICES.map(({ id, label }) => ({ value: id, label }));
const toSuggestions = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
const LIKES = toSuggestions(LIKE_SUGGESTIONS);
const AVOIDS = toSuggestions(AVOID_SUGGESTIONS);
const LIST = {
  max: LIMITS.listEntries,
  maxReached: `${fill(TOO_MANY, { limit: String(LIMITS.listEntries) })}. Take one back to swap.`,
  maxLength: LIMITS.listEntry,
};

/** What a parent says about a child: no birth date, no photo (architecture §4). */
export function ChildFields({ form, onChange, problem, nickname }: ChildFieldsProps) {
  const errorOf = (field: ChildProblem['field']) => (problem?.field === field ? problem.message : null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        ref={nickname}
        label="Nickname"
        value={form.nickname}
        onChange={(words) => onChange({ nickname: words })}
        maxLength={LIMITS.nickname}
        autoComplete="off"
        hint="A short one is enough. The story writer never hears it."
        error={errorOf('nickname')}
      />
      <ChipGroup
        label="Age range"
        options={AGES}
        value={form.ageRange}
        onChange={(ageRange) => onChange({ ageRange })}
        error={errorOf('ageRange')}
      />
      <ChipGroup
        label="Reading"
        size="small"
        options={LEVELS}
        value={form.readingLevel}
        onChange={(readingLevel) => onChange({ readingLevel })}
      />
      <ChipListField
        {...LIST}
        label="Please leave out"
        hint="It never comes up in this child’s stories and pictures."
        suggestions={AVOIDS}
        values={form.avoid}
        onChange={(avoid) => onChange({ avoid })}
        ownLabel="Something else to leave out"
        placeholder="Wasps"
      />
      <ChipListField
        {...LIST}
        label="Likes"
        suggestions={LIKES}
        values={form.likes}
        onChange={(likes) => onChange({ likes })}
        ownLabel="Something else they like"
        placeholder="Tiny tractors"
      />
    </div>
  );
}
