import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { storedChild } from '../family/child-fakes.ts';
import { storedStory } from '../stories/story-fakes.ts';
import { TitlePageText } from './title-page-text.tsx';

const story = storedStory({ bookTitle: 'The Moving Bridge', childId: 'mo' });

const renderTitle = (penName: string) =>
  renderWithServices(<TitlePageText story={story} />, {
    children: { list: async () => [storedChild('mo', 'Mo')] },
    sharing: { penName: async () => penName },
  });

it('the title page shows the book, its heroes, the pen name of the family and the child', async () => {
  renderTitle('The Night Owls');
  expect(screen.getByText('The Moving Bridge')).toBeTruthy();
  expect(screen.getByText('With Ember')).toBeTruthy();
  expect(await screen.findByText('Made for Mo by The Night Owls')).toBeTruthy();
});

it('the title page of a family without a pen name shows only the child', async () => {
  renderTitle('');
  expect(await screen.findByText('Made for Mo')).toBeTruthy();
});
