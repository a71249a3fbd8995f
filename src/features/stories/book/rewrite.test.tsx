import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import type { PreferencesService } from '../../../services/account/profile-service.ts';
import { GenerationCancelled, type GenerationOptions } from '../../../services/generation/run-generation.ts';
import type { OfferedRewrite, RewriteService } from '../../../services/stories/rewrite-service.ts';
import { STORY_EDIT_OVERTAKEN, type StoryService } from '../../../services/stories/story-service.ts';
import { usageOf, type FakeServices } from '../../../testing/fake-services.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { StoryBook } from './story-book.tsx';

const OLD = 'A star fell into the sea.';
const NEW = 'Plop! said the sea.';

function storyOf(paragraphs: readonly string[] = ['The sea was calm.', OLD]): Story {
  const story = readStory('story_1', {
    title: 'The Wet Map',
    memoryKey: 'key-of-the-story',
    theme: 'Treasure Hunt',
    previousParts: [paragraphs.join('\n\n')],
  });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

const offer: OfferedRewrite = { requestId: 'request-1', part: 0, paragraph: 1, before: OLD, after: NEW };

/** An in-memory store with one story; edits are applied to it. */
function createStoryStore(first: Story) {
  let stored = first;
  const edit: StoryService['edit'] = async (_shown, change) => {
    const patch = change(stored);
    if (patch === null) throw new AppError('invalid', STORY_EDIT_OVERTAKEN);
    stored = { ...stored, ...patch };
    return stored;
  };
  return { edit, text: () => stored.previousParts[0] ?? '', change: (next: Story) => (stored = next) };
}

function renderBook(rewrites: Partial<RewriteService> = {}, fakes: FakeServices = {}, story = storyOf()) {
  const store = createStoryStore(storyOf());
  const service = {
    generateRewrite: vi.fn<RewriteService['generateRewrite']>(async () => offer),
    findUndecided: vi.fn<RewriteService['findUndecided']>(async () => null),
    dismiss: vi.fn<RewriteService['dismiss']>(async () => undefined),
    ...rewrites,
  };
  renderWithServices(<StoryBook story={story} />, { stories: { edit: store.edit }, rewrites: service, ...fakes });
  return { ...service, store };
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));

/** Requests a rewrite of the second paragraph; the dialog is open. */
async function openRewriteForm() {
  await press('Choose paragraph 2');
  await press('Rewrite this');
}
async function requestRewrite(wish = 'Funnier') {
  await openRewriteForm();
  await choose(wish);
  await press('Rewrite this');
}

it('the rewrite dialog shows the price and focuses a missing field', async () => {
  const { generateRewrite } = renderBook();
  await openRewriteForm();
  expect(await screen.findByText(/^Uses 1 of your 10 rewrites this month\./)).toBeTruthy();
  await press('Choose how');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Easier' }));
  expect(generateRewrite).not.toHaveBeenCalled();
});

it.each([
  ['Easier', { kind: 'easier' }],
  ['Funnier', { kind: 'funnier' }],
  ['Shorter', { kind: 'shorter' }],
])('a paragraph is rewritten with the instruction %s', async (name, wish) => {
  const { generateRewrite } = renderBook();
  await requestRewrite(name);
  expect(await screen.findByRole('dialog', { name: 'Which version would you like to keep?' })).toBeTruthy();
  expect(vi.mocked(generateRewrite).mock.calls[0]?.[0]).toMatchObject({ part: 0, paragraph: 1, wish });
});

it('a plan with custom prompts accepts a custom instruction, which is kept until the rewrite is done', async () => {
  const refusal = 'Something in your own wish isn’t right for a children’s story.';
  const generateRewrite = vi
    .fn<RewriteService['generateRewrite']>()
    .mockRejectedValueOnce(new AppError('refused', refusal));
  renderBook({ generateRewrite: generateRewrite.mockResolvedValue(offer) }, { usage: usageOf('pro_monthly') });
  await openRewriteForm();
  await choose('My own wish');
  const instructionField = () => screen.getByLabelText<HTMLTextAreaElement>('What should change?');
  expect(instructionField().maxLength).toBe(200);
  await press('Say what should change');
  expect(document.activeElement).toBe(instructionField());
  fireEvent.change(instructionField(), { target: { value: 'Let it rain' } });
  await press('Rewrite this');
  await screen.findByText(refusal);
  expect(instructionField().value).toBe('Let it rain');
  await press('Rewrite this');
  await screen.findByRole('dialog', { name: 'Which version would you like to keep?' });
  expect(generateRewrite.mock.lastCall?.[0]).toMatchObject({ wish: { kind: 'own', words: 'Let it rain' } });
  expect(sessionStorage.length).toBe(0);
});

it('choosing a custom instruction on Free shows which plans include it, without a request', async () => {
  const { generateRewrite } = renderBook();
  await openRewriteForm();
  await choose('My own wish');
  expect(await screen.findByText('Your own story ideas come with Pro and Unlimited.')).toBeTruthy();
  await press('Choose another wish');
  expect(generateRewrite).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

test('choosing the rewritten paragraph stores it, and Undo restores the old one', async () => {
  const { store, dismiss } = renderBook();
  await requestRewrite();
  const dialog = await screen.findByRole('dialog', { name: 'Which version would you like to keep?' });
  expect(dialog.textContent).toContain(OLD);
  expect(dialog.textContent).toContain(NEW);
  await press('Keep the new one');
  await screen.findByText('Story saved successfully!');
  expect(store.text()).toBe(`The sea was calm.\n\n${NEW}`);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('request-1');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Undo');
  await screen.findByText('The old words are back');
  expect(store.text()).toBe(`The sea was calm.\n\n${OLD}`);
});

test('keeping the old paragraph dismisses the rewrite', async () => {
  const { store, dismiss } = renderBook();
  await requestRewrite();
  await press('Keep the old one');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('request-1');
  expect(store.text()).toContain(OLD);
  expect(screen.queryByText(/is rewritten/)).toBeNull();
});

test('a choice between old and new paragraph that failed to store can be retried', async () => {
  const edit = vi.fn<StoryService['edit']>().mockRejectedValue(new AppError('internal', 'Failed to update story'));
  const { dismiss } = renderBook({}, { stories: { edit } });
  await requestRewrite();
  await press('Keep the new one');
  await screen.findByText('Failed to update story');
  expect(dismiss).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Keep the new one' })).toBeTruthy();
});

test.each([
  ['keeping the new paragraph is completed', 'Keep the new one', NEW],
  ['keeping the old paragraph takes the new one out again', 'Keep the old one', OLD],
])('after a choice that was stored although its response was lost, %s', async (_what, choice, text) => {
  const store = createStoryStore(storyOf());
  const edit = vi.fn(store.edit).mockImplementationOnce(async (...change) => {
    await store.edit(...change);
    throw new AppError('busy', 'Failed to update story');
  });
  const { dismiss } = renderBook({}, { stories: { edit } });
  await requestRewrite();
  await press('Keep the new one');
  await screen.findByText('Failed to update story');
  expect(store.text()).toContain(NEW);
  await press(choice);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.text()).toBe(`The sea was calm.\n\n${text}`);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('request-1');
});

test('a rewrite does not overwrite a paragraph that another tab has changed', async () => {
  const { store } = renderBook();
  await requestRewrite();
  store.change(storyOf(['The sea was calm.', 'It rained.']));
  await press('Keep the new one');
  await screen.findByText(STORY_EDIT_OVERTAKEN);
  expect(store.text()).toContain('It rained.');
});

test('a rewrite that finished before a reload is offered', async () => {
  renderBook({ findUndecided: async () => ({ status: 'finished', rewrite: offer }) });
  await press('Compare both');
  expect((await screen.findByRole('dialog', { name: 'Which version would you like to keep?' })).textContent).toContain(
    NEW,
  );
});

const withShowFirst = (showFirst: boolean) => async () => ({ ...readPreferences({}), showFirst });

/** Opens a finished rewrite in a family with a PIN. */
function compareBoth(get: PreferencesService['get']) {
  const findUndecided: RewriteService['findUndecided'] = async () => ({ status: 'finished', rewrite: offer });
  renderBook({ findUndecided }, { preferences: { get }, lock: fakeLock('4071') });
  return press('Compare both');
}

test.each([
  ['with “show me first”', withShowFirst(true)],
  ['while “show me first” cannot be read', () => Promise.reject(new AppError('busy', 'Busy, please try later'))],
])('%s and a PIN, a rewritten paragraph is shown only to a grown-up', async (_when, get) => {
  await compareBoth(get);
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  expect(screen.queryByText(NEW)).toBeNull();
  for (const name of ['4', '0', '7', '1', 'Open']) await press(name);
  expect(await screen.findByText(NEW)).toBeTruthy();
  await press('Keep the new one');
  await screen.findByText('Story saved successfully!');
});

test('without “show me first” a rewrite asks for no PIN', async () => {
  await compareBoth(withShowFirst(false));
  await press('Keep the new one');
  await screen.findByText('Story saved successfully!');
});

test('in a shared story, a rewritten paragraph is kept only by a grown-up', async () => {
  const story = { ...storyOf(), sharing: readItemSharing({ isPublic: true }) };
  const { store } = renderBook({}, { lock: fakeLock('4071') }, story);
  await requestRewrite();
  await press('Keep the new one');
  await screen.findByText('Sharing is for grown-ups.');
  expect(store.text()).toContain(OLD);
  for (const name of ['4', '0', '7', '1', 'Open']) await press(name);
  await screen.findByText('Story saved successfully!');
  expect(store.text()).toContain(NEW);
});

test('a rewrite that was running before a reload is resumed', async () => {
  const order = { story: storyOf(), part: 0, paragraph: 1, wish: { kind: 'easier' } } as const;
  const { generateRewrite } = renderBook({ findUndecided: async () => ({ status: 'running', order }) });
  await screen.findByText('Your paragraph is rewritten');
  expect(vi.mocked(generateRewrite).mock.calls[0]?.[0]).toBe(order);
  await press('Compare both');
});

const CONNECTION_LOST = new AppError('busy', 'Failed to connect to story generation service');

test('a rewrite that finished after its connection was lost is offered', async () => {
  const findUndecided = vi.fn<RewriteService['findUndecided']>().mockResolvedValueOnce(null);
  findUndecided.mockResolvedValue({ status: 'finished', rewrite: offer });
  renderBook({ generateRewrite: () => Promise.reject(CONNECTION_LOST), findUndecided });
  await requestRewrite();
  const dialog = await screen.findByRole('dialog', { name: 'Which version would you like to keep?' });
  expect(dialog.textContent).toContain(NEW);
});

test('a rewrite whose connection is lost twice is resumed once', async () => {
  const order = { story: storyOf(), part: 0, paragraph: 1, wish: { kind: 'easier' } } as const;
  const findUndecided = vi.fn<RewriteService['findUndecided']>().mockResolvedValueOnce(null);
  findUndecided.mockResolvedValue({ status: 'running', order });
  const generateRewrite = vi.fn<RewriteService['generateRewrite']>().mockRejectedValue(CONNECTION_LOST);
  renderBook({ generateRewrite, findUndecided });
  await requestRewrite();
  await waitFor(() => expect(generateRewrite).toHaveBeenCalledTimes(2));
  await act(async () => Promise.resolve());
  expect(generateRewrite.mock.lastCall?.[0]).toBe(order);
  expect(findUndecided).toHaveBeenCalledTimes(2);
});

test('after a refusal, no lost rewrite is looked for', async () => {
  const findUndecided = vi.fn<RewriteService['findUndecided']>(async () => null);
  renderBook({ generateRewrite: () => Promise.reject(new AppError('refused', 'Please change it')), findUndecided });
  await requestRewrite();
  await screen.findByText('Please change it');
  expect(findUndecided).toHaveBeenCalledOnce();
});

const rejectOnAbort = (options?: GenerationOptions) =>
  new Promise<never>((_resolve, reject) =>
    options?.signal?.addEventListener('abort', () => reject(new GenerationCancelled())),
  );

test('a rewrite can be cancelled in time', async () => {
  renderBook({ generateRewrite: (_order, options) => rejectOnAbort(options) });
  await requestRewrite();
  await press('Cancel');
  await screen.findByText('Canceled. Nothing was counted.');
});

/** Requests a rewrite, continues reading, and opens the running rewrite again. */
async function openRunningRewrite(generateRewrite: RewriteService['generateRewrite']): Promise<void> {
  renderBook({ generateRewrite });
  await requestRewrite();
  await press('Keep reading');
  await press('Look');
}

test('a rewrite that fails while its dialog is open can be requested again', async () => {
  const failing = Promise.withResolvers<OfferedRewrite>();
  await openRunningRewrite(vi.fn().mockReturnValueOnce(failing.promise).mockResolvedValue(offer));
  failing.reject(new AppError('busy', 'Busy, please try later'));
  const form = await screen.findByRole('dialog', { name: 'Rewrite this' });
  expect(within(form).getByText('Busy, please try later')).toBeTruthy();
  expect(form.textContent).toContain(OLD);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Funnier' }).checked).toBe(true);
  await press('Rewrite this');
  await screen.findByRole('dialog', { name: 'Which version would you like to keep?' });
});

test('the form of another paragraph does not show the failure of an earlier rewrite', async () => {
  renderBook({ generateRewrite: () => Promise.reject(new AppError('busy', 'Busy, please try later')) });
  await requestRewrite();
  await screen.findByText('Busy, please try later');
  await press('Leave it as it is');
  await press('Choose paragraph 1');
  await press('Rewrite this');
  await screen.findByRole('dialog', { name: 'Rewrite this' });
  expect(screen.queryByText('Busy, please try later')).toBeNull();
});

test('a rewrite that is cancelled in its dialog returns to the form', async () => {
  await openRunningRewrite((_order, options) => rejectOnAbort(options));
  await press('Cancel');
  const form = await screen.findByRole('dialog', { name: 'Rewrite this' });
  expect(form.textContent).toContain(OLD);
});

test.each([
  ['quota_exceeded', 'rewrites'],
  ['plan_limit', 'settings.rewrite.wish'],
] as const)('a reached rewrite limit (%s of %s) opens /subscription', async (code, field) => {
  const limit = 'You have reached the limit of your plan';
  renderBook({ generateRewrite: () => Promise.reject(new AppError(code, limit, { field })) });
  await requestRewrite();
  expect(await screen.findByText(limit)).toBeTruthy();
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});
