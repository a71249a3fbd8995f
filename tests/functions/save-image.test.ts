import { describe, expect, it } from 'vitest';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';
import { pictureAt, PROMPT, putPicture, savedPicture } from './support/portraits.ts';

describe('saveImageToStorage', () => {
  const painter = useFunction('generateImage');
  const underTest = useFunction('saveImageToStorage');
  const paint = async (family: Family) => savedPicture(await painter.call(family, { prompt: PROMPT })).imageUrl;
  const save = (family: Family, imageUrl: string, characterId: string) =>
    underTest.call(family, { imageUrl, characterId, userId: family.uid });

  it('R9: copies a painted picture and its thumbnail to the character, under a token of their own', async () => {
    const family = await createFamily();
    const characterId = await storeCharacter(family);
    const painted = await paint(family);
    const { imageUrl, imagePath } = savedPicture(await save(family, painted, characterId));
    expect(imagePath).toMatch(new RegExp(`^users/${family.uid}/characters/${characterId}/[\\w-]+\\.webp$`));
    expect(await pictureAt(imageUrl)).toMatchObject({ type: 'image/webp', width: 768, height: 1024 });
    expect(await pictureAt(imageUrl.replace('.webp?', '.thumb.webp?'))).toMatchObject({ width: 384, height: 512 });
    const tokenOf = (address: string) => new URL(address).searchParams.get('token');
    expect(tokenOf(imageUrl)).not.toBe(tokenOf(painted));
  });

  it('R10, R12: gives the same address however often it is asked, also once the character has the picture', async () => {
    const family = await createFamily();
    const characterId = await storeCharacter(family);
    const painted = await paint(family);
    const saved = await Promise.all([1, 2, 3].map(() => save(family, painted, characterId)));
    const [first] = saved.map(savedPicture);
    expect(saved.map(savedPicture)).toEqual([first, first, first]);
    await adminFirestore().doc(`characters/${characterId}`).update({ imagePath: first?.imagePath });
    expect(savedPicture(await save(family, painted, characterId))).toEqual(first);
  });

  it('B15: wants a paid plan for a second picture', async () => {
    const painted = { imagePath: 'users/x/characters/c1/p.webp' };
    const free = await createFamily();
    expect(await save(free, await paint(free), await storeCharacter(free, painted))).toMatchObject({
      status: 403,
      json: failure('plan_limit', 'Please upgrade to regenerate character images'),
    });
    const pro = await createFamily({ plan: 'pro_monthly' });
    savedPicture(await save(pro, await paint(pro), await storeCharacter(pro, painted)));
  });

  it('G5: refuses a character id that could lead elsewhere, and takes a plain one', async () => {
    const family = await createFamily();
    const painted = await paint(family);
    const invalidId = { status: 400, json: failure('invalid', 'Invalid character id') };
    for (const id of ['temp_7', '../x', 'a/b', '%2e%2e', '__x__', 'x'.repeat(2000)]) {
      expect(await save(family, painted, id)).toMatchObject(invalidId);
    }
    savedPicture(await save(family, painted, await storeCharacter(family)));
  });

  it('H4: refuses a character that is missing or another family’s', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    const painted = await paint(family);
    expect(await save(family, painted, 'nobody')).toMatchObject({
      status: 404,
      json: failure('not_found', 'Character not found'),
    });
    expect(await save(family, painted, await storeCharacter(other))).toMatchObject({ status: 403 });
  });

  it('refuses a family that was switched off', async () => {
    const family = await createFamily();
    const painted = await paint(family);
    await adminFirestore().doc(`users/${family.uid}`).update({ disabled: true });
    expect(await save(family, painted, await storeCharacter(family))).toMatchObject({
      status: 401,
      json: failure('unauthenticated', 'User must be authenticated to upload images'),
    });
  });

  it('I2, I3, I4, I7: takes no address but that of the family’s own picture', async () => {
    const [family, victim] = await Promise.all([createFamily(), createFamily()]);
    const characterId = await storeCharacter(family);
    const [own, foreign] = await Promise.all([paint(family), paint(victim)]);
    await putPicture(`users/${family.uid}/generated/left-here.webp`);
    const own_ = new URL(own);
    const addresses = [
      foreign,
      own.replace(family.uid, victim.uid),
      own.replace(
        encodeURIComponent(`users/${family.uid}`),
        encodeURIComponent(`users/${family.uid}/../${victim.uid}`),
      ),
      own.replace(/generated%2F[\w-]+\.webp/, 'generated%2Fleft-here.webp'),
      own.replace(/token=[\w-]+/, 'token=guessed'),
      own.replace('.webp?', '.thumb.webp?'),
      own.replace('/b/', '/b/another-'),
      own.replace('http://', 'file://'),
      own.replace('http://', 'gopher://'),
      own.replace('http://', `http://storage.googleapis.com@`),
      `https://evil.test/?${own_.href}`,
      'https://evil.test/dragon.webp',
      'data:image/webp;base64,UklGRg==',
      'http://169.254.169.254/computeMetadata/v1/',
      'http://metadata.google.internal/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://①②⑦.⓪.⓪.①/',
      'http://localhost.:22/',
      '',
    ];
    for (const address of addresses) {
      expect(await save(family, address, characterId), address).toMatchObject({
        status: 400,
        json: { error: { code: 'invalid', message: 'Image address not allowed', field: 'imageUrl' } },
      });
    }
    savedPicture(await save(family, own, characterId));
  });
});
