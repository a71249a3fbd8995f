import { readStory } from '@talelantern/domain/stories/story';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { StoryLocations } from './story-locations.tsx';

const storyLocations = (...locations: unknown[]) =>
  readStory('quay', { content: 'Ember flew.', locations })?.locations ?? [];
const shownLocations = () =>
  within(screen.getByRole('region', { name: 'Where it happens' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('img')?.getAttribute('src')]);

test('the locations of a story are shown with name, type, and picture or default picture', () => {
  renderWithServices(
    <StoryLocations
      locations={storyLocations(
        { id: 'wood', name: 'Lantern Wood', type: 'Woods and Meadows', category: 'Forest', imageUrl: 'wood.webp' },
        { id: 'pond', name: 'Moon Pond', type: 'Rivers and Seas' },
        { name: 'Somewhere else' },
      )}
    />,
  );
  expect(shownLocations()).toEqual([
    ['Lantern WoodForest', 'wood.webp'],
    ['Moon PondRivers and Seas', expect.stringContaining('/art/places/')],
    ['Somewhere else', expect.stringContaining('/art/places/')],
  ]);
});

test('a story without locations does not show a location section', () => {
  renderWithServices(<StoryLocations locations={storyLocations()} />);
  expect(screen.queryByText('Where it happens')).toBeNull();
});
