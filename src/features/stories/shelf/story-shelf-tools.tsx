import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { countChoices, EVERY_STORY, type StoryEnd, type StoryFilter } from '@talelantern/domain/stories/story-filter';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup, type ChipOption } from '../../../ui/chip-group.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ToggleChip } from '../../../ui/toggle-chip.tsx';
import type { ChangeFilter } from './use-story-filter.ts';

const AGES = AGE_RANGES.map((ages) => ({ value: ages, label: ages }));
const ENDS: readonly ChipOption<StoryEnd>[] = [
  { value: 'unfinished', label: 'Still growing' },
  { value: 'finished', label: 'Finished' },
];

interface StoryShelfToolsProps {
  filter: StoryFilter;
  onChange: ChangeFilter;
  /** For whom stories can be told. */
  childProfiles: readonly ChildProfile[];
}

/** Search, favourites, and behind one button whatever else narrows the shelf. */
export function StoryShelfTools({ filter, onChange, childProfiles }: StoryShelfToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { query, onlyFavorites } = filter;
  const choices = countChoices({ ...filter, onlyFavorites: false });
  return (
    <section aria-label="Find a story" className="mt-8">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[minmax(0,460px)_auto_auto] md:items-center md:justify-start">
        <div className="col-span-2 md:col-span-1">
          <SearchField
            label="Search your stories"
            value={query}
            onChange={(typed) => onChange({ query: typed })}
            placeholder="Title, name or theme"
          />
        </div>
        <ToggleChip pressed={onlyFavorites} onToggle={(pressed) => onChange({ onlyFavorites: pressed })}>
          Favourites
        </ToggleChip>
        <Button
          variant="line"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {choices === 0 ? 'Filters' : `Filters · ${choices}`}
        </Button>
      </div>
      <div id={panel} hidden={!isOpen} className="mt-4">
        <Sheet shape="card">
          <Choices filter={filter} onChange={onChange} childProfiles={childProfiles} />
        </Sheet>
      </div>
    </section>
  );
}

function Choices({ filter, onChange, childProfiles }: StoryShelfToolsProps) {
  const names = childProfiles.map(({ id, nickname }) => ({ value: id, label: nickname }));
  return (
    <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
      {names.length > 0 && (
        <ChipGroup
          label="Told for"
          options={names}
          value={filter.childId}
          onChange={(childId) => onChange({ childId })}
          onClear={() => onChange({ childId: null })}
        />
      )}
      <ChipGroup
        label="Ages"
        options={AGES}
        value={filter.ageRange}
        onChange={(ageRange) => onChange({ ageRange })}
        onClear={() => onChange({ ageRange: null })}
      />
      <ChipGroup
        label="Chapters"
        options={ENDS}
        value={filter.end}
        onChange={(end) => onChange({ end })}
        onClear={() => onChange({ end: null })}
      />
      <Button variant="quiet" className="-ml-3" onClick={() => onChange({ ...EVERY_STORY, query: filter.query })}>
        Clear the filters
      </Button>
    </div>
  );
}
