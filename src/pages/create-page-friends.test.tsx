import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ember } from '../features/characters/character-fakes.ts';
import type { PlanUsage } from '../services/plans/usage-service.ts';
import { usageOf } from '../testing/fake-services.ts';
import { findTile, mainButton, pick, renderCreate } from './create-page-scene.tsx';

const family = [ember({ id: 'mo', name: 'Mo' }), ember({ id: 'stored' })];

/** The usage of a plan with two characters, `taken` of which are stored. */
const usageWith = (taken: number) => usageOf('free', { characters: { taken, limit: 2, per: 'total' } });

const namesOfTiles = () =>
  within(screen.getByRole('group', { name: 'Choose characters' }))
    .getAllByRole('button')
    .map(({ textContent }) => ['Mo', 'Ember', 'Pip', 'Lyra'].find((name) => textContent?.includes(name)));

const isChosen = (name: string) =>
  screen.queryByRole('button', { name: new RegExp(`^${name}`), pressed: true }) !== null;

test('a family is offered the ready-made friends that it does not have, after its own characters', async () => {
  renderCreate({ family, isFolded: true, usage: usageWith(1) });
  await findTile('Pip');
  expect(namesOfTiles()).toEqual(['Mo', 'Ember', 'Pip', 'Lyra']);
  await pick('Lyra');
  expect(namesOfTiles()).toEqual(['Mo', 'Ember', 'Pip', 'Lyra']);
  expect(isChosen('Lyra')).toBe(true);
});

test('ready-made friends fill the tiles that the family’s own characters leave free', async () => {
  renderCreate({ family: [...family, ...['a', 'b', 'c'].map((id) => ember({ id, name: 'Mo' }))], isFolded: true });
  await findTile('Pip');
  expect(namesOfTiles()).toEqual(['Mo', 'Ember', 'Mo', 'Mo', 'Mo', 'Pip']);
});

test('no friends are offered to a family with characters whose plan has no room for one', async () => {
  renderCreate({ family, isFolded: true, usage: usageWith(2) });
  await findTile('Mo');
  expect(namesOfTiles()).toEqual(['Mo', 'Ember']);
});

test('a friend is offered only once all characters are loaded, because the family may have a character of that name', async () => {
  renderCreate({ family, isFolded: true, hasMore: true });
  await findTile('Mo');
  expect(namesOfTiles()).toEqual(['Mo', 'Ember']);
});

test('the tiles of a family appear together, once it is known whether friends follow', async () => {
  const usage = Promise.withResolvers<PlanUsage>();
  renderCreate({ family, isFolded: true, usage: () => usage.promise });
  await screen.findByText('Loading your characters');
  expect(screen.queryByRole('group', { name: 'Choose characters' })).toBeNull();
  usage.resolve(usageWith(1));
  await findTile('Mo');
  expect(namesOfTiles()).toEqual(['Mo', 'Ember', 'Pip', 'Lyra']);
});

test('while the tiles of a family are loading, there are as many placeholders as tiles on its last visit', async () => {
  const loading = { family, isFolded: true, usage: () => new Promise<never>(() => undefined) };
  const placeholders = (container: Element): number => container.querySelectorAll('.skeletons-heroes > div').length;
  expect(placeholders(renderCreate(loading).container)).toBe(3);
  cleanup();
  renderCreate({ ...loading, usage: usageWith(1) });
  await findTile('Pip');
  cleanup();
  expect(placeholders(renderCreate(loading).container)).toBe(4);
});

test('if the plan has room for one friend, choosing a second shows a reason with a link to the plans', async () => {
  renderCreate({ family: [ember()], isFolded: true, usage: usageWith(1) });
  await pick('Pip');
  await pick('Lyra');
  expect(isChosen('Lyra')).toBe(false);
  expect(screen.getByText('You have used both characters in your plan.')).toBeTruthy();
  await pick('Pip');
  await pick('Lyra');
  expect(isChosen('Lyra')).toBe(true);
  await pick('Pip');
  fireEvent.click(screen.getByRole('button', { name: 'See the plans' }));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
  expect(screen.getByText(JSON.stringify({ reached: 'characters' }))).toBeTruthy();
});

const price = () => within(screen.getByLabelText('Your story')).getByText(/^Uses 1 of your 2 stories/).textContent;

test('the line beside the button says how many characters of the plan the chosen friends take', async () => {
  renderCreate({ family: [], isFolded: true, usage: usageWith(0) });
  await pick('Ember');
  await screen.findAllByText(/^Uses 1 of your 2 stories/);
  expect(price()).toBe(
    'Uses 1 of your 2 stories this month. Ember takes 1 of the 2 places for characters in your plan.',
  );
  await pick('Pip');
  expect(price()).toBe(
    'Uses 1 of your 2 stories this month. Ember and Pip take both places for characters in your plan. You can make room again later.',
  );
});

test('the line beside the button does not mention places for characters that are stored, or on a plan without a limit', async () => {
  renderCreate({ family, isFolded: true, usage: usageWith(1) });
  await pick('Mo');
  expect(price()).toBe('Uses 1 of your 2 stories this month.');
  cleanup();
  renderCreate({ family: [], isFolded: true, usage: usageOf('pro_monthly') });
  await pick('Ember');
  await screen.findAllByText(/^Uses 1 of your 15 stories this month\.$/);
});

/** Opens 'Surprise me' for a family without characters, and returns the names of the drawn friends. */
async function drawFriends(usage: PlanUsage | (() => Promise<PlanUsage>)): Promise<string[]> {
  cleanup();
  renderCreate({ family: [], isFolded: true, usage });
  await findTile('Ember');
  fireEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
  const offer = within(await screen.findByRole('dialog', { name: 'How about this one?' }));
  const names = offer.getByText(/^(?:Ember|Pip|Lyra)(?: and (?:Ember|Pip|Lyra))*$/).textContent ?? '';
  return names.split(' and ');
}

test('“Surprise me” draws as many friends as leave the plan room for one more character', async () => {
  expect(await drawFriends(usageWith(0))).toHaveLength(1);
  expect(await drawFriends(usageWith(1))).toHaveLength(1);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(await drawFriends(usageOf('pro_yearly', { characters: { taken: 45, limit: 48, per: 'total' } }))).toHaveLength(
    2,
  );
  expect(await drawFriends(usageOf('pro_monthly'))).toHaveLength(2);
});

test('“Surprise me” waits for the usage, which says how many characters the plan allows', async () => {
  const usage = Promise.withResolvers<PlanUsage>();
  renderCreate({ family: [], isFolded: true, usage: () => usage.promise });
  await findTile('Ember');
  fireEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
  await screen.findByRole('button', { name: 'Surprise me', busy: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  usage.resolve(usageWith(0));
  await screen.findByRole('dialog', { name: 'How about this one?' });
});

test('no friend is stored if the plan has no room for all of them, and the plans say so', async () => {
  const create = vi.fn(async () => ember());
  const current = vi.fn<() => Promise<PlanUsage>>().mockRejectedValueOnce(new AppError('internal', 'No answer'));
  current.mockResolvedValue(usageWith(1));
  renderCreate({ family: [], isFolded: true, usage: current, create });
  await pick('Ember');
  await pick('Pip');
  fireEvent.click(mainButton());
  await screen.findByText('Now at /subscription');
  expect(screen.getByText(JSON.stringify({ reached: 'characters' }))).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('the friends are stored if the plan has room for all of them', async () => {
  const create = vi.fn(async () => Promise.reject(new AppError('internal', 'No answer')));
  renderCreate({ family: [], isFolded: true, usage: usageWith(0), create });
  await pick('Ember');
  await pick('Pip');
  fireEvent.click(mainButton());
  await waitFor(() => expect(create).toHaveBeenCalled());
});

test('a friend whose response was lost is sent again under its id, although it filled the plan', async () => {
  const ids: string[] = [];
  const create = async ({ id }: { id: string }) => {
    ids.push(id);
    throw new AppError('internal', 'No answer');
  };
  const askedFull = vi.fn();
  const current = async () => {
    if (ids.length > 0) askedFull();
    return usageWith(ids.length + 1);
  };
  renderCreate({ family: [ember()], isFolded: true, usage: current, create });
  await pick('Pip');
  fireEvent.click(mainButton());
  await waitFor(() => expect(ids).toHaveLength(1));
  await waitFor(() => expect(askedFull).toHaveBeenCalled());
  await screen.findByText(/Your choices are still here/);
  fireEvent.click(mainButton());
  await waitFor(() => expect(ids).toEqual([ids[0], ids[0]]));
  expect(screen.queryByText('Now at /subscription')).toBeNull();
});
