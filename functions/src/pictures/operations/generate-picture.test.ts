import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it } from 'vitest';
import { unexpected } from '../../core/testing/unexpected.ts';
import type { GenerationRun } from '../../generation/operations/run-generation.ts';
import { FIT, NO_PICTURES } from '../testing/no-pictures.ts';
import {
  beginPicture,
  generatePicture,
  passageHashOf,
  type PictureDeps,
  type PictureSpec,
} from './generate-picture.ts';

const REFUSED = 'Not right for children';
const STORED = { imageUrl: 'https://storage.test/p.webp', imagePath: 'users/family/generated/r1.webp' };
const ENCODED = { picture: Buffer.from('picture'), thumbnail: Buffer.from('thumbnail') };

interface World {
  otherInputs?: readonly string[];
  isRetry?: boolean;
  /** Where an earlier attempt has left its picture. */
  left?: 'stored' | 'staged' | null;
  isPictureRejected?: boolean;
  isModerationUnavailable?: boolean;
  isStorageUnavailable?: boolean;
}

/** Generates a picture; returns what is done, in order. */
async function generate({
  otherInputs = [],
  isRetry = false,
  left = null,
  isPictureRejected = false,
  isModerationUnavailable = false,
  isStorageUnavailable = false,
}: World) {
  const calls: string[] = [];
  const deps: PictureDeps = {
    imageModel: {
      generate: async ({ safetyIdentifier }) => {
        calls.push(`generate for ${safetyIdentifier}`);
        return Buffer.from('generated');
      },
    },
    encodePicture: async () => ENCODED,
    moderator: {
      moderateTexts: async (moderated) => {
        calls.push(`moderate ${moderated.join(', ')}`);
        return moderated.map((text) => ({ scores: {}, flagged: text.includes('naked') ? ['sexual'] : [] }));
      },
      moderatePicture: async () => {
        if (isModerationUnavailable) throw new AppError('internal', 'Moderation is unavailable');
        calls.push('moderate the picture');
        return { scores: {}, flagged: isPictureRejected ? ['sexual'] : [] };
      },
    },
    pictures: {
      ...NO_PICTURES,
      find: async () => (left === 'stored' ? STORED : null),
      store: async (path) => {
        if (isStorageUnavailable) throw new Error('Storage is unavailable');
        calls.push(`store ${path}`);
        return STORED;
      },
    },
    pictureStaging: {
      find: async () => (left === 'staged' ? { ...ENCODED, passageHash: passageHashOf({}) } : null),
      keep: async ({ uid, requestId }) => void calls.push(`stage for ${uid} ${requestId}`),
      remove: async () => void calls.push('remove the staged picture'),
    },
    pseudonymOf: (uid) => `the pseudonym of ${uid}`,
    log: () => {},
  };
  const run: GenerationRun = {
    requestId: 'r1',
    isRetry,
    startProvider: async () => void calls.push('start'),
    isEconomy: false,
    meter: { beginCall: unexpected },
    doUnbilledWork: unexpected,
  };
  const spec = {
    prompt: 'Ember waves',
    otherInputs,
    shape: 'portrait',
    quality: 'medium',
    references: [],
    audience: 'family',
    messages: { refused: REFUSED, tooLarge: '', invalid: '' },
  } as const;
  const generated = await generatePicture(deps, 'family', run, spec).catch((failure: unknown) => failure);
  return { generated, done: calls };
}

const GENERATED = ['start', 'generate for the pseudonym of family', 'moderate the picture'];

it('a picture is moderated before and after it is generated, and stored below the family’s prefix', async () => {
  const { generated, done } = await generate({ otherInputs: ['in the harbour'] });
  expect(generated).toEqual(STORED);
  expect(done).toEqual(['moderate Ember waves, in the harbour', ...GENERATED, 'store users/family/generated/r1.webp']);
});

it('a picture with a disallowed text is not generated', async () => {
  const { generated, done } = await generate({ otherInputs: ['a naked king'] });
  expect(generated).toMatchObject({ code: 'refused', message: REFUSED });
  expect(done).toEqual(['moderate Ember waves, a naked king']);
});

it('a picture that is not fit is not stored', async () => {
  const { generated, done } = await generate({ isPictureRejected: true });
  expect(generated).toMatchObject({ code: 'refused', message: REFUSED });
  expect(done).toEqual(['moderate Ember waves', ...GENERATED]);
});

it('a generated picture is kept for the next attempt when Storage fails', async () => {
  const { generated, done } = await generate({ isStorageUnavailable: true });
  expect(generated).toMatchObject({ code: 'internal' });
  expect(done.at(-1)).toBe('stage for family r1');
});

it('a generated picture that cannot be moderated is not kept', async () => {
  const { generated, done } = await generate({ isModerationUnavailable: true });
  expect(generated).toMatchObject({ code: 'internal', message: 'Moderation is unavailable' });
  expect(done.at(-1)).toBe('generate for the pseudonym of family');
});

it('a picture of an earlier attempt is returned without generating another', async () => {
  expect(await generate({ isRetry: true, left: 'stored' })).toEqual({ generated: STORED, done: [] });
  const { generated, done } = await generate({ isRetry: true, left: 'staged' });
  expect(generated).toEqual(STORED);
  expect(done).toEqual(['store users/family/generated/r1.webp', 'remove the staged picture']);
  expect((await generate({ isRetry: true })).done).toContain('start');
});

it.each([
  ['of the passage is stored', 'Ember woke.', { imagePath: 'stored' }],
  ['of a passage that was rewritten since is removed, and another one is generated', 'Ember sang.', null],
])('a staged picture %s', async (_case, passage, expected) => {
  const calls: string[] = [];
  const staged = {
    picture: Buffer.from('scene'),
    thumbnail: Buffer.from('small'),
    passageHash: passageHashOf({ passage: 'Ember woke.' }),
  };
  const deps = {
    pictures: { find: async () => null, store: async () => ({ imagePath: 'stored' }) },
    pictureStaging: { find: async () => staged, remove: async () => calls.push('removed') },
    moderator: FIT,
  } as unknown as PictureDeps;
  const run = { requestId: 'r1', isRetry: true, startProvider: async () => void calls.push('begun') } as GenerationRun;
  const spec = {
    prompt: 'Draw',
    otherInputs: [],
    passage,
    audience: '5-8',
    messages: { refused: '' },
  } as unknown as PictureSpec;
  expect(await beginPicture(deps, 'family', run, spec)).toEqual(expected);
  expect(calls).toEqual(expected ? ['removed'] : ['removed', 'begun']);
});
