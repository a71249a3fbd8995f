import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { readItemSharing } from '@talelantern/domain/sharing/item-sharing';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { Story } from '@talelantern/domain/stories/story';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChapterAssignment } from '../../../services/stories/chapter.ts';
import { usageOf } from '../../../testing/fake-services.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { ContinueButton, ContinueStorySheet, continuationLead, useContinuedStory } from './continue-story.tsx';
import { clearNextChoices } from './use-chapter-run.ts';
import { storedStory } from '../story-fakes.ts';

const IDEAS: StoryIdea[] = [
  { title: 'The moving bridge', line: 'A bridge walks away.', picture: 'river' },
  { title: 'Soup', line: 'There is soup.', picture: 'kitchen' },
  { title: 'Two roads', line: 'There are two roads.', picture: 'meadow' },
];
const story = storedStory({ settings: { length: 'standard', customElements: '', nextIdeas: IDEAS } });

const generated = vi.fn<(assignment: ChapterAssignment) => void>();

function Continuation({ continuedStory }: { continuedStory: Story }) {
  const continued = useContinuedStory(continuedStory);
  const button = <ContinueButton continued={continued} onGenerate={generated} />;
  return <ContinueStorySheet continued={continued} heading={continuationLead(continuedStory)} button={button} />;
}

const renderContinuation = (continuedStory = story, plan: 'free' | 'pro_monthly' = 'free') =>
  renderWithServices(<Continuation continuedStory={continuedStory} />, {
    usage: usageOf(plan),
    lock: fakeLock('4071'),
  });

const choices = () => within(screen.getByRole('radiogroup', { name: 'What happens next?' }));
const choose = (name: RegExp | string) => fireEvent.click(choices().getByRole('radio', { name }));
const pressGenerate = () => fireEvent.click(screen.getByRole('button', { name: 'Generate Story' }));
const requestedIdeas = () => generated.mock.calls.map(([assignment]) => 'idea' in assignment && assignment.idea);

beforeEach(() => void generated.mockClear());
it('the generator shows the title of a continued story as on the shelf', () => {
  renderContinuation({ ...story, bookTitle: 'Ember and the Moving Bridge' });
  expect(screen.getByText('The next chapter of “Ember and the Moving Bridge”')).toBeTruthy();
});

it('without a chosen idea the request contains none, so that the model decides', () => {
  renderContinuation();
  expect(choices().getByRole('radio', { name: 'Let the lantern decide' })).toHaveProperty('checked', true);
  pressGenerate();
  expect(requestedIdeas()).toEqual(['']);
});

it('the request contains the chosen idea, which can be cleared', () => {
  renderContinuation();
  expect(choices().getAllByRole('radio')).toHaveLength(5);
  choose('The moving bridge A bridge walks away.');
  pressGenerate();
  choose('Let the lantern decide');
  pressGenerate();
  expect(requestedIdeas()).toEqual(['A bridge walks away.', '']);
});

it('a chosen idea survives a reload until its chapter is written', () => {
  const firstPage = renderContinuation();
  choose(/^Soup/);
  firstPage.unmount();
  const second = renderContinuation();
  expect(choices().getByRole('radio', { name: /^Soup/ })).toHaveProperty('checked', true);
  second.unmount();
  clearNextChoices('family', story.id);
  renderContinuation();
  expect(choices().getByRole('radio', { name: 'Let the lantern decide' })).toHaveProperty('checked', true);
});

it('a story without stored ideas offers default ideas about the hero', () => {
  renderContinuation(storedStory());
  expect(choices().getAllByRole('radio', { name: /Ember/ }).length).toBeGreaterThan(0);
  expect(choices().getAllByRole('radio')).toHaveLength(5);
});

it.each(['jonas', null])('offered ideas contain nothing that is left out of a story for %s', async (childId) => {
  const jonas: ChildProfile = {
    id: 'jonas',
    nickname: 'Jonas',
    ageRange: '5-8',
    readingLevel: 'with-help',
    likes: [],
    avoid: ['soup'],
    face: null,
    createdAt: 1,
    updatedAt: 1,
  };
  renderWithServices(<Continuation continuedStory={{ ...story, childId }} />, {
    usage: usageOf('free'),
    children: { list: async () => [jonas] },
  });
  await waitFor(() => expect(choices().queryByRole('radio', { name: /^Soup/ })).toBeNull());
  expect(choices().getAllByRole('radio')).toHaveLength(5);
});

it('regenerating the resolution asks how the story ends', () => {
  renderContinuation({ ...story, currentPhase: 'resolution' });
  expect(screen.getByRole('heading', { name: 'How does it end?' })).toBeTruthy();
});

it('a custom idea is one line of at most 200 characters and survives a reload', async () => {
  const firstPage = renderContinuation(story, 'pro_monthly');
  choose('My own idea');
  const field = screen.getByLabelText('My own idea', { selector: 'input[type=text]' });
  expect(field).toHaveProperty('maxLength', 200);
  fireEvent.change(field, { target: { value: '  The owl   sneezes. ' } });
  pressGenerate();
  firstPage.unmount();
  renderContinuation(story, 'pro_monthly');
  pressGenerate();
  expect(requestedIdeas()).toEqual(['The owl sneezes.', 'The owl sneezes.']);
});

it('in a shared story, only a custom idea requires the PIN', async () => {
  renderContinuation({ ...story, sharing: readItemSharing({ isPublic: true }) }, 'pro_monthly');
  choose(/^Soup/);
  pressGenerate();
  choose('My own idea');
  fireEvent.change(screen.getByLabelText('My own idea', { selector: 'input[type=text]' }), {
    target: { value: 'The owl sneezes.' },
  });
  pressGenerate();
  await screen.findByText('Sharing is for grown-ups.');
  expect(requestedIdeas()).toEqual(['There is soup.']);
  for (const name of ['4', '0', '7', '1', 'Open']) fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(requestedIdeas()).toEqual(['There is soup.', 'The owl sneezes.']));
});

it('a custom idea that fills its field says so, because the browser has cut what was pasted', () => {
  renderContinuation(story, 'pro_monthly');
  choose('My own idea');
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('My own idea', { selector: 'input[type=text]' }), { target: { value } });
  type('x'.repeat(199));
  expect(screen.getByText('One sentence. Leave it empty and the lantern decides.')).toBeTruthy();
  type('x'.repeat(200));
  expect(screen.getByText('200 of 200 characters')).toBeTruthy();
});

it('a custom idea keeps its text while another idea is chosen', () => {
  renderContinuation(story, 'pro_monthly');
  choose('My own idea');
  fireEvent.change(screen.getByLabelText('My own idea', { selector: 'input[type=text]' }), {
    target: { value: 'The owl sneezes.' },
  });
  choose(/^Soup/);
  pressGenerate();
  choose('My own idea');
  pressGenerate();
  expect(requestedIdeas()).toEqual(['There is soup.', 'The owl sneezes.']);
});

it('a custom idea typed under an earlier plan is kept and not sent on Free', async () => {
  const firstPage = renderContinuation(story, 'pro_monthly');
  choose('My own idea');
  const field = () => screen.getByLabelText('My own idea', { selector: 'input[type=text]' });
  fireEvent.change(field(), { target: { value: 'The owl sneezes.' } });
  firstPage.unmount();
  renderContinuation();
  await waitFor(() => expect(field()).toHaveProperty('readOnly', true));
  expect(field()).toHaveProperty('value', 'The owl sneezes.');
  pressGenerate();
  choose(/^Soup/);
  pressGenerate();
  expect(requestedIdeas()).toEqual(['', 'There is soup.']);
});

it('choosing a custom idea on Free shows which plans include it, with a link', async () => {
  renderContinuation();
  choose('My own idea');
  expect(await screen.findByText(/Your own story ideas come with Pro and Unlimited\./)).toBeTruthy();
  expect(screen.getByLabelText('My own idea', { selector: 'input[type=text]' })).toHaveProperty('readOnly', true);
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});
