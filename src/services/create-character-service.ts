import { readAppearance, type Character, type CharacterFields } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { characterProblem, type CharacterDraft } from '@talelantern/domain/characters/character-form';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { effectivePlan, LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import { createCharacterReader, type CharacterReaderDependencies } from './create-character-reader.ts';
import { createPortraits, type PortraitDependencies } from './portraits.ts';
import type { ServerClock } from './ports/server-clock.ts';
import type { ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';
import { SAVE_CHARACTER_FAILED, UPDATE_CHARACTER_FAILED, type CharacterService } from './character-service.ts';

interface CharacterDependencies extends PortraitDependencies, CharacterReaderDependencies {
  profile: ProfileKeeper;
  clock: ServerClock;
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
  const { uid, characters, profile, clock, now } = dependencies;
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

  /** Another tab may have taken the last place a moment ago; the rules only say no. */
  async function explain(error: unknown): Promise<never> {
    if (!isAppError(error)) throw error;
    await assertRoomForOneMore();
    throw new AppError('internal', SAVE_CHARACTER_FAILED, { cause: error });
  }

  return {
    ...createCharacterReader(dependencies),
    ...createPortraits(dependencies),

    async create(draft) {
      const fields = toFields(draft);
      return withSentence(SAVE_CHARACTER_FAILED, async () => {
        const wanted = JSON.stringify(fields);
        const id = unsure?.fields === wanted ? unsure.id : characters.newId();
        const alreadySaved = unsure?.id === id ? await characters.find(id) : null;
        if (!alreadySaved) {
          await assertRoomForOneMore();
          unsure = { fields: wanted, id };
          await characters.create(id, fields).catch(explain);
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
  };
}
