import { expect, it } from 'vitest';
import { createFirestoreFamilies } from '../../functions/src/families/adapters/firestore-families.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, storeChild } from './support/family.ts';

it('real names of a family come from its child profiles and at most 200 story characters marked as real children', async () => {
  const [some, many] = [await createFamily(), await createFamily()];
  for (const [{ uid }, count] of [
    [some, 200],
    [many, 201],
  ] as const) {
    const batch = adminFirestore().batch();
    for (let index = 0; index < count; index += 1)
      batch.create(adminFirestore().collection('characters').doc(), {
        userId: uid,
        realChild: true,
        name: `Quillon ${index}`,
      });
    await batch.commit();
    await storeChild({ uid }, { nickname: 'Zephyrine' });
  }
  const families = createFirestoreFamilies(adminFirestore());
  for (const { uid } of [some, many]) {
    const { realNames } = await families.safetyOf(uid, null);
    expect(realNames).toHaveLength(201);
    expect(realNames).toContain('Zephyrine');
  }
});
