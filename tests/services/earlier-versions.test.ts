import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { dateItems } from '../../functions/src/sweeps/adapters/date-items.ts';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { useOwnProject } from '../support/test-cloud.ts';
import { signUpFamily } from './app-family.ts';

useOwnProject('demo-earlier-versions');

/** Documents of an earlier version, by how their date is stored. */
const DATES: Readonly<Record<string, object>> = {
  missing: {},
  null: { createdAt: null },
  text: { createdAt: '2024-05-01T10:00:00Z' },
  number: { createdAt: Date.UTC(2024, 4, 3) },
  stamp: { createdAt: Timestamp.fromMillis(Date.UTC(2024, 4, 2)) },
};

const FOX = 'Animal - Fur and Feather - Fox';

describe('characters of an earlier version', () => {
  it('characters of an earlier version are listed, by creation time in the store if they have no date', async () => {
    const { uid, characters } = await signUpFamily();
    for (const [name, date] of Object.entries(DATES))
      await adminFirestore()
        .doc(`characters/${uid}-${name}`)
        .set({ name, type: FOX, userId: uid, ...date });
    const listNames = async (): Promise<string[]> => (await characters.list(null)).items.map(({ name }) => name);
    // Firestore omits documents without the order field.
    expect(await listNames()).toHaveLength(Object.keys(DATES).length - 1);

    expect(await dateItems(adminFirestore())).toBe(4);
    expect(await listNames()).toEqual(['null', 'missing', 'number', 'stamp', 'text']);
    const { items } = await characters.list(null);
    expect(items[0]).toMatchObject({
      type: FOX,
      appearance: { height: 'average', build: 'normal', color: 'natural', distinguishingFeature: 'none' },
      sharing: null,
    });
  });
});
