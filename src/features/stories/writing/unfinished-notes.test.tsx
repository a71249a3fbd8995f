import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { PlanId } from '@talelantern/domain/plans/plans';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import { ember } from '../../characters/character-fakes.ts';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { usageOf } from '../../../testing/fake-services.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { useServices } from '../../../shared/services/use-services.ts';
import type { ChapterDraft } from '../../../services/stories/chapter.ts';
import { EMPTY_DRAFT, restoreDraft, storeDraft, type StoryDraft } from '../new-story/story-choices.ts';
import { storedStory } from '../story-fakes.ts';
import { UnfinishedStories } from './unfinished-stories.tsx';
import { UnfinishedNotes } from './unfinished-notes.tsx';
import { CHAPTER, useChapterRun } from './use-chapter-run.ts';
import type { FinishedStory, PartialStory } from './use-unfinished-stories.ts';

const EMBER_AND_PIP = { fromCharacterId: 'ember', toCharacterId: 'pip', type: 'Friend', details: '' } as const;

const partialStory: PartialStory = {
  status: 'partial',
  kind: 'story',
  requestId: 'request-0000000001',
  paragraphs: ['Ember flew.'],
  isWhole: false,
};

it.each([
  ['Read what was written', false],
  ['For a grown-up to read first', true],
])('the text of a failed chapter is collapsed under “%s”', async (title, showFirst) => {
  const get = vi.fn(async () => readPreferences({ preferences: { showFirst } }));
  renderWithServices(<UnfinishedNotes run={{ status: 'idle' }} unfinished={[partialStory]} />, {
    preferences: { get },
  });
  await waitFor(() => expect(get).toHaveResolved());
  expect(await screen.findByText(title)).toBeTruthy();
});

it('with a PIN and “show me first” a failed chapter does not show its text', async () => {
  const get = async () => readPreferences({ preferences: { showFirst: true } });
  const fakes = { preferences: { get }, lock: fakeLock('4071') };
  renderWithServices(<UnfinishedNotes run={{ status: 'idle' }} unfinished={[partialStory]} />, fakes);
  expect(await screen.findByText('A grown-up reads this first.')).toBeTruthy();
  expect(screen.queryByText('Ember flew.')).toBeNull();
});

it.each([
  ['stopped halfway', false],
  ['has no story', true],
])('discarding a chapter that %s asks for confirmation and then for the PIN', async (_which, isWhole) => {
  const discard = vi.fn(async () => undefined);
  const work = { ...partialStory, isWhole };
  renderWithServices(<UnfinishedNotes run={{ status: 'idle' }} unfinished={[work]} />, {
    generation: { discard },
    lock: fakeLock('4071'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const question = within(screen.getByRole('dialog', { name: 'Discard this chapter?' }));
  expect(question.queryByText(/counts/) !== null).toBe(isWhole);
  fireEvent.click(question.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  expect(discard).not.toHaveBeenCalled();
  for (const name of ['4', '0', '7', '1', 'Open']) fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(discard).toHaveBeenCalledExactlyOnceWith(work.requestId));
});

it('the focus moves to the next note when a chapter is discarded, and stays on the page after the last', async () => {
  let works = ['request-0000000001', 'request-0000000002'].map((requestId) => ({ ...partialStory, requestId }));
  renderWithServices(<UnfinishedStories />, {
    generation: {
      listUnfinished: async () => works,
      discard: async (requestId) => void (works = works.filter((work) => work.requestId !== requestId)),
    },
  });
  async function discardFirst() {
    const [button] = await screen.findAllByRole('button', { name: 'Discard' });
    if (!button) throw new Error('no chapter can be discarded');
    button.focus();
    fireEvent.click(button);
    const answer = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' });
    answer.focus();
    fireEvent.click(answer);
  }
  await discardFirst();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  await discardFirst();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Unfinished stories' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
});

it.each([
  ['is kept when another chapter is saved', 'request-0000000002', 'failed'],
  ['ends when it is saved from its note', 'request-0000000001', 'idle'],
])('an unsaved chapter of this visit %s', async (_what, savedId, status) => {
  const assignment = { kind: 'next-chapter', story: storedStory() } as const;
  const draftOf = (requestId: string): ChapterDraft => ({
    requestId,
    storyId: assignment.story.id,
    assignment,
    phase: 'development',
    text: 'Ember flew.',
    memoryKey: 'memory',
    ideas: [],
    bookTitle: null,
  });
  const offer: FinishedStory = {
    status: 'finished',
    kind: 'story',
    requestId: savedId,
    input: assignment,
    generated: draftOf(savedId),
  };
  const saveChapter = vi
    .fn(async () => assignment.story)
    .mockRejectedValueOnce(new AppError('forbidden', 'Failed to save story'));
  const length = PAGE_STORAGE_KEYS.chapterLength('family', assignment.story.id);
  sessionStorage.setItem(length, 'epic');
  const handleGenerations = vi.fn<(generations: ReturnType<typeof useServices>['generations']) => void>();
  function Screen() {
    handleGenerations(useServices().generations);
    const { run, begin } = useChapterRun();
    return (
      <>
        <button onClick={() => begin(assignment)}>Begin</button>
        <UnfinishedNotes run={run} unfinished={[offer]} />
      </>
    );
  }
  renderWithServices(<Screen />, {
    stories: { generateChapter: async () => draftOf('request-0000000001'), saveChapter },
    generation: { listUnfinished: async () => [] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByRole('link', { name: 'See what to do' });
  fireEvent.click(screen.getByRole('button', { name: 'Save and open' }));
  await screen.findByText('Now at /stories/quay');
  expect(handleGenerations.mock.lastCall?.[0].stateOf('story', CHAPTER).status).toBe(status);
  // The choices are cleared, because their chapter is on the shelf now.
  expect(sessionStorage.getItem(length)).toBeNull();
});

it.each<[string, Partial<StoryDraft>, string[], PlanId?]>([
  ['clears the choices that it was generated from', {}, []],
  ['clears the choices, but not a wish that its plan did not include', { customElements: 'A comet' }, []],
  ['keeps choices to which a wish was added after it began', { customElements: 'A comet' }, ['ember'], 'pro_monthly'],
  ['clears the choices on a paid plan', {}, [], 'pro_monthly'],
  ['keeps choices that were changed after it began', { idea: 'A kite is found' }, ['ember']],
  ['keeps choices whose roles were changed after it began', { roles: { ember: 'Villain' } }, ['ember']],
  ['keeps choices whose relationships were changed after it began', { relationships: [] }, ['ember']],
])('saving a first chapter of an earlier visit %s', async (_what, changes, characterIds, plan = 'free') => {
  const input = {
    kind: 'new-story',
    characters: [{ ...ember(), role: 'Hero' }],
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    length: 'standard',
    idea: 'A kite is lost',
    relationships: [EMBER_AND_PIP],
  } as const;
  const generated: ChapterDraft = {
    requestId: 'request-0000000001',
    storyId: 'quay',
    assignment: input,
    phase: 'introduction',
    text: 'Ember flew.',
    memoryKey: 'memory',
    ideas: [],
    bookTitle: null,
  };
  const offer: FinishedStory = { status: 'finished', kind: 'story', requestId: generated.requestId, input, generated };
  const key = PAGE_STORAGE_KEYS.storyChoices('family');
  const choices: StoryDraft = {
    ...EMPTY_DRAFT,
    characterIds: ['ember'],
    roles: { ember: 'Hero' },
    relationships: [EMBER_AND_PIP],
    category: 'Adventure',
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    idea: 'A kite is lost',
    ...changes,
  };
  sessionStorage.setItem(key, storeDraft(choices));
  renderWithServices(<UnfinishedNotes run={{ status: 'idle' }} unfinished={[offer]} />, {
    stories: { saveChapter: async () => storedStory() },
    generation: { listUnfinished: async () => [] },
    usage: usageOf(plan),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save and open' }));
  await screen.findByText('Now at /stories/quay');
  const draft = restoreDraft(sessionStorage.getItem(key));
  expect(draft.characterIds).toEqual(characterIds);
  expect(draft.customElements).toBe(choices.customElements);
});
