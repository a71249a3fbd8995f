import type { Character } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { GenerationCancelled } from '../../services/generation/run-generation.ts';
import type { UnfinishedWork } from '../../services/generation/generation-service.ts';
import { CharacterCreator } from './character-creator.tsx';
import { generatedPicture } from '../items/item-fakes.ts';
import { fakeLock } from '../lock/lock-fakes.ts';
import { ember, emberWithPortrait } from './character-fakes.ts';
import { fakeAccount, unverified } from '../../testing/fake-account.ts';
import { usageOf, type FakeServices } from '../../testing/fake-services.ts';
import { NEVER } from '../../testing/never.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';

const emberWithNewPortrait = emberWithPortrait('hung.webp');

function renderPortrait(character: Character, fakes: FakeServices) {
  const onSaved = vi.fn();
  renderWithServices(
    <CharacterCreator mode="edit" character={character} placement="page" onSaved={onSaved} onClose={vi.fn()} />,
    fakes,
  );
  return { onSaved };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sentence = (text: string) => screen.findByText(text);

test('the price is beside the button for the first portrait, which has its own message once saved', async () => {
  const { onSaved } = renderPortrait(ember(), {
    characters: { generatePicture: async () => generatedPicture, savePicture: async () => emberWithNewPortrait },
  });
  expect(await sentence('Uses 1 of your 12 pictures this month.')).toBeTruthy();
  press('Generate Image');
  expect(await sentence('Image generated and saved successfully!')).toBeTruthy();
  expect(onSaved).toHaveBeenLastCalledWith(emberWithNewPortrait, true);
  expect(screen.getByRole('heading', { name: 'Here she is. Meet Ember.' })).toBeTruthy();
});

test('a running generation of a portrait shows its steps and Cancel, and focuses the heading', async () => {
  renderPortrait(ember(), { characters: { generatePicture: () => new Promise(() => undefined) } });
  press('Generate Image');
  const heading = await screen.findByRole('heading', { name: 'Ember is being painted' });
  expect(document.activeElement).toBe(heading.closest('[tabindex="-1"]'));
  expect(screen.getByRole('list', { name: 'Painting Ember' }).textContent).toContain('Mixing crimson');
  press('Cancel');
  expect(screen.getByRole('button', { name: 'Asking the painter to stop…' })).toBeTruthy();
});

test('a failed portrait shows that nothing was lost, when to try again, and Generate Image', async () => {
  const error = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.', { retryAfterSeconds: 240 });
  renderPortrait(ember(), { characters: { generatePicture: () => Promise.reject(error) } });
  press('Generate Image');
  const note = await screen.findByRole('alert');
  await within(note).findByText('Failed to generate image');
  expect(within(note).getByText(error.message)).toBeTruthy();
  expect(within(note).getByText('You can try again in 4 minutes.')).toBeTruthy();
  expect(screen.getByText(`${error.message} You can try again in 4 minutes.`)).toBeTruthy();
  expect(screen.getByText('Ember and your choices are safe. A picture that fails never counts.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Generate Image' })).toBeTruthy();
});

test('a portrait request that was never received shows an error and Generate Image', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const error = new AppError('busy', 'Failed to connect to image generation service');
  const listUnfinished = vi.fn(async () => [
    { status: 'sent', kind: 'portrait', requestId: generatedPicture.requestId, itemId: ember().id } as const,
  ]);
  renderPortrait(ember(), {
    characters: { generatePicture: () => Promise.reject(error) },
    generation: { listUnfinished },
  });
  press('Generate Image');
  expect(await screen.findAllByText(error.message)).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(listUnfinished.mock.calls.length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Generate Image' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Painting Ember' })).toBeNull();
});

test('a picture that needs a verified email address offers the email again; another failure does not', async () => {
  const sendVerificationMail = vi.fn(async () => {});
  const failures = [
    new AppError('verify_email', 'Please verify your email address first'),
    new AppError('busy', 'Busy, please try later'),
  ];
  renderWithServices(
    <CharacterCreator mode="edit" character={ember()} placement="page" onSaved={vi.fn()} onClose={vi.fn()} />,
    { characters: { generatePicture: () => Promise.reject(failures.shift() ?? new Error('a third picture')) } },
    fakeAccount({ session: () => unverified, sendVerificationMail }),
  );
  press('Generate Image');
  fireEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
  expect(await sentence('The email is on its way')).toBeTruthy();
  expect(sendVerificationMail).toHaveBeenCalledOnce();
  expect(screen.getByText(unverified.user.email)).toBeTruthy();
  press('Generate Image');
  expect(await screen.findAllByText('Busy, please try later')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
});

test('a reached plan limit is not shown as a failure to generate', async () => {
  const error = new AppError('quota_exceeded', 'You have reached the limit of your plan', { field: 'pictures' });
  renderPortrait(ember(), { characters: { generatePicture: () => Promise.reject(error) } });
  press('Generate Image');
  expect(await sentence('Now at /subscription')).toBeTruthy();
  expect(screen.getByText(error.message)).toBeTruthy();
  expect(screen.queryByText('Failed to generate image')).toBeNull();
});

test('a plan limit reached after leaving the page still opens /subscription', async () => {
  const generation = Promise.withResolvers<never>();
  renderWithServices(
    <>
      <Link to="/stories">Away</Link>
      <CharacterCreator mode="edit" character={ember()} placement="page" onSaved={vi.fn()} onClose={vi.fn()} />
    </>,
    { characters: { generatePicture: () => generation.promise } },
  );
  press('Generate Image');
  await screen.findByRole('heading', { name: 'Ember is being painted' });
  fireEvent.click(screen.getByText('Away'));
  expect(await sentence('Now at /stories')).toBeTruthy();
  generation.reject(new AppError('quota_exceeded', 'You have reached the limit of your plan', { field: 'pictures' }));
  expect(await sentence('Now at /subscription')).toBeTruthy();
});

test('a portrait that could not be saved is offered again and not generated twice', async () => {
  const generatePicture = vi.fn(async () => generatedPicture);
  const savePicture = vi
    .fn(async () => emberWithNewPortrait)
    .mockRejectedValueOnce(new AppError('internal', 'Failed to update character image'));
  renderPortrait(ember(), { characters: { generatePicture, savePicture, find: async () => ember() } });
  press('Generate Image');
  await screen.findByRole('button', { name: 'Save this portrait' });
  expect(screen.queryByRole('button', { name: 'Generate Image' })).toBeNull();
  press('Save this portrait');
  expect(await sentence('Image generated and saved successfully!')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledOnce();
});

test('a portrait finished before a reload is offered, and discarded after the PIN', async () => {
  const input = { item: ember(), wish: '' };
  const { requestId } = generatedPicture;
  const offer = { status: 'finished', kind: 'portrait', requestId, input, generated: generatedPicture } as const;
  let unfinished = [offer];
  const discard = vi.fn(async () => void (unfinished = []));
  renderPortrait(ember(), { generation: { listUnfinished: async () => unfinished, discard }, lock: fakeLock('4071') });
  await screen.findByRole('heading', { name: 'Ember is painted' });
  press('Discard it and choose again');
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  expect(discard).not.toHaveBeenCalled();
  for (const name of ['4', '0', '7', '1', 'Open']) fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeTruthy();
  expect(discard).toHaveBeenCalledExactlyOnceWith(requestId);
});

test('a portrait still generating after a reload is awaited and saved', async () => {
  const input = { item: ember(), wish: '' };
  const { requestId } = generatedPicture;
  const offer = { status: 'finished', kind: 'portrait', requestId, input, generated: generatedPicture } as const;
  const running = {
    status: 'running',
    kind: 'portrait',
    requestId,
    itemId: 'ember',
  } as const;
  let finish = (): void => undefined;
  renderPortrait(ember(), {
    characters: { savePicture: async () => emberWithNewPortrait },
    generation: {
      listUnfinished: async () => [running],
      finish: () => new Promise((resolve) => (finish = () => resolve(offer))),
    },
  });
  await screen.findByRole('heading', { name: 'Ember is being painted' });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  act(() => finish());
  expect(await sentence('Image generated and saved successfully!')).toBeTruthy();
});

test('a portrait still generating after a reload can be cancelled', async () => {
  const running = {
    status: 'running',
    kind: 'portrait',
    requestId: generatedPicture.requestId,
    itemId: 'ember',
  } as const;
  renderPortrait(ember(), {
    generation: {
      listUnfinished: vi.fn(async () => [] as UnfinishedWork[]).mockResolvedValueOnce([running]),
      finish: (_requestId, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new GenerationCancelled()))),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await sentence('Canceled. Nothing was counted.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Generate Image' })).toBeTruthy();
});

test('regenerating a portrait on Free asks to upgrade, opens /subscription and generates nothing', async () => {
  const generatePicture = vi.fn(() => NEVER);
  renderPortrait(emberWithNewPortrait, { characters: { generatePicture } });
  press('Generate a new portrait');
  expect(await sentence('Please upgrade to regenerate character images')).toBeTruthy();
  expect(await sentence('Now at /subscription')).toBeTruthy();
  expect(generatePicture).not.toHaveBeenCalled();
});

test('the portrait step says that today’s picture allowance is used up', async () => {
  renderPortrait(ember(), { usage: usageOf('free', { picturesToday: { taken: 3, limit: 3, per: 'day' } }) });
  expect(await sentence('You have used all 3 pictures for now.')).toBeTruthy();
});

test('a plan without regeneration shows one line instead of the style form', async () => {
  renderPortrait(emberWithNewPortrait, {});
  expect(await sentence('Repainting comes with Pro and Unlimited.')).toBeTruthy();
  expect(screen.queryByText('Try another style')).toBeNull();
});

test('the link to the story generator is directly below a finished portrait, with the style form collapsed', async () => {
  renderPortrait(emberWithNewPortrait, { usage: usageOf('pro_monthly') });
  expect(screen.getByRole('link', { name: 'Put Ember in a story Go Back to Story Generation' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try another style' }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('button', { name: 'Something’s not right' }).getAttribute('aria-expanded')).toBe('false');
});

test('a typed change request survives navigation', () => {
  const fakes: FakeServices = { usage: usageOf('pro_monthly') };
  renderPortrait(emberWithNewPortrait, fakes);
  fireEvent.change(screen.getByLabelText(/^Details/), { target: { value: 'A paper boat' } });
  cleanup();
  renderPortrait(emberWithNewPortrait, fakes);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Details/).value).toBe('A paper boat');
});

test('regenerating a portrait on a paid plan is reported as an update', async () => {
  renderPortrait(emberWithNewPortrait, {
    characters: { generatePicture: async () => generatedPicture, savePicture: async () => emberWithNewPortrait },
    usage: usageOf('pro_monthly'),
  });
  press('Generate a new portrait');
  expect(await sentence('Character image updated successfully!')).toBeTruthy();
});

test('a requested change applies to the next portrait', async () => {
  const generatePicture = vi.fn(async () => generatedPicture);
  renderPortrait(emberWithNewPortrait, {
    characters: { generatePicture, savePicture: async () => emberWithPortrait('new.webp', 'hung.webp') },
    usage: usageOf('pro_monthly'),
  });
  press('Something’s not right');
  press('Too scary');
  press('Generate a new portrait');
  expect(await sentence('Character image updated successfully!')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledExactlyOnceWith(
    { item: expect.objectContaining({ id: 'ember' }), wish: 'Too scary.' },
    expect.anything(),
  );
});

test('each of the five style groups shows samples of its four styles', () => {
  renderPortrait(ember(), {});
  for (const group of ['Anime', 'Cartoon', 'Realistic', 'Fantasy', 'Digital']) {
    fireEvent.click(screen.getByRole('radio', { name: group }));
    const styles = within(screen.getByRole('radiogroup', { name: `${group} style` })).getAllByRole('radio');
    expect(styles).toHaveLength(4);
    expect(styles.filter((style) => style instanceof HTMLInputElement && style.checked)).toHaveLength(1);
  }
  expect(document.querySelectorAll('img[src^="/art/styles/portrait-digital-"]')).toHaveLength(4);
});

test('an earlier portrait can become the main image', async () => {
  const emberWithTwoPortraits = emberWithPortrait('new.webp', 'old.webp');
  const chooseMainImage = vi.fn(async (character: Character, url: string) => ({
    ...character,
    mainImage: url,
    imageUrl: url,
  }));
  renderPortrait(emberWithTwoPortraits, { characters: { chooseMainImage } });
  fireEvent.click(screen.getByRole('button', { name: 'Portrait 1' }));
  expect(await sentence('Main image updated successfully')).toBeTruthy();
  expect(chooseMainImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'old.webp');
});

test('a portrait that fails to load is reported once and can be retried', () => {
  renderPortrait(emberWithNewPortrait, {});
  fireEvent.error(screen.getByAltText('Ember, a brave and stubborn fire dragon'));
  expect(screen.getAllByText('Failed to load image')).toHaveLength(2);
  press('Retry');
  expect(screen.getByAltText('Ember, a brave and stubborn fire dragon')).toBeTruthy();
});
