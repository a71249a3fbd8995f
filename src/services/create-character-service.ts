import { readAppearance, type Character, type CharacterFields } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { characterProblem, type CharacterDraft } from '@talelantern/domain/characters/character-form';
import { AppError } from '@talelantern/domain/errors/app-error';
import { createItemStore } from './counted-items.ts';
import { createCharacterReader, type CharacterReaderDependencies } from './create-character-reader.ts';
import { NO_PICTURE } from './no-picture.ts';
import { createPortraits, type PortraitDependencies } from './portraits.ts';
import type { ServerClock } from './ports/server-clock.ts';
import type { ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';
import { SAVE_CHARACTER_FAILED, UPDATE_CHARACTER_FAILED, type CharacterService } from './character-service.ts';

interface CharacterDependencies extends PortraitDependencies, Omit<CharacterReaderDependencies, 'characters'> {
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

  const store = createItemStore<CharacterFields, Character>({
    repository: characters,
    profile,
    clock,
    ownedBy: (family) => family.charactersTotal,
    allowedBy: (limits) => limits.charactersTotal,
    toItem: (id, fields) => ({
      ...fields,
      ...NO_PICTURE,
      id,
      userId: uid,
      sharing: null,
      createdAt: now(),
      updatedAt: now(),
    }),
    saveFailed: SAVE_CHARACTER_FAILED,
  });

  return {
    ...createCharacterReader(dependencies),
    ...createPortraits(dependencies),

    create: async (draft) => store(toFields(draft)),

    async update(character, changed) {
      const fields = toFields(changed);
      await withSentence(UPDATE_CHARACTER_FAILED, () => characters.update(character.id, fields));
      return { ...character, ...fields, updatedAt: now() };
    },
  };
}
