import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { STORY_ENDS, type StoryFilter } from '@talelantern/domain/stories/story-filter';
import { readChoice } from '@talelantern/domain/stored/read-fields';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type ChangeFilter = (changes: Partial<StoryFilter>) => void;

const readFilter = (address: URLSearchParams): StoryFilter => ({
  query: address.get('search') ?? '',
  onlyFavorites: address.has('favourites'),
  childId: address.get('child'),
  ageRange: readChoice(address.get('age'), AGE_RANGES, null),
  end: readChoice(address.get('end'), STORY_ENDS, null),
});

function toAddress({ query, onlyFavorites, childId, ageRange, end }: StoryFilter): [string, string][] {
  const entries: [string, string | null][] = [
    ['search', query || null],
    ['favourites', onlyFavorites ? 'only' : null],
    ['child', childId],
    ['age', ageRange],
    ['end', end],
  ];
  return entries.flatMap(([name, value]) => (value === null ? [] : [[name, value] satisfies [string, string]]));
}

/**
 * Which stories are looked at. The address only remembers it, so that coming back from a story finds the shelf as it
 * was: typing must not wait for the router.
 */
export function useStoryFilter(): [StoryFilter, ChangeFilter] {
  const [address, setAddress] = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(address));
  function change(changes: Partial<StoryFilter>): void {
    const next = { ...filter, ...changes };
    setFilter(next);
    setAddress(toAddress(next), { replace: true });
  }
  return [filter, change];
}
