import {
  EMPTY_ADVANCED_FEATURES,
  readAppearance,
  type Character,
  type CharacterFields,
} from '@talelantern/domain/characters/character';
import { characterProblem, type CharacterDraft } from '@talelantern/domain/characters/character-form';
import { AppError } from '@talelantern/domain/errors/app-error';
import { effectivePlan, LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import type { GenerationOptions } from './generation-options.ts';
import type { HeldDeletion, HeldDeletions } from './held-deletion.ts';
import type { Page, PageCursor } from './page.ts';
import { createPortraits, type PortraitDependencies } from './portraits.ts';
import type { ServerClock } from './ports/server-clock.ts';
import type { ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';

/** A portrait that has been painted and waits to be saved to its character. */
export interface PaintedPortrait {
  requestId: string;
  characterId: string;
  imageUrl: string;
  prompt: string;
}

/** The family's characters. Every failure is an AppError with the sentence to show. */
export interface CharacterService {
  /** A page of 20, newest first; characters whose deletion is held back are left out. 'Failed to fetch character'. */
  list: (cursor?: PageCursor | null) => Promise<Page<Character>>;
  /** Null when there is none with this id (or it is somebody else's, or cannot be read). 'Failed to fetch character'. */
  find: (id: string) => Promise<Character | null>;
  /** Checks and saves. `invalid` with `field` for a wrong draft, `plan_limit`, or 'Failed to save character'. */
  create: (draft: CharacterDraft) => Promise<Character>;
  /** Changes what a family decides; picture and history stay. 'Failed to update character'. */
  update: (character: Character, fields: CharacterFields) => Promise<Character>;
  /** Deletes after ten seconds, unless undone; leaving the page carries it out (architecture §8). */
  deleteLater: (character: Character) => HeldDeletion;
  /** Paints a portrait (3:4). `wish`: what should be different this time. The caller checks canRegenerateImages. */
  generatePortrait: (character: Character, options?: GenerationOptions & { wish?: string }) => Promise<PaintedPortrait>;
  /** Moves the picture to its place and makes it the main image. May be called again after a failure. */
  savePortrait: (character: Character, portrait: PaintedPortrait) => Promise<Character>;
  /** Makes a picture of the history the main image. 'Failed to update main image'. */
  chooseMainImage: (character: Character, url: string) => Promise<Character>;
}

export const FETCH_CHARACTER_FAILED = 'Failed to fetch character';
export const SAVE_CHARACTER_FAILED = 'Failed to save character';
export const UPDATE_CHARACTER_FAILED = 'Failed to update character';
export const DELETE_CHARACTER_FAILED = 'Failed to delete character';

interface CharacterDependencies extends PortraitDependencies {
  profile: ProfileKeeper;
  clock: ServerClock;
  deletions: HeldDeletions;
}

/** The draft with everything that the family left open; checked before. */
function toFields(draft: CharacterDraft): CharacterFields {
  const problem = characterProblem(draft);
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
  return {
    name: (draft.name ?? '').trim(),
    type: draft.type ?? '',
    gender: draft.gender ?? 'female',
    personality: draft.personality ?? '',
    magicalPower: draft.magicalPower ?? null,
    role: draft.role ?? null,
    customDescription: (draft.customDescription ?? '').trim(),
    appearance: readAppearance(draft.appearance),
    advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, ...draft.advancedFeatures },
    realChild: draft.realChild ?? false,
  };
}

export function createCharacterService(dependencies: CharacterDependencies): CharacterService {
  const { uid, characters, profile, clock, deletions, now } = dependencies;
  /** A save whose outcome is not known: the same draft again must not become a second character. */
  let unsure: { fields: string; id: string } | null = null;

  const fromFields = (id: string, fields: CharacterFields): Character => ({
    ...fields,
    id,
    userId: uid,
    imageUrl: null,
    imagePath: null,
    cloudStorage: false,
    mainImage: null,
    imageHistory: [],
    generatedPrompt: null,
    sharing: null,
    createdAt: now(),
    updatedAt: now(),
  });

  async function assertRoomForOneMore(): Promise<void> {
    const family = await profile.get();
    const { charactersTotal } = effectivePlan(family, await clock.now()).limits;
    if (charactersTotal !== undefined && family.charactersTotal >= charactersTotal)
      throw new AppError('plan_limit', LIMIT_REACHED);
  }

  return {
    ...createPortraits(dependencies),

    list: (cursor = null) =>
      withSentence(FETCH_CHARACTER_FAILED, async () => {
        const page = await characters.list(cursor);
        return { ...page, items: page.items.filter(({ id }) => !deletions.isHeld({ kind: 'character', id })) };
      }),

    find: (id) => withSentence(FETCH_CHARACTER_FAILED, () => characters.find(id)),

    async create(draft) {
      const fields = toFields(draft);
      return withSentence(SAVE_CHARACTER_FAILED, async () => {
        const wanted = JSON.stringify(fields);
        const id = unsure?.fields === wanted ? unsure.id : characters.newId();
        const alreadySaved = unsure?.id === id ? await characters.find(id) : null;
        if (!alreadySaved) {
          await assertRoomForOneMore();
          unsure = { fields: wanted, id };
          await characters.create(id, fields);
        }
        unsure = null;
        return alreadySaved ?? fromFields(id, fields);
      });
    },

    async update(character, changed) {
      const fields = toFields(changed);
      await withSentence(UPDATE_CHARACTER_FAILED, () => characters.update(character.id, fields));
      return { ...character, ...fields, updatedAt: now() };
    },

    deleteLater: ({ id }) => deletions.hold({ kind: 'character', id }),
  };
}
