import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { readChoice } from '@talelantern/domain/stored/read-fields';
import {
  countChoices,
  EVERY_STORY,
  STORY_COMPLETIONS,
  type StoryCompletion,
  type StoryFilter,
} from '@talelantern/domain/stories/story-filter';
import { useId, useState } from 'react';
import { useValueInUrl } from '../../../shared/page/use-value-in-url.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup, type ChipOption } from '../../../ui/chip-group.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ToggleChip } from '../../../ui/toggle-chip.tsx';

const AGE_OPTIONS = AGE_RANGES.map((ages) => ({ value: ages, label: ages }));
const COMPLETION_OPTIONS: readonly ChipOption<StoryCompletion>[] = [
  { value: 'unfinished', label: 'Still growing' },
  { value: 'finished', label: 'Finished' },
];

interface StoryShelfFiltersProps {
  filter: StoryFilter;
  onChange: ChangeFilter;
  childProfiles: readonly ChildProfile[];
}

export function StoryShelfFilters({ filter, onChange, childProfiles }: StoryShelfFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { query, onlyFavorites } = filter;
  const choices = countChoices({ ...filter, onlyFavorites: false });
  const names = childProfiles.map(({ id, nickname }) => ({ value: id, label: nickname }));
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
          Favorites
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
          <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
            {names.length > 0 && (
              <ChipGroup
                label="Made for"
                options={names}
                value={filter.childId}
                onChange={(childId) => onChange({ childId })}
                onClear={() => onChange({ childId: null })}
              />
            )}
            <ChipGroup
              label="Ages"
              options={AGE_OPTIONS}
              value={filter.ageRange}
              onChange={(ageRange) => onChange({ ageRange })}
              onClear={() => onChange({ ageRange: null })}
            />
            <ChipGroup
              label="Chapters"
              options={COMPLETION_OPTIONS}
              value={filter.end}
              onChange={(end) => onChange({ end })}
              onClear={() => onChange({ end: null })}
            />
            <Button variant="quiet" className="-ml-3" onClick={() => onChange({ ...EVERY_STORY, query: filter.query })}>
              Clear the filters
            </Button>
          </div>
        </Sheet>
      </div>
    </section>
  );
}

type ChangeFilter = (changes: Partial<StoryFilter>) => void;

const readFilter = (params: URLSearchParams): StoryFilter => ({
  query: params.get('search') ?? '',
  onlyFavorites: params.has('favorites'),
  childId: params.get('child'),
  ageRange: readChoice(params.get('age'), AGE_RANGES, null),
  end: readChoice(params.get('end'), STORY_COMPLETIONS, null),
});

function toSearchParams({ query, onlyFavorites, childId, ageRange, end }: StoryFilter): [string, string][] {
  const entries: [string, string | null][] = [
    ['search', query || null],
    ['favorites', onlyFavorites ? 'only' : null],
    ['child', childId],
    ['age', ageRange],
    ['end', end],
  ];
  return entries.flatMap(([name, value]) => (value === null ? [] : [[name, value] satisfies [string, string]]));
}

export function useStoryFilter(): [StoryFilter, ChangeFilter] {
  const [filter, setFilter] = useValueInUrl(readFilter, toSearchParams);
  return [filter, (changes) => setFilter({ ...filter, ...changes })];
}
