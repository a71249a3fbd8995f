import { describe, expect, it } from 'vitest';
import { matchesCharacterSearch, readCharacter, type Character } from './character.ts';
import { characterProblem, FILL_REQUIRED_FIELDS, missingCharacterFields } from './character-form.ts';
import { withMainImage, withNewPicture } from '../images/main-image.ts';
import { downloadUrl } from '../images/media-url.ts';

const stored = {
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  userId: 'u1',
  gender: 'female',
  personality: 'Brave and Kind',
};

function ember() {
  const character = readCharacter('c1', stored);
  if (!character) throw new Error('the example must be readable');
  return character;
}

describe('readCharacter', () => {
  it('fields missing in a character document get defaults', () => {
    expect(ember().appearance).toMatchObject({
      height: 'average',
      build: 'normal',
      color: 'natural',
      distinguishingFeature: 'none',
    });
  });

  it('a character’s image history stored as an object is read as a list', () => {
    const character = readCharacter('c1', {
      ...stored,
      imageHistory: { 1: { url: 'b' }, 0: { url: 'a', timestamp: 5 }, x: 'broken' },
    });
    expect(character?.imageHistory.map(({ url }) => url)).toEqual(['a', 'b']);
  });

  it('personality traits stored as a list are read', () => {
    expect(readCharacter('c1', { ...stored, personality: ['Brave', 'Kind'] })?.personality).toBe('Brave and Kind');
  });

  it('a character is unreadable only without a name or type', () => {
    expect(readCharacter('c1', { ...stored, name: ' ' })).toBeNull();
    expect(readCharacter('c1', { ...stored, type: 3 })).toBeNull();
  });
});

describe('matchesCharacterSearch', () => {
  it.each(['ember', 'DRAGON', 'kind', 'fly'])('a character search finds %s', (query) => {
    expect(matchesCharacterSearch({ ...ember(), magicalPower: 'Flying' }, query)).toBe(true);
  });

  it('a character search does not match other strings', () => {
    expect(matchesCharacterSearch(ember(), 'robot')).toBe(false);
  });
});

describe('characterProblem', () => {
  it('a character cannot be saved without type, name, gender and personality', () => {
    expect(missingCharacterFields({})).toEqual(['type', 'name', 'gender', 'personality']);
    expect(characterProblem({ ...ember(), name: ' ' })).toEqual({ field: 'name', message: FILL_REQUIRED_FIELDS });
    expect(characterProblem(ember())).toBeNull();
  });

  it('a character field that is too long is reported', () => {
    expect(characterProblem({ ...ember(), name: 'x'.repeat(81) })?.field).toBe('name');
    expect(characterProblem({ ...ember(), customDescription: 'x'.repeat(1001) })?.field).toBe('customDescription');
  });
});

const firstPortrait = { imageUrl: 'url-1', imagePath: 'users/u1/characters/c1/1.webp', prompt: 'red' };
const secondPortrait = { imageUrl: 'url-2', imagePath: 'users/u1/characters/c1/2.webp', prompt: 'blue' };

it('a new portrait keeps the previous picture in the history as saved', () => {
  const withPortrait = { ...ember(), ...withNewPicture(ember(), firstPortrait, 1) };
  const withSecondPortrait = withNewPicture(withPortrait, secondPortrait, 2);
  expect(withSecondPortrait).toMatchObject({
    mainImage: 'url-2',
    imagePath: secondPortrait.imagePath,
    generatedPrompt: 'blue',
  });
  expect(withSecondPortrait.imageHistory.map(({ url, isSaved }) => [url, isSaved])).toEqual([
    ['url-2', true],
    ['url-1', true],
  ]);
});

const pictureAt = (path: string) => ({
  imageUrl: downloadUrl('https://firebasestorage.googleapis.com', { bucket: 'b', path, token: 't' }),
  imagePath: path,
});
const currentPicture = pictureAt(firstPortrait.imagePath);
const nextPortrait = { ...pictureAt(secondPortrait.imagePath), prompt: 'blue' };
const urlsAfter = (overrides: Partial<Character>) =>
  withNewPicture({ ...ember(), ...overrides }, nextPortrait, 2).imageHistory.map(({ url }) => url);

it('a new portrait adds the previous one to a history that does not list it', () => {
  const { imageHistory } = withNewPicture({ ...ember(), ...currentPicture, generatedPrompt: 'red' }, nextPortrait, 2);
  expect(imageHistory[1]).toEqual({
    url: currentPicture.imageUrl,
    path: null,
    timestamp: 0,
    prompt: 'red',
    provider: 'dall-e',
    isSaved: true,
  });
  expect(imageHistory).toHaveLength(2);
});

it.each([
  pictureAt('users/u1/characters/c2/1.webp'),
  pictureAt('users/u1/characters/c1/my portrait.webp'),
  { imageUrl: `${currentPicture.imageUrl}&more` },
  { imageUrl: 'https://elsewhere.test/1.webp' },
])('a new portrait does not add a previous one that the rules refuse: %j', (refused) => {
  expect(urlsAfter(refused)).toEqual([nextPortrait.imageUrl]);
  expect(urlsAfter(currentPicture)).toEqual([nextPortrait.imageUrl, currentPicture.imageUrl]);
});

it('a new portrait keeps the previous one when the history is full and it is the oldest', () => {
  const pictures = Array.from({ length: 50 }, (_, index) => pictureAt(`users/u1/characters/c1/p${index}.webp`));
  const imageHistory = pictures.map(({ imageUrl }, index) => ({
    url: imageUrl,
    timestamp: 50 - index,
    prompt: `p${index}`,
    provider: 'dall-e' as const,
    isSaved: true,
  }));
  const urls = pictures.map(({ imageUrl }) => imageUrl);
  expect(urlsAfter({ imageHistory, ...pictures[49] })).toEqual([nextPortrait.imageUrl, urls[49], ...urls.slice(0, 48)]);
  expect(urlsAfter({ imageHistory, ...pictures[48] })).toEqual([nextPortrait.imageUrl, ...urls.slice(0, 49)]);
});

it('saving the same portrait twice lists it once', () => {
  const character = { ...ember(), ...currentPicture };
  const saved = { ...character, ...withNewPicture(character, nextPortrait, 2) };
  expect(urlsAfter(saved)).toEqual([nextPortrait.imageUrl, currentPicture.imageUrl]);
});

it('an earlier portrait can be selected again from the history', () => {
  const withPortrait = { ...ember(), ...withNewPicture(ember(), firstPortrait, 1) };
  const withSecondPortrait = { ...withPortrait, ...withNewPicture(withPortrait, secondPortrait, 2) };
  expect(withMainImage(withSecondPortrait, 'url-1')).toMatchObject({
    mainImage: 'url-1',
    imagePath: firstPortrait.imagePath,
  });
  expect(withMainImage(withSecondPortrait, 'elsewhere')).toBeNull();
});

describe('image history of the specified shape', () => {
  const urlAt = (path: string) =>
    downloadUrl('https://firebasestorage.googleapis.com', { bucket: 'b', path, token: 't' });
  const specifiedEntry = (url: string) => ({ url, timestamp: 5, prompt: 'red', provider: 'dall-e', isSaved: true });
  const withHistory = (...imageHistory: unknown[]) => ({
    ...ember(),
    imageHistory: readCharacter('c1', { ...stored, imageHistory })?.imageHistory ?? [],
  });

  it('selecting an earlier portrait does not change the history', () => {
    const url = urlAt(firstPortrait.imagePath);
    expect(withMainImage(withHistory(specifiedEntry(url)), url)).toEqual({
      imageUrl: url,
      imagePath: firstPortrait.imagePath,
      cloudStorage: true,
      mainImage: url,
      generatedPrompt: 'red',
    });
  });

  it.each(['https://tracker.test/p.png', urlAt('users/u2/characters/c1/1.webp')])(
    'a picture outside the owner’s own files (%s) cannot become the main image',
    (url) => expect(withMainImage(withHistory(specifiedEntry(url)), url)).toBeNull(),
  );

  it('adding a portrait keeps earlier history entries', () => {
    const entries = [specifiedEntry(urlAt(firstPortrait.imagePath)), { ...specifiedEntry('b'), path: null }];
    expect(withNewPicture(withHistory(...entries), secondPortrait, 2).imageHistory.slice(1)).toEqual(entries);
  });
});
