import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { AGE_RANGE_CHOICES } from '@talelantern/domain/stories/ages';
import { countChoices, EVERY_STORY, type StoryEnd, type StoryFilter } from '@talelantern/domain/stories/story-filter';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChipGroup, MultiChipGroup, type ChipOption } from '../../ui/chip-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { ChangeFilter } from './use-story-filter.ts';

const FAVORITES = [{ value: 'favourites', label: 'Favourites' }];
const AGES = AGE_RANGE_CHOICES.map(({ id, label }) => ({ value: id, label }));
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
      <div className="grid gap-4 md:grid-cols-[minmax(0,460px)_auto_auto] md:items-center md:justify-start">
        <div className="col-span-2 md:col-span-1">
          <SearchField
            label="Search your stories"
            value={query}
            onChange={(typed) => onChange({ query: typed })}
            placeholder="Title, name or theme"
          />
        </div>
        <MultiChipGroup
          label="Show only"
          hideLabel
          size="large"
          options={FAVORITES}
          values={onlyFavorites ? ['favourites'] : []}
          onChange={(values) => onChange({ onlyFavorites: values.length > 0 })}
        />
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
    <div className="grid gap-6 lg:grid-cols-[repeat(3,auto)] lg:justify-between">
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
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => onChange({ ...EVERY_STORY, query: filter.query })}
      >
        Clear the filters
      </Button>
    </div>
  );
}
