import type { Character } from '@talelantern/domain/characters/character';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { PAGE_STORAGE_KEYS } from '../config/page-storage-keys.ts';
import { ember } from '../features/characters/character-fakes.ts';
import { fakeAccount, unverified } from '../testing/fake-account.ts';
import type { FakeServices } from '../testing/fake-services.ts';
import { renderWithServices } from '../testing/render-with-services.tsx';
import type { CharacterService } from '../services/characters/character-service.ts';
import type { GenerationService } from '../services/generation/generation-service.ts';
import type { Services } from '../services/services.ts';
import type { StoryService } from '../services/stories/story-service.ts';
import { ChapterScreens } from './chapter-screens.tsx';
import { CreatePage } from './create-page.tsx';

export const pip = ember({ id: 'pip', name: 'Pip', role: null });

export const account = fakeAccount({ session: () => unverified });

interface Scene extends Pick<FakeServices, 'children' | 'locations' | 'usage'> {
  family?: Character[];
  stories?: Partial<StoryService>;
  generation?: Partial<GenerationService>;
  create?: CharacterService['create'];
  savePicture?: CharacterService['savePicture'];
  find?: Services['characters']['find'];
  search?: string;
  state?: object;
  /** Rendered beside the page, in its router. */
  beside?: ReactNode;
  /** Whether the family has another page of characters. */
  hasMore?: boolean;
  /** 'More choices' is open by default. */
  isFolded?: boolean;
}

export function renderCreate(scene: Scene = {}) {
  const { family = [ember(), pip], stories = {}, generation = {}, create, savePicture, find, ...others } = scene;
  const { search = '', state, beside, hasMore, isFolded, ...fakes } = others;
  const foldKey = PAGE_STORAGE_KEYS.moreChoices('family');
  if (isFolded) localStorage.removeItem(foldKey);
  else localStorage.setItem(foldKey, 'open');
  const services: FakeServices = {
    ...fakes,
    stories,
    generation,
    characters: {
      list: async () => ({ items: family, unreadable: [], next: hasMore ? {} : null }),
      find: async (id) => family.find((character) => character.id === id) ?? null,
      ...(create && { create }),
      ...(savePicture && { savePicture }),
      ...(find && { find }),
    },
  };
  const at = { pathname: PATHS.create, search, state };
  const layout = (
    <>
      <ChapterScreens />
      {beside}
    </>
  );
  return renderWithServices(<CreatePage />, services, account, { at, layout });
}

/** Shows the history entry, and a button that goes back. */
export function History() {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Key">{key}</output>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

export const mainButton = () => within(screen.getByLabelText('Your story')).getByRole('button');
export const choose = (name: string) =>
  fireEvent.click(screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input[type=radio]' }));
export const chooseLoaded = async (name: string) =>
  fireEvent.click(await screen.findByLabelText(new RegExp(`^${name}`), { selector: 'input[type=radio]' }));
export async function findTile(name: string): Promise<HTMLElement> {
  const [tile] = await screen.findAllByText(name, { selector: 'button *' });
  if (!tile) throw new Error(`There is no tile of ${name}`);
  return tile;
}
export const pick = async (name: string) => fireEvent.click(await findTile(name));

export async function chooseEverything() {
  await pick('Ember');
  await chooseLoaded('Adventure');
  await chooseLoaded('Treasure Hunt');
  choose('5-8');
}
