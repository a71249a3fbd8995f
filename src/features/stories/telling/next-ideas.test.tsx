// @vitest-environment happy-dom
import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { Story } from '@talelantern/domain/stories/story';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChapterAssignment } from '../../../services/chapter.ts';
import { usageOf } from '../../fake-services.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { ContinueButton, ContinueStorySheet, useContinuedStory } from './continue-story.tsx';
import { forgetNextIdea } from './next-idea-kept.ts';
import { toldStory } from '../story-fakes.ts';

const IDEAS: StoryIdea[] = [
  { title: 'The moving bridge', line: 'A bridge walks away.', picture: 'river' },
  { title: 'Soup', line: 'There is soup.', picture: 'kitchen' },
  { title: 'Two roads', line: 'There are two roads.', picture: 'meadow' },
];
const story = toldStory({ settings: { length: 'standard', customElements: '', nextIdeas: IDEAS } });

const generated = vi.fn<(assignment: ChapterAssignment) => void>();

function Continuation({ told }: { told: Story }) {
  const continued = useContinuedStory(told);
  const button = <ContinueButton continued={continued} onGenerate={generated} />;
  return <ContinueStorySheet continued={continued} button={button} />;
}

const renderContinuation = (told = story, plan: 'free' | 'pro_monthly' = 'free') =>
  renderWithServices(<Continuation told={told} />, { usage: usageOf(plan) });

const choices = () => within(screen.getByRole('radiogroup', { name: 'What happens next?' }));
const choose = (name: RegExp | string) => fireEvent.click(choices().getByRole('radio', { name }));
const tell = () => fireEvent.click(screen.getByRole('button', { name: 'Generate Story' }));
const toldFrom = () => generated.mock.calls.map(([assignment]) => 'idea' in assignment && assignment.idea);

beforeEach(() => {
  sessionStorage.clear();
  generated.mockClear();
});
afterEach(cleanup);

describe('what happens next', () => {
  it('is left to the writer until something is chosen', () => {
    renderContinuation();
    expect(choices().getByRole('radio', { name: 'Let the lantern decide' })).toHaveProperty('checked', true);
    tell();
    expect(toldFrom()).toEqual(['']);
  });

  it('is the idea that was tapped, and can be left to the writer again', () => {
    renderContinuation();
    expect(choices().getAllByRole('radio')).toHaveLength(5);
    choose('The moving bridge A bridge walks away.');
    tell();
    choose('Let the lantern decide');
    tell();
    expect(toldFrom()).toEqual(['A bridge walks away.', '']);
  });

  it('is still chosen after a reload, until its chapter is told', () => {
    const first = renderContinuation();
    choose(/^Soup/);
    first.unmount();
    const second = renderContinuation();
    expect(choices().getByRole('radio', { name: /^Soup/ })).toHaveProperty('checked', true);
    second.unmount();
    forgetNextIdea('family', story.id);
    renderContinuation();
    expect(choices().getByRole('radio', { name: 'Let the lantern decide' })).toHaveProperty('checked', true);
  });

  it('is about the hero in a story without ideas of its own', () => {
    renderContinuation(toldStory());
    expect(choices().getAllByRole('radio', { name: /Ember/ }).length).toBeGreaterThan(0);
    expect(choices().getAllByRole('radio')).toHaveLength(5);
  });

  it('is nothing that the child avoids by now', async () => {
    const jonas: ChildProfile = {
      id: 'jonas',
      nickname: 'Jonas',
      ageRange: '5-8',
      readingLevel: 'with-help',
      likes: [],
      avoid: ['soup'],
      createdAt: 1,
      updatedAt: 1,
    };
    renderWithServices(<Continuation told={{ ...story, childId: 'jonas' }} />, {
      usage: usageOf('free'),
      children: { list: async () => [jonas] },
    });
    await waitFor(() => expect(choices().queryByRole('radio', { name: /^Soup/ })).toBeNull());
    expect(choices().getAllByRole('radio')).toHaveLength(5);
  });

  it('asks how it ends where the ending is told once more', () => {
    renderContinuation({ ...story, currentPhase: 'resolution' });
    expect(screen.getByRole('heading', { name: 'How does it end?' })).toBeTruthy();
  });
});

describe('an idea of the family’s own', () => {
  it('is one line of at most 200 characters, and kept through a reload', async () => {
    const first = renderContinuation(story, 'pro_monthly');
    choose('My own idea');
    const field = screen.getByLabelText('My own idea', { selector: 'input[type=text]' });
    expect(field).toHaveProperty('maxLength', 200);
    fireEvent.change(field, { target: { value: '  The owl   sneezes. ' } });
    tell();
    first.unmount();
    renderContinuation(story, 'pro_monthly');
    tell();
    expect(toldFrom()).toEqual(['The owl sneezes.', 'The owl sneezes.']);
  });

  it('keeps its words while another idea is looked at', () => {
    renderContinuation(story, 'pro_monthly');
    choose('My own idea');
    fireEvent.change(screen.getByLabelText('My own idea', { selector: 'input[type=text]' }), {
      target: { value: 'The owl sneezes.' },
    });
    choose(/^Soup/);
    tell();
    choose('My own idea');
    tell();
    expect(toldFrom()).toEqual(['There is soup.', 'The owl sneezes.']);
  });

  it('says which plans have it where this one has not, and leads there', async () => {
    renderContinuation();
    choose('My own idea');
    expect(await screen.findByText(/Your own words for a story come with Pro and Unlimited\./)).toBeTruthy();
    expect(screen.getByLabelText('My own idea', { selector: 'input[type=text]' })).toHaveProperty('readOnly', true);
    fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
    expect(await screen.findByText('Now at /subscription')).toBeTruthy();
  });
});
