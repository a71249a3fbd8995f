import { expect, it } from 'vitest';
import { createFirestoreUserDocuments } from '../../functions/src/families/adapters/firestore-user-documents.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily } from './support/family.ts';
import { storeStory } from './support/shared-items.ts';

const position = (paragraph: number) => ({ part: 0, paragraph });

it('the reading positions of a deleted child are removed from all stories of the family', async () => {
  const [family, others] = [await createFamily(), await createFamily()];
  const readingPlaces = { 'child-1': position(1), 'child-2': position(2), parents: position(3) };
  const stories = [
    await storeStory(family, { readingPlaces, readingPlace: position(4) }),
    await storeStory(family, { readingPlaces: { 'child-1': position(5) } }),
    await storeStory(family),
    await storeStory(others, { readingPlaces }),
  ];
  const unread = await storedFields(`stories/${stories[2]}`);

  await createFirestoreUserDocuments(adminFirestore()).deleteReadingPositions(family.uid, 'child-1');
  const [shared, own, untouched, foreign] = await Promise.all(stories.map((id) => storedFields(`stories/${id}`)));
  expect(shared).toMatchObject({ readingPlace: position(4) });
  expect(shared?.['readingPlaces']).toEqual({ 'child-2': position(2), parents: position(3) });
  expect(own?.['readingPlaces']).toEqual({});
  expect(untouched).toEqual(unread);
  expect(foreign?.['readingPlaces']).toEqual(readingPlaces);
});
