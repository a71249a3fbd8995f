// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, test, vi } from 'vitest';
import { GenerationCancelled } from '../../../services/generation-cancelled.ts';
import type { OfferedRetelling, RewriteService } from '../../../services/rewrite-service.ts';
import { STORY_EDIT_OVERTAKEN } from '../../../services/create-story-editor.ts';
import type { StoryEditor } from '../../../services/story-service.ts';
import { notify } from '../../../ui/notify.ts';
import { usageOf, type FakeServices } from '../../fake-services.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { StoryBook } from './story-book.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
  sessionStorage.clear();
});

const OLD = 'A star fell into the sea.';
const NEW = 'Plop! said the sea.';

function tale(paragraphs: readonly string[] = ['The sea was calm.', OLD]): Story {
  const story = readStory('story_1', {
    title: 'The Wet Map',
    memoryKey: 'key-of-the-story',
    theme: 'Treasure Hunt',
    previousParts: [paragraphs.join('\n\n')],
  });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

const offer: OfferedRetelling = { requestId: 'request-1', part: 0, paragraph: 1, before: OLD, after: NEW };

/** A store with one story, which edits are made on. */
function storeOf(first: Story) {
  let stored = first;
  const edit: StoryEditor['edit'] = async (_shown, change) => {
    const patch = change(stored);
    if (patch === null) throw new AppError('invalid', STORY_EDIT_OVERTAKEN);
    stored = { ...stored, ...patch };
    return stored;
  };
  return { edit, text: () => stored.previousParts[0] ?? '', change: (next: Story) => (stored = next) };
}

function renderBook(rewrites: Partial<RewriteService> = {}, fakes: FakeServices = {}) {
  const store = storeOf(tale());
  const service = {
    tell: vi.fn<RewriteService['tell']>(async () => offer),
    findUndecided: vi.fn<RewriteService['findUndecided']>(async () => null),
    putAway: vi.fn<RewriteService['putAway']>(async () => undefined),
    ...rewrites,
  };
  renderWithServices(<StoryBook story={tale()} />, { stories: { edit: store.edit }, rewrites: service, ...fakes });
  return { ...service, store };
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));

/** Asks for the second paragraph to be told anew; the dialog stands open. */
async function askForParagraph() {
  const [, second] = await screen.findAllByRole('button', { name: 'Choose this paragraph' });
  if (second) fireEvent.click(second);
  await press('Tell it anew');
}
async function tellAnew(wish = 'Funnier') {
  await askForParagraph();
  await choose(wish);
  await press('Tell it anew');
}

it('says what it costs and what is missing before it is asked for', async () => {
  const { tell } = renderBook();
  await askForParagraph();
  expect(await screen.findByText(/^Uses 1 of your 10 rewrites this month\./)).toBeTruthy();
  await press('Choose how');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Easier' }));
  expect(tell).not.toHaveBeenCalled();
});

it.each([
  ['Easier', { kind: 'easier' }],
  ['Funnier', { kind: 'funnier' }],
  ['Shorter', { kind: 'shorter' }],
])('tells the paragraph anew: %s', async (name, wish) => {
  const { tell } = renderBook();
  await tellAnew(name);
  expect(await screen.findByRole('dialog', { name: 'Which words shall stay?' })).toBeTruthy();
  expect(vi.mocked(tell).mock.calls[0]?.[0]).toMatchObject({ part: 0, paragraph: 1, wish });
});

it('follows an own wish on a plan that has them, and keeps it until it is told', async () => {
  const refusal = 'There is something in your own wish that is not right for a children’s story.';
  const tell = vi.fn<RewriteService['tell']>().mockRejectedValueOnce(new AppError('refused', refusal));
  renderBook({ tell: tell.mockResolvedValue(offer) }, { usage: usageOf('pro_monthly') });
  await askForParagraph();
  await choose('My own wish');
  const words = () => screen.getByLabelText<HTMLTextAreaElement>('What shall change?');
  expect(words().maxLength).toBe(200);
  await press('Say what shall change');
  expect(document.activeElement).toBe(words());
  fireEvent.change(words(), { target: { value: 'Let it rain' } });
  await press('Tell it anew');
  await screen.findByText(refusal);
  expect(words().value).toBe('Let it rain');
  await press('Tell it anew');
  await screen.findByRole('dialog', { name: 'Which words shall stay?' });
  expect(tell.mock.lastCall?.[0]).toMatchObject({ wish: { kind: 'own', words: 'Let it rain' } });
  expect(sessionStorage.length).toBe(0);
});

it('says on Free which plans have own wishes, and asks for nothing', async () => {
  const { tell } = renderBook();
  await askForParagraph();
  await choose('My own wish');
  expect(await screen.findByText('Your own words for a story come with Pro and Unlimited.')).toBeTruthy();
  await press('Choose another wish');
  expect(tell).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

test('the new words are kept, and taken back by Undo', async () => {
  const { store, putAway } = renderBook();
  await tellAnew();
  const dialog = await screen.findByRole('dialog', { name: 'Which words shall stay?' });
  expect(dialog.textContent).toContain(OLD);
  expect(dialog.textContent).toContain(NEW);
  await press('Keep the new one');
  await screen.findByText('Story saved successfully!');
  expect(store.text()).toBe(`The sea was calm.\n\n${NEW}`);
  expect(putAway).toHaveBeenCalledExactlyOnceWith('request-1');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Undo');
  await screen.findByText('The old words are back');
  expect(store.text()).toBe(`The sea was calm.\n\n${OLD}`);
});

test('the old words are kept by putting the new ones away', async () => {
  const { store, putAway } = renderBook();
  await tellAnew();
  await press('Keep the old one');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(putAway).toHaveBeenCalledExactlyOnceWith('request-1');
  expect(store.text()).toContain(OLD);
  expect(screen.queryByText(/told anew/)).toBeNull();
});

test('a choice that could not be stored can be made again', async () => {
  const edit = vi.fn<StoryEditor['edit']>().mockRejectedValue(new AppError('internal', 'Failed to update story'));
  const { putAway } = renderBook({}, { stories: { edit } });
  await tellAnew();
  await press('Keep the new one');
  await screen.findByText('Failed to update story');
  expect(putAway).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Keep the new one' })).toBeTruthy();
});

test('a paragraph that another tab has changed is not overwritten', async () => {
  const { store } = renderBook();
  await tellAnew();
  store.change(tale(['The sea was calm.', 'It rained.']));
  await press('Keep the new one');
  await screen.findByText(STORY_EDIT_OVERTAKEN);
  expect(store.text()).toContain('It rained.');
});

test('what was told before a reload is offered', async () => {
  renderBook({ findUndecided: async () => ({ status: 'told', retelling: offer }) });
  await press('Compare both');
  expect((await screen.findByRole('dialog', { name: 'Which words shall stay?' })).textContent).toContain(NEW);
});

test('what was being told before a reload is waited for', async () => {
  const order = { story: tale(), part: 0, paragraph: 1, wish: { kind: 'easier' } } as const;
  const { tell } = renderBook({ findUndecided: async () => ({ status: 'running', order }) });
  await screen.findByText('Your paragraph is told anew');
  expect(vi.mocked(tell).mock.calls[0]?.[0]).toBe(order);
  await press('Compare both');
});

test('it can be cancelled while it is not too late', async () => {
  const tell: RewriteService['tell'] = (_order, { signal } = {}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new GenerationCancelled())));
  renderBook({ tell });
  await tellAnew();
  await press('Cancel');
  await screen.findByText('Cancelled. Nothing was counted.');
});

test.each(['quota_exceeded', 'plan_limit'] as const)('a reached limit (%s) leads to the plans', async (code) => {
  const limit = 'You have reached the limit of your plan';
  renderBook({ tell: () => Promise.reject(new AppError(code, limit)) });
  await tellAnew();
  expect(await screen.findByText(limit)).toBeTruthy();
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});
