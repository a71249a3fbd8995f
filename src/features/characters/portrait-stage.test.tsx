// @vitest-environment happy-dom
import type { Character } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../ui/notify.ts';
import { CharacterCreator } from './character-creator.tsx';
import { ember, painted, paintedEmber } from './character-fakes.ts';
import { usageOf, type FakeServices } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const hung = paintedEmber('hung.webp');

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

test('the price stands beside the button, and the first portrait is hung with its own sentence', async () => {
  const { onSaved } = renderPortrait(ember(), {
    characters: { generatePicture: async () => painted, savePicture: async () => hung },
  });
  expect(await sentence('Uses 1 of your 12 pictures this month.')).toBeTruthy();
  press('Generate Image');
  expect(await sentence('Image generated and saved successfully!')).toBeTruthy();
  expect(onSaved).toHaveBeenLastCalledWith(hung);
  expect(screen.getByRole('heading', { name: 'Here she is. Meet Ember.' })).toBeTruthy();
});

test('while painting the steps are named, Cancel is there, and focus is on the heading', async () => {
  renderPortrait(ember(), { characters: { generatePicture: () => new Promise(() => undefined) } });
  press('Generate Image');
  const heading = await screen.findByRole('heading', { name: 'Ember is being painted' });
  expect(document.activeElement).toBe(heading.closest('[tabindex="-1"]'));
  expect(screen.getByRole('list', { name: 'Painting Ember' }).textContent).toContain('Mixing crimson');
  press('Cancel');
  expect(screen.getByRole('button', { name: 'Asking the painter to stop…' })).toBeTruthy();
});

test('a failure is told with what was kept, and Generate Image is there again', async () => {
  const error = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.');
  renderPortrait(ember(), { characters: { generatePicture: () => Promise.reject(error) } });
  press('Generate Image');
  expect(await screen.findAllByText(error.message)).toHaveLength(2);
  expect(screen.getByText('Ember and what you chose are kept. A failure is never counted.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Generate Image' })).toBeTruthy();
});

test('a picture that could not be saved is offered again and never painted twice', async () => {
  const generatePicture = vi.fn(async () => painted);
  const savePicture = vi
    .fn(async () => hung)
    .mockRejectedValueOnce(new AppError('internal', 'Failed to update character image'));
  renderPortrait(ember(), { characters: { generatePicture, savePicture, find: async () => ember() } });
  press('Generate Image');
  await screen.findByRole('button', { name: 'Save this portrait' });
  expect(screen.queryByRole('button', { name: 'Generate Image' })).toBeNull();
  press('Save this portrait');
  expect(await sentence('Image generated and saved successfully!')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledOnce();
});

test('a picture finished before a reload is offered, and can be put away', async () => {
  const offer = { kind: 'portrait', requestId: painted.requestId, item: ember(), picture: painted } as const;
  let unfinished = [{ status: 'finished', ...offer } as const];
  const discard = vi.fn(async () => void (unfinished = []));
  renderPortrait(ember(), { generation: { listUnfinished: async () => unfinished, discard } });
  await screen.findByRole('heading', { name: 'Ember is painted' });
  press('Put it away and choose again');
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeTruthy();
  expect(discard).toHaveBeenCalledExactlyOnceWith(painted.requestId);
});

test('a painting that still runs after a reload is waited for and hung', async () => {
  const offer = { kind: 'portrait', requestId: painted.requestId, item: ember(), picture: painted } as const;
  const running = {
    status: 'running',
    kind: 'portrait',
    requestId: painted.requestId,
    itemId: 'ember',
  } as const;
  let finish = (): void => undefined;
  renderPortrait(ember(), {
    characters: { savePicture: async () => hung },
    generation: {
      listUnfinished: async () => [running],
      waitFor: () => new Promise((resolve) => (finish = () => resolve(offer))),
    },
  });
  await screen.findByRole('heading', { name: 'Ember is being painted' });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  act(() => finish());
  expect(await sentence('Image generated and saved successfully!')).toBeTruthy();
});

test('painting again on Free asks to upgrade and leads to the plans', async () => {
  renderPortrait(hung, {});
  press('Generate a new portrait');
  expect(await sentence('Please upgrade to regenerate character images')).toBeTruthy();
  expect(await sentence('Now at /subscription')).toBeTruthy();
});

test('the day says so once its pictures are used', async () => {
  renderPortrait(ember(), { usage: usageOf('free', { picturesToday: { taken: 3, limit: 3, per: 'day' } }) });
  expect(await sentence('All 3 pictures today are used.')).toBeTruthy();
});

test('what is wished for but not painted yet is still there on the way back', async () => {
  renderPortrait(hung, {});
  fireEvent.change(screen.getByLabelText(/^Details/), { target: { value: 'A paper boat' } });
  press('Generate a new portrait');
  await sentence('Now at /subscription');
  cleanup();
  renderPortrait(hung, {});
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Details/).value).toBe('A paper boat');
});

test('painting again on a paid plan is told as an update', async () => {
  renderPortrait(hung, {
    characters: { generatePicture: async () => painted, savePicture: async () => hung },
    usage: usageOf('pro_monthly'),
  });
  press('Generate a new portrait');
  expect(await sentence('Character image updated successfully!')).toBeTruthy();
});

test('what is not right about the hero is painted differently', async () => {
  const generatePicture = vi.fn(async () => painted);
  renderPortrait(hung, {
    characters: { generatePicture, savePicture: async () => paintedEmber('new.webp', 'hung.webp') },
    usage: usageOf('pro_monthly'),
  });
  press('Not my hero');
  press('Too scary');
  press('Generate a new portrait');
  expect(await sentence('Character image updated successfully!')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'ember' }),
    expect.objectContaining({ wish: 'Too scary.' }),
  );
});

test('each of the five groups shows its four styles by samples', () => {
  renderPortrait(ember(), {});
  for (const group of ['Anime', 'Cartoon', 'Realistic', 'Fantasy', 'Digital']) {
    fireEvent.click(screen.getByRole('radio', { name: group }));
    const styles = within(screen.getByRole('radiogroup', { name: `${group} style` })).getAllByRole('radio');
    expect(styles).toHaveLength(4);
    expect(styles.filter((style) => style instanceof HTMLInputElement && style.checked)).toHaveLength(1);
  }
  expect(document.querySelectorAll('img[src^="/art/styles/portrait-digital-"]')).toHaveLength(4);
});

test('an earlier portrait becomes the main image', async () => {
  const two = paintedEmber('new.webp', 'old.webp');
  const chooseMainImage = vi.fn(async (character: Character, url: string) => ({
    ...character,
    mainImage: url,
    imageUrl: url,
  }));
  renderPortrait(two, { characters: { chooseMainImage } });
  fireEvent.click(screen.getByRole('radio', { name: 'Portrait 1' }));
  expect(await sentence('Main image updated successfully')).toBeTruthy();
  expect(chooseMainImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'old.webp');
});

test('a picture that cannot be loaded is told once and can be tried again', () => {
  renderPortrait(hung, {});
  fireEvent.error(screen.getByAltText('Ember, a brave and stubborn fire dragon'));
  expect(screen.getAllByText('Failed to load image')).toHaveLength(2);
  press('Retry');
  expect(screen.getByAltText('Ember, a brave and stubborn fire dragon')).toBeTruthy();
});
