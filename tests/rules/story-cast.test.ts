import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import type { PlanId } from '@talelantern/domain/subscriptions/plans';
import { describe, it } from 'vitest';
import { castOf, pictureAddress, picturePath, planFields, type Fields } from '../support/documents.ts';
import { signUp } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const places = (size: number): Fields[] =>
  Array.from({ length: size }, (_, index) => ({
    name: `Place ${index}`,
    imagePath: null,
    imageUrl: null,
  }));

describe('how many characters play in a story', () => {
  const limits: [PlanId, number][] = [
    ['free', 2],
    ['pro_monthly', 4],
    ['pro_yearly', 4],
    ['unlimited_monthly', LIMITS.listEntries],
    ['unlimited_yearly', LIMITS.listEntries],
  ];
  it.each(limits)('B10: %s: %d', async (plan, limit) => {
    const family = await signUp(planFields(plan));
    await denied(family.saveStory({ fields: { characters: castOf(limit + 1) } }));
    await denied(family.saveStory({ fields: { characters: [] } }));
    await allowed(family.saveStory({ fields: { characters: castOf(limit) } }));
  });

  it('may all be related to each other, as many as a list takes', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    const related = (size: number): Fields => ({
      characters: castOf(LIMITS.listEntries),
      settings: {
        length: 'epic',
        customElements: '',
        nextIdeas: Array.from({ length: LIMITS.ideas }, () => ({ title: 'A', line: 'B.', picture: 'moon' })),
      },
      relationships: Array.from({ length: size }, () => ({
        fromCharacterId: 'c0',
        toCharacterId: 'c1',
        type: 'Friend',
        details: 'since the great storm',
      })),
    });
    await denied(family.saveStory({ fields: related(LIMITS.listEntries + 1) }));
    await allowed(family.saveStory({ fields: related(LIMITS.listEntries) }));
  });

  it('counts places with them towards the longest list', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    await denied(family.saveStory({ fields: { characters: castOf(10), locations: places(11) } }));
    await allowed(family.saveStory({ fields: { characters: castOf(10), locations: places(10) } }));
  });

  it.each(['characters', 'locations'])(
    'D18: refuses pictures of another family in %s, wherever they stand',
    async (list) => {
      const [family, victim] = [await signUp(planFields('unlimited_monthly')), await signUp()];
      const withPicture = (at: number, fields: Fields): Fields => ({
        characters: castOf(10),
        [list]: castOf(10).map((entry, index) => (index === at ? { ...entry, ...fields } : entry)),
      });
      for (let at = 0; at < 10; at += 1) {
        await denied(family.saveStory({ fields: withPicture(at, { imagePath: picturePath(victim.uid) }) }));
        const imageUrl = pictureAddress(picturePath(victim.uid));
        await denied(family.saveStory({ fields: withPicture(at, { imageUrl }) }));
      }
      await denied(family.saveStory({ fields: withPicture(3, { imageUrl: 'https://tracker.test/a.png' }) }));
      const imagePath = picturePath(family.uid);
      const own = { imagePath, imageUrl: pictureAddress(imagePath) };
      await allowed(family.saveStory({ fields: withPicture(3, own) }));
    },
  );

  it.each([0, 10])('C6: caps where the pictures of ten lie, from place %d on', async (at) => {
    const family = await signUp(planFields('unlimited_monthly'));
    const pathOf = (length: number): string =>
      picturePath(family.uid, 'x'.repeat(length - picturePath(family.uid, '').length));
    const withPath = (length: number): Fields => ({
      characters: castOf(20).map((entry, index) => (index === at ? { ...entry, imagePath: pathOf(length) } : entry)),
    });
    await denied(family.saveStory({ fields: withPath(10 * (LIMITS.path + LIMITS.address + 2)) }));
    await allowed(family.saveStory({ fields: withPath(LIMITS.path) }));
  });

  it('D18: checks the pictures of all twenty', async () => {
    const [family, victim] = [await signUp(planFields('unlimited_monthly')), await signUp()];
    const imagePath = picturePath(family.uid);
    const full = castOf(20).map((entry) => ({ ...entry, imagePath, imageUrl: pictureAddress(imagePath) }));
    for (let at = 10; at < 20; at += 1) {
      const characters = full.map((entry, index) =>
        index === at ? { ...entry, imagePath: picturePath(victim.uid) } : entry,
      );
      await denied(family.saveStory({ fields: { characters } }));
    }
    await allowed(family.saveStory({ fields: { characters: full } }));
  });
});
