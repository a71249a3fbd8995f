import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setChildModeChild } from '../shared/family/child-mode.ts';
import { storedChild } from '../features/family/child-fakes.ts';
import { GrownUpGate } from '../features/lock/grown-up-gate.tsx';
import { storedStory } from '../features/stories/story-fakes.ts';
import { useChapterRun } from '../features/stories/writing/use-chapter-run.ts';
import type { GenerationService } from '../services/generation/generation-service.ts';
import type { ChapterAssignment, ChapterDraft } from '../services/stories/chapter.ts';
import type { StoryService } from '../services/stories/story-service.ts';
import { AccountContext } from '../shared/account/use-account.ts';
import { createQueryClient } from '../shared/query/create-query-client.ts';
import { queryKeys } from '../shared/query/query-keys.ts';
import { ServicesContext } from '../shared/services/use-services.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { NEVER } from '../testing/never.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { ChapterScreens } from './chapter-screens.tsx';
import { ChildNextPage } from './child-next-page.tsx';

beforeEach(() => {
  const voice = { name: 'Serena', lang: 'en-GB', localService: true, default: true, voiceURI: 'serena' };
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  browserStubs.voices = [voice];
  setChildModeChild('family', 'mo');
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

/** Set before the import, because the module of the device's voice looks up the synthesis once. */
const browserStubs = vi.hoisted(() => {
  const state: { voices: object[]; spoken: string[] } = { voices: [], spoken: [] };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => state.voices,
    cancel: () => undefined,
    speaking: true,
    speak: ({ text }: { text: string }) => void state.spoken.push(text),
  });
  Object.assign(globalThis, { speechSynthesis: synthesis });
  return state;
});

const story = storedStory({
  previousParts: ['Once.'],
  settings: {
    ...storedStory().settings,
    length: 'epic',
    nextIdeas: [
      { title: 'The cave', line: 'They find a cave that glows.', picture: 'cave' },
      { title: 'The map', line: 'They ask Lyra about the map.', picture: 'library' },
      { title: 'The wood', line: 'They follow the owl.', picture: 'forest' },
    ],
  },
});
const draft = (assignment: ChapterAssignment): ChapterDraft => ({
  requestId: 'request-1',
  storyId: story.id,
  assignment,
  phase: 'development',
  text: 'Then.',
  memoryKey: 'memory',
  ideas: [],
  bookTitle: null,
});

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p>{`Now at ${pathname}${search}`}</p>;
};

const LeaveBooks = () => (
  <Link to="/create" onClick={() => setChildModeChild('family', null)}>
    Leave the books
  </Link>
);

/** Begins a chapter of another story, as a parent does before handing over the device. */
function BeginAsParent() {
  const { begin } = useChapterRun();
  const begun = { kind: 'next-chapter', story: { ...story, id: 'other' } } as const;
  return <button onClick={() => begin(begun)}>Begin as a parent</button>;
}

/** A query client like the one of `FamilyScope`. */
const familyQueries = (): QueryClient => createQueryClient({ staleTime: 30_000, retry: 1 });

function openPage(
  stories: Partial<StoryService>,
  {
    showFirst = false,
    child = storedChild('mo', 'Mo'),
    queryClient = familyQueries(),
    ...generation
  }: { showFirst?: boolean; child?: ChildProfile; queryClient?: QueryClient } & Partial<GenerationService> = {},
) {
  const services = fakeServices({
    stories: { find: async () => story, ...stories },
    children: { list: async () => [child] },
    generation,
    preferences: { get: async () => ({ ...readPreferences({}), showFirst }) },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <AccountContext value={fakeAccount()}>
        <ServicesContext value={services}>
          <MemoryRouter initialEntries={[`/books/mo/${story.id}/next`]}>
            <GrownUpGate>
              <Routes>
                <Route element={<Outlet context={child} />}>
                  <Route path="/books/:childId/:storyId/next" element={<ChildNextPage />} />
                </Route>
                <Route element={<ChapterScreens />}>
                  <Route path="/create" element={<Elsewhere />} />
                </Route>
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </GrownUpGate>
            <LeaveBooks />
            <BeginAsParent />
            <Link to={`/books/mo/${story.id}/next`}>What happens next?</Link>
            <Link to="/books/mo/other/next">In another book</Link>
            <ToastRegion />
          </MemoryRouter>
        </ServicesContext>
      </AccountContext>
    </QueryClientProvider>,
  );
}

const idea = (name: string) => screen.findByRole('radio', { name });

test('a tap on a picture only reads the idea aloud; "This one!" starts the chapter once and opens it', async () => {
  const generation = Promise.withResolvers<void>();
  const generateChapter = vi.fn(async (assignment: ChapterAssignment) => {
    await generation.promise;
    return draft(assignment);
  });
  const savedStory = { ...story, previousParts: ['Once.', 'Then.'], currentPhase: 'development' as const };
  openPage({ generateChapter, saveChapter: async () => savedStory });
  browserStubs.spoken.length = 0;
  const touched = ['They find a cave that glows.', 'They ask Lyra about the map.', 'They ask Lyra about the map.'];
  for (const [index, line] of touched.entries()) {
    await userEvent.click(await idea(line));
    await expect.poll(() => browserStubs.spoken).toEqual(touched.slice(0, index + 1));
  }
  expect(generateChapter).not.toHaveBeenCalled();

  const load = vi.spyOn(HTMLMediaElement.prototype, 'load');
  await userEvent.dblClick(screen.getByRole('button', { name: 'This one!' }));
  // Without speech during the click, iOS would refuse to read the chapter aloud later.
  expect(load).toHaveBeenCalled();
  expect(await screen.findByText('The story goes on…')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(generateChapter).toHaveBeenCalledOnce();
  expect(generateChapter.mock.calls[0]?.[0]).toMatchObject({ idea: 'They ask Lyra about the map.', length: 'epic' });
  await act(async () => generation.resolve());
  expect(await screen.findByText(`Now at /books/mo/${story.id}?chapter=2`)).toBeTruthy();
});

test('a chapter of a book for everyone is started for the child who chose the idea, and offered ideas respect the child’s avoid list', async () => {
  const generateChapter = vi.fn(async (assignment: ChapterAssignment) => draft(assignment));
  openPage(
    { generateChapter, saveChapter: async () => story },
    { child: storedChild('mo', 'Mo', { avoid: ['caves'] }) },
  );
  await idea('They follow the owl.');
  await waitFor(() => expect(screen.queryByText(/cave/)).toBeNull());
  await choose();
  await waitFor(() => expect(generateChapter).toHaveBeenCalledOnce());
  expect(generateChapter.mock.calls[0]?.[0]).toMatchObject({ childId: 'mo' });
});

test('a child who leaves for the shelf and returns gets the chapter', async () => {
  const generation = Promise.withResolvers<void>();
  const generateChapter = vi.fn(async (assignment: ChapterAssignment) => {
    await generation.promise;
    return draft(assignment);
  });
  openPage({ generateChapter, saveChapter: async () => ({ ...story, previousParts: ['Once.', 'Then.'] }) });
  await userEvent.click(await idea('They follow the owl.'));
  await userEvent.click(screen.getByRole('button', { name: 'This one!' }));
  await screen.findByText('The story goes on…');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the books' }));
  await userEvent.click(await screen.findByText('What happens next?'));
  await screen.findByText('The story goes on…');
  await act(async () => generation.resolve());
  expect(await screen.findByText(`Now at /books/mo/${story.id}?chapter=2`)).toBeTruthy();
});

test('a parent who has left the books and watches the chapter on /create is not returned to the books', async () => {
  const generation = Promise.withResolvers<void>();
  const generateChapter = vi.fn(async (assignment: ChapterAssignment) => {
    await generation.promise;
    return draft(assignment);
  });
  openPage({ generateChapter, saveChapter: async () => ({ ...story, previousParts: ['Once.', 'Then.'] }) });
  await userEvent.click(await idea('They follow the owl.'));
  await userEvent.click(screen.getByRole('button', { name: 'This one!' }));
  await screen.findByText('The story goes on…');
  await userEvent.click(screen.getByText('Leave the books'));
  await act(async () => generation.resolve());
  expect(await screen.findByText(`Now at /stories/${story.id}`)).toBeTruthy();
});

test.each([
  ['a child reads alone, the page stays', 'mo', null],
  ['nobody reads alone, the story opens', null, 'Now at /stories/other'],
])('after the chapter of a parent is saved while %s', async (_what, childId, opened) => {
  const generation = Promise.withResolvers<void>();
  const generateChapter = async (assignment: ChapterAssignment) => {
    await generation.promise;
    return draft(assignment);
  };
  openPage({ generateChapter, saveChapter: async () => ({ ...story, id: 'other' }) });
  await userEvent.click(screen.getByText('Begin as a parent'));
  await screen.findByRole('heading', { name: 'In a moment' });
  setChildModeChild('family', childId);
  await act(async () => generation.resolve());
  expect(await (opened === null ? idea('They follow the owl.') : screen.findByText(opened))).toBeTruthy();
});

test.each([
  ['a child reads alone, the page stays', 'mo', null],
  ['nobody reads alone, the plans open', null, 'Now at /subscription'],
])('after the chapter of a parent has reached a limit while %s', async (_what, childId, opened) => {
  const generation = Promise.withResolvers<ChapterDraft>();
  openPage({ generateChapter: () => generation.promise });
  await userEvent.click(screen.getByText('Begin as a parent'));
  await screen.findByRole('heading', { name: 'In a moment' });
  setChildModeChild('family', childId);
  await act(async () => generation.reject(new AppError('plan_limit', 'Full', { field: 'stories' })));
  expect(await (opened === null ? idea('They follow the owl.') : screen.findByText(opened))).toBeTruthy();
});

test('a retry of a chapter that was written on another device shows the story as it is now, without a toast', async () => {
  const later = { ...story, previousParts: ['Once.', 'Then.'], currentPhase: 'development' as const };
  const find = vi.fn<StoryService['find']>().mockResolvedValueOnce(story).mockResolvedValue(later);
  const release = vi.fn<GenerationService['release']>();
  const saveChapter = vi.fn<StoryService['saveChapter']>(async () => {
    throw new AppError('invalid', 'This story was changed somewhere else', { field: 'story' });
  });
  openPage({ find, generateChapter: async (assignment) => draft(assignment), saveChapter }, { release });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await idea('They follow the owl.')).toBeTruthy();
  expect(release).toHaveBeenCalledExactlyOnceWith('request-1');
  expect(saveChapter).toHaveBeenCalledOnce();
  expect(screen.queryByText(/somewhere else/)).toBeNull();
});

test('no chapter can be started before a picture is tapped', async () => {
  const generateChapter = vi.fn<StoryService['generateChapter']>();
  openPage({ generateChapter });
  await idea('They follow the owl.');
  await userEvent.click(screen.getByRole('button', { name: 'Touch a picture' }));
  expect(generateChapter).not.toHaveBeenCalled();
});

test('a reached limit asks the child to fetch a grown-up and shows nothing to buy', async () => {
  openPage({
    generateChapter: async () => {
      throw new AppError('quota_exceeded', 'You have reached the limit of your plan');
    },
  });
  await userEvent.click(await idea('They follow the owl.'));
  await userEvent.click(screen.getByRole('button', { name: 'This one!' }));
  expect(await screen.findByText(/Please fetch a grown-up\. Nothing is lost\.$/)).toBeTruthy();
  expect(screen.queryByText(/plan/)).toBeNull();
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/books/mo']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3));
});

async function choose(): Promise<void> {
  await userEvent.click(await idea('They follow the owl.'));
  await userEvent.click(screen.getByRole('button', { name: 'This one!' }));
}

test.each(['gone', 'sent'] as const)(
  'a lost chapter whose request is %s is requested again with the same idea, because it may still finish',
  async (status) => {
    const generateChapter = vi
      .fn(async (assignment: ChapterAssignment) => draft(assignment))
      .mockRejectedValueOnce(new AppError('busy', 'Failed to connect to story generation service'));
    openPage({
      generateChapter,
      findRequest: async () => ({ requestId: 'request-1', status }),
      saveChapter: async () => ({ ...story, previousParts: ['Once.', 'Then.'] }),
    });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`Now at /books/mo/${story.id}?chapter=2`)).toBeTruthy();
    expect(generateChapter.mock.calls.map(([assignment]) => assignment.idea)).toEqual([
      'They follow the owl.',
      'They follow the owl.',
    ]);
  },
);

test.each(['running', 'done'] as const)(
  'a chapter whose connection was lost opens without a click if its job is %s, and is requested once',
  async (status) => {
    const generateChapter = vi
      .fn<StoryService['generateChapter']>()
      .mockRejectedValueOnce(new AppError('busy', 'Failed to connect to story generation service'));
    const generated = draft({ ...input, childId: 'mo' });
    openPage(
      {
        generateChapter,
        findRequest: async () => ({ requestId: generated.requestId, status }),
        saveChapter: async () => ({ ...story, previousParts: ['Once.', 'Then.'] }),
      },
      { finish: async () => finishedWork(generated) },
    );
    await choose();
    expect(await screen.findByText(`Now at /books/mo/${story.id}?chapter=2`)).toBeTruthy();
    expect(generateChapter).toHaveBeenCalledOnce();
  },
);

test('while it is not known whether a lost chapter is being written, no child is asked to fetch a grown-up', async () => {
  const findRequest = vi.fn<StoryService['findRequest']>(() => NEVER);
  const generateChapter = async () => {
    throw new AppError('busy', 'Failed to connect to story generation service');
  };
  openPage({ generateChapter, findRequest });
  await choose();
  await waitFor(() => expect(findRequest).toHaveBeenCalledOnce());
  expect(screen.getByText('The story goes on…')).toBeTruthy();
  expect(screen.queryByText(/fetch a grown-up/)).toBeNull();
});

test('a retry of a chapter that could not be saved saves it without generating it again', async () => {
  const generateChapter = vi.fn(async (assignment: ChapterAssignment) => draft(assignment));
  const savedStory = { ...story, previousParts: ['Once.', 'Then.'], currentPhase: 'development' as const };
  const saveChapter = vi
    .fn<StoryService['saveChapter']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to save story'))
    .mockResolvedValue(savedStory);
  openPage({ generateChapter, saveChapter });
  await choose();
  expect(await screen.findByText(/^The new chapter is written and safe\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`Now at /books/mo/${story.id}?chapter=2`)).toBeTruthy();
  expect(generateChapter).toHaveBeenCalledOnce();
});

const ordered = { kind: 'story', requestId: 'request-1', storyId: story.id } as const;
const input: ChapterAssignment = { kind: 'next-chapter', story };

test.each(['sent', 'running'] as const)(
  'after a reload a chapter whose request is %s is awaited, and no other can be ordered',
  async (status) => {
    openPage({}, { listUnfinished: async () => [{ ...ordered, status }] });
    expect(await screen.findByText('The story goes on…')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

const finishedWork = (generated: ChapterDraft) =>
  ({ status: 'finished', kind: 'story', requestId: 'request-1', input: generated.assignment, generated }) as const;

test('after a reload a finished chapter is saved and opened', async () => {
  const saveChapter = vi.fn(async () => ({ ...story, previousParts: ['Once.', 'Then.'] }));
  const offer = finishedWork(draft({ ...input, childId: 'mo' }));
  openPage({ saveChapter }, { listUnfinished: async () => [offer] });
  expect(await screen.findByText(`Now at /books/mo/${story.id}?chapter=2`)).toBeTruthy();
  expect(saveChapter).toHaveBeenCalledExactlyOnceWith(offer.generated);
});

test('after a reload a finished chapter of a child’s own story is saved although its request does not contain the child', async () => {
  const ownStory = { ...story, childId: 'mo' };
  const saveChapter = async () => ({ ...ownStory, previousParts: ['Once.', 'Then.'] });
  const offer = finishedWork(draft({ ...input, story: ownStory }));
  openPage({ find: async () => ownStory, saveChapter }, { listUnfinished: async () => [offer] });
  expect(await screen.findByText(`Now at /books/mo/${story.id}?chapter=2`)).toBeTruthy();
});

test.each([
  ['a parent', null],
  ['another child', 'ida'],
])(
  'a chapter of a book for everyone that %s ordered is not saved for a child, and no other can be ordered',
  async (_who, childId) => {
    const saveChapter = vi.fn<StoryService['saveChapter']>();
    openPage({ saveChapter }, { listUnfinished: async () => [finishedWork(draft({ ...input, childId }))] });
    expect(await screen.findByText(/^The new chapter is written and safe\. Please fetch a grown-up/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(saveChapter).not.toHaveBeenCalled();
  },
);

test('opening a story that has ended does not save a different ending for a child', async () => {
  const saveChapter = vi.fn(async () => story);
  const endedStory = { ...story, currentPhase: 'resolution' as const };
  const other = finishedWork({ ...draft({ ...input, story: endedStory, childId: 'mo' }), phase: 'resolution' });
  openPage({ find: async () => endedStory, saveChapter }, { listUnfinished: async () => [other] });
  expect(await screen.findByText(`Now at /books/mo/${story.id}`)).toBeTruthy();
  expect(saveChapter).not.toHaveBeenCalled();
});

test.each<[string, Partial<StoryService>, Partial<GenerationService>]>([
  ['it is not known whether a chapter was ordered', {}, { listUnfinished: () => NEVER }],
  ['the story is loading', { find: () => NEVER }, {}],
])('while %s, a child can go back to the books', async (_what, stories, generation) => {
  openPage(stories, generation);
  expect(await screen.findByRole('link', { name: 'Back to the books' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('offline a child sees the ideas but cannot order a chapter; once online, an ordered chapter is awaited', async () => {
  const queryClient = familyQueries();
  queryClient.setQueryData(queryKeys.story(story.id), story);
  queryClient.setQueryData(queryKeys.preferences, { ...readPreferences({}), showFirst: false });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  const generateChapter = vi.fn<StoryService['generateChapter']>();
  const listUnfinished = vi.fn(async () => [{ ...ordered, status: 'running' as const }]);
  openPage({ generateChapter }, { queryClient, listUnfinished });
  await userEvent.click(await idea('They follow the owl.'));
  await userEvent.click(screen.getByRole('button', { name: 'Offline, waiting for connection' }));
  expect(generateChapter).not.toHaveBeenCalled();
  expect(listUnfinished).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('The story goes on…')).toBeTruthy();
});

test('if the listing of ordered chapters has failed, none can be ordered, and the listing can be retried', async () => {
  const listUnfinished = vi
    .fn<GenerationService['listUnfinished']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to load required data'))
    .mockResolvedValue([]);
  openPage({}, { listUnfinished });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/Please fetch a grown-up\. Nothing is lost\.$/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(retry);
  expect(await idea('They follow the owl.')).toBeTruthy();
});

test('a listing of ordered chapters that gets no response fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const listUnfinished = vi.fn<GenerationService['listUnfinished']>(() => NEVER);
  openPage({}, { listUnfinished });
  await waitFor(() => expect(listUnfinished).toHaveBeenCalledOnce());
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('after a reload an ordered chapter of another story does not hide the ideas', async () => {
  openPage({}, { listUnfinished: async () => [{ ...ordered, storyId: 'other', status: 'running' }] });
  expect(await idea('They follow the owl.')).toBeTruthy();
});

test('ordering a chapter in another book keeps an unsaved chapter for later', async () => {
  const release = vi.fn<GenerationService['release']>();
  openPage(
    {
      find: async (id) => ({ ...story, id }),
      generateChapter: async (assignment) => draft(assignment),
      saveChapter: async () => {
        throw new AppError('internal', 'Failed to save story');
      },
    },
    { release },
  );
  await choose();
  await screen.findByText(/^The new chapter is written and safe\./);
  await userEvent.click(screen.getByText('In another book'));
  await choose();
  await waitFor(() => expect(release).toHaveBeenCalledExactlyOnceWith('request-1'));
});

test('with “show me first” a child does not see the chapter while it is written', async () => {
  const read = { ...story, approvedParts: [0] };
  const generateChapter: StoryService['generateChapter'] = async (_assignment, options) => {
    options?.onParagraph?.(0, 'A wolf came.');
    return new Promise(() => undefined);
  };
  openPage({ find: async () => read, generateChapter }, { showFirst: true });
  await choose();
  expect(await screen.findByText('A grown-up reads it first. Then it’s your turn.')).toBeTruthy();
  expect(screen.queryByText(/wolf/)).toBeNull();
});

test.each([
  ['no chapter', [], 'Chapter one is ready'],
  ['the first of two chapters', [0], 'Chapter two is ready'],
])(
  'a child whose parent has approved %s must fetch a grown-up before choosing what happens next',
  async (_what, approvedParts, line) => {
    const waiting = {
      ...story,
      previousParts: ['Once.', 'Then.'],
      currentPhase: 'development' as const,
      approvedParts,
    };
    openPage({ find: async () => waiting }, { showFirst: true });
    expect(await screen.findByText(new RegExp(`^${line}`))).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

test('a story that has ended opens as a book', async () => {
  openPage({ find: async () => ({ ...story, currentPhase: 'resolution' }) });
  expect(await screen.findByText(`Now at /books/mo/${story.id}`)).toBeTruthy();
});

test.each<[string, Partial<Story>]>([
  ['another child’s story', { childId: 'ida' }],
  ['a story for older children', { ageRange: '9-12' }],
])('%s is not opened', async (_whose, changes) => {
  openPage({ find: async () => ({ ...story, ...changes }) });
  expect(await screen.findByText('This book is not here')).toBeTruthy();
});
