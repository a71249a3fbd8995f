import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { replaceParagraph } from '@talelantern/domain/stories/replace-paragraph';
import { readSceneImages } from '@talelantern/domain/stories/scene-image';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  castMember,
  chapterFields,
  childFields,
  pictureUrl,
  picturePath,
  sceneImage,
  storyFields,
  yesterday,
  type Fields,
} from '../support/documents.ts';
import { familyWithChild, familyWithStory, newChildId, signUp, someStoryId, writeAsServer } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const long = (limit: number): string => 'x'.repeat(limit + 1);
const textOf = (limit: number): string => 'x'.repeat(limit);
const IDEA = { title: 'A door', line: 'There is a door.', picture: 'meadow' };
const FULL_IDEA = { title: textOf(LIMITS.name), line: textOf(LIMITS.listEntry), picture: 'fairground' };
/** Settings with ideas for the next chapter. */
const ideas = (count: number, overrides: Fields = {}): Fields => ({
  length: 'epic',
  nextIdeas: Array.from({ length: count }, () => ({ ...IDEA, ...overrides })),
});
const secondIdea = (changes: Fields): Fields => ({ length: 'epic', nextIdeas: [IDEA, { ...IDEA, ...changes }] });

it('a new chapter must follow the order of the phases', async () => {
  const { family, id } = await familyWithStory();
  for (const [index, phase] of STORY_PHASES.entries()) {
    if (index === 0) continue;
    for (const other of STORY_PHASES.filter((_, at) => at !== index && at !== index - 1)) {
      await denied(family.updateStory(id, { ...chapterFields(index + 1), currentPhase: other }));
    }
    await denied(family.updateStory(id, { ...chapterFields(index + 1), currentPhase: 'epilogue' }));
    await allowed(family.updateStory(id, { ...chapterFields(index + 1), currentPhase: phase }));
  }
  await allowed(family.updateStory(id, { ...chapterFields(4), currentPhase: 'resolution' }));
});

it('chapters start at the introduction where an earlier version stored no phase', async () => {
  const { family, id } = await familyWithStory({ currentPhase: undefined });
  await denied(family.updateStory(id, { ...chapterFields(2), currentPhase: 'climax' }));
  await allowed(family.updateStory(id, { ...chapterFields(2), currentPhase: 'development' }));
});

it("a new chapter requires the next revision, so that no tab overwrites another's change", async () => {
  const { family, id } = await familyWithStory({ revision: 7 });
  const next = { ...chapterFields(2), currentPhase: 'development' };
  await denied(family.updateStory(id, { ...next, revision: undefined }));
  await denied(family.updateStory(id, { ...next, revision: 7 }));
  await denied(family.updateStory(id, { ...next, revision: 9 }));
  await allowed(family.updateStory(id, { ...next, revision: 8 }));
  await denied(family.updateStory(id, { ...next, title: 'Another tab', revision: 8 }));
});

it('a new chapter sets revision two where an earlier version stored none', async () => {
  const { family, id } = await familyWithStory({ revision: undefined });
  await denied(family.updateStory(id, { favorite: true, revision: 1 }));
  await allowed(family.updateStory(id, { favorite: true, revision: 2 }));
});

it('a new chapter requires updatedAt to be the time of the request', async () => {
  const { family, id } = await familyWithStory({ updatedAt: yesterday() });
  await denied(family.updateStory(id, { favorite: true, updatedAt: undefined }));
  await denied(family.updateStory(id, { favorite: true, updatedAt: Timestamp.now() }));
  await allowed(family.updateStory(id, { favorite: true }));
});

it('a fifth chapter is refused', async () => {
  const { family, id } = await familyWithStory({ ...chapterFields(4), currentPhase: 'resolution' });
  const previousParts = ['1', '2', '3', '4', '5'];
  await denied(family.updateStory(id, { previousParts, content: previousParts.join('\n\n') }));
  await allowed(family.updateStory(id, { previousParts: ['1', '2', '3', '4'], content: '1\n\n2\n\n3\n\n4' }));
});

it.each([0, 1, 2, 3])('the length of the chapter with index %d is limited', async (index) => {
  const { family, id } = await familyWithStory({ ...chapterFields(4), currentPhase: 'resolution' });
  const withChapter = (chapter: unknown): Fields => {
    const previousParts = ['1', '2', '3', '4'].map((part, at) => (at === index ? chapter : part));
    return { previousParts, content: previousParts.join('\n\n') };
  };
  await denied(family.updateStory(id, withChapter('x'.repeat(LIMITS.chapter + 1))));
  await denied(family.updateStory(id, withChapter('')));
  await denied(family.updateStory(id, withChapter(7)));
  await allowed(family.updateStory(id, withChapter('x'.repeat(LIMITS.chapter))));
});

it("the length of a story's content is limited", async () => {
  const { family, id } = await familyWithStory({ ...chapterFields(4), currentPhase: 'resolution' });
  const ofLength = (length: number): Fields => {
    const chapter = 'x'.repeat(LIMITS.chapter);
    const last = 'x'.repeat(length - 3 * LIMITS.chapter - 6);
    const previousParts = [chapter, chapter, chapter, last];
    return { previousParts, content: previousParts.join('\n\n') };
  };
  await denied(family.updateStory(id, ofLength(LIMITS.content + 1)));
  await allowed(family.updateStory(id, ofLength(LIMITS.content)));
});

it("a story's content must be its chapters joined by a blank line", async () => {
  const { family, id } = await familyWithStory();
  await denied(family.updateStory(id, { content: 'Something else' }));
  await denied(family.updateStory(id, { previousParts: ['Something else'] }));
  await denied(family.updateStory(id, { content: '', previousParts: [] }));
  await denied(family.updateStory(id, { content: 'x'.repeat(200_000), previousParts: ['Something else'] }));
  await allowed(family.updateStory(id, { content: 'A\n\nB', previousParts: ['A', 'B'] }));
});

it("a further chapter of an earlier version's story is accepted", async () => {
  const { family, id } = await familyWithStory({
    previousParts: undefined,
    characters: { 0: castMember() },
    mood: 1,
  });
  await allowed(family.updateStory(id, { favorite: true }));
  const previousParts = ['Once upon a time.', 'Then.'];
  const content = previousParts.join('\n\n');
  await denied(family.updateStory(id, { content, currentPhase: 'development' }));
  await allowed(family.updateStory(id, { content, previousParts, currentPhase: 'development' }));
});

const wrongSettings: [string, Fields, Fields][] = [
  ['ideas that are not a list', { settings: { length: 'epic', nextIdeas: 'x' } }, { settings: ideas(0) }],
  ['an idea with an extra field', { settings: ideas(1, { wish: 'x' }) }, { settings: ideas(1) }],
  ['a second idea with an extra field', { settings: secondIdea({ wish: 'x' }) }, { settings: secondIdea({}) }],
  ['an idea with a nested value', { settings: ideas(1, { line: { text: 'x' } }) }, { settings: ideas(2) }],
  [
    'long ideas',
    {
      settings: { length: 'epic', nextIdeas: [FULL_IDEA, FULL_IDEA, { ...FULL_IDEA, line: long(LIMITS.listEntry) }] },
    },
    { settings: ideas(3, FULL_IDEA) },
  ],
];
it.each(wrongSettings)(
  'the ideas for the next chapter are refused in an edit: %s',
  async (_case, deniedFields, allowedFields) => {
    const { family, id } = await familyWithStory();
    await denied(family.updateStory(id, deniedFields));
    await allowed(family.updateStory(id, allowedFields));
  },
);

describe('the fields of a story', () => {
  const list = (size: number): unknown[] => Array.from({ length: size }, (_, index) => ({ details: `${index}` }));
  const fields: [string, Fields, Fields][] = [
    ['a long title', { title: long(LIMITS.title) }, { title: textOf(LIMITS.title) }],
    ['an empty title', { title: '' }, { title: 'T' }],
    ['a long book title', { bookTitle: long(LIMITS.name) }, { bookTitle: textOf(LIMITS.name) }],
    ['a book title that is not a string', { bookTitle: { text: 'T' } }, { bookTitle: null }],
    ['a title that is not a string', { title: { text: 'T' } }, { title: 'T' }],
    ['a content that is not a string', { content: 7, previousParts: [7] }, { content: '7', previousParts: ['7'] }],
    [
      'a chapter that is too long',
      { content: 'x'.repeat(20_001), previousParts: ['x'.repeat(20_001)] },
      chapterFields(1),
    ],
    ['chapters that are not a list', { content: 'a', previousParts: 'a' }, { content: 'a', previousParts: ['a'] }],
    [
      'too many relationships',
      { relationships: list(LIMITS.listEntries + 1) },
      { relationships: list(LIMITS.listEntries) },
    ],
    ['relationships that are not a list', { relationships: 'x' }, { relationships: [] }],
    ['an unknown length', { settings: { length: 'endless' } }, { settings: { length: 'epic' } }],
    ['an unknown setting', { settings: { length: 'epic', model: 'big' } }, { settings: { length: 'standard' } }],
    [
      'long custom elements',
      { settings: { length: 'epic', customElements: long(LIMITS.freeText) } },
      { settings: { length: 'epic', customElements: textOf(LIMITS.freeText) } },
    ],
    ['more ideas than three', { settings: ideas(LIMITS.ideas + 1) }, { settings: ideas(LIMITS.ideas) }],
    ['settings that are not a map', { settings: true }, { settings: { length: 'extended' } }],
    ['a long prompt', { generatedPrompt: long(LIMITS.imagePrompt) }, { generatedPrompt: textOf(LIMITS.imagePrompt) }],
    [
      'relationships with nested values',
      { relationships: [{ details: { text: 'x' } }] },
      { relationships: [{ details: 'x' }] },
    ],
    [
      'long relationships',
      { relationships: [...list(15), { details: 'x'.repeat(24_001) }] },
      { relationships: [...list(15), { details: 'x'.repeat(1_000) }] },
    ],
    ['a child id of another kind', { childId: 'a/b' }, { childId: 'child-1' }],
    ['a child id that is not a string', { childId: 7 }, { childId: null }],
    ['a last update at another time', { lastUpdate: yesterday() }, { lastUpdate: serverTimestamp() }],
  ];

  it.each(fields)('a story is refused with %s', async (_what, deniedFields, allowedFields) => {
    const [family, existing] = [await signUp(), await familyWithStory()];
    await denied(family.saveStory({ fields: deniedFields }));
    await allowed(family.saveStory({ fields: allowedFields }));
    await denied(existing.family.updateStory(existing.id, deniedFields));
    await allowed(existing.family.updateStory(existing.id, allowedFields));
  });
});

const withOneAt = (at: number, fields: Fields): Fields => ({
  relationships: Array.from({ length: 20 }, (_, index) => ({ details: 'x', ...(index === at && fields) })),
});

it.each([0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 19])(
  "a story's relationships have limited fields and strings at index %d",
  async (at) => {
    const { family, id } = await familyWithStory();
    const withOne = (details: unknown): Fields => withOneAt(at, { details });
    await denied(family.updateStory(id, withOne({ text: 'x' })));
    await denied(family.updateStory(id, withOne('x'.repeat(24_001))));
    await denied(family.updateStory(id, withOneAt(at, { junk: 'x' })));
    await allowed(family.updateStory(id, withOneAt(at, { type: 'Friend' })));
    await allowed(family.updateStory(id, withOne('x'.repeat(1_000))));
  },
);

it('a new story accepts only known relationship types', async () => {
  const family = await signUp();
  const withRelationship = (fields: Fields): Fields => ({ relationships: [{ type: 'Friend', ...fields }] });
  await denied(family.saveStory({ fields: withRelationship({ junk: 'x' }) }));
  await allowed(family.saveStory({ fields: withRelationship({ details: 'x' }) }));
});

const markFields: [string, Fields, Fields][] = [
  ['a favorite flag that is not a boolean', { favorite: 'yes' }, { favorite: true }],
  ['a long cover', { coverSceneId: long(LIMITS.name) }, { coverSceneId: 'scene-1' }],
  ['a cover that is not a string', { coverSceneId: 1 }, { coverSceneId: null }],
  ['a fifth chapter as approved', { approvedParts: [4] }, { approvedParts: [0, 3] }],
  ['more approvals than chapters', { approvedParts: [0, 1, 2, 3, 0] }, { approvedParts: [0, 1, 2, 3] }],
  ['approvals that are not a list', { approvedParts: 2 }, { approvedParts: [] }],
  ['approvals as a map', { approvedParts: {} }, { approvedParts: [1] }],
  ['relationships as a map', { relationships: {} }, { relationships: [] }],
  ['scene images as a map', { sceneImages: {} }, { sceneImages: [] }],
  ['scene images as a string', { sceneImages: '' }, { sceneImages: [] }],
  ['relationships as a string', { relationships: '' }, { relationships: [] }],
  [
    'a reading position in no chapter',
    { readingPlace: { part: 4, paragraph: 0 } },
    { readingPlace: { part: 3, paragraph: 0 } },
  ],
  ['a reading position before the text', { readingPlace: { part: 0, paragraph: -1 } }, { readingPlace: null }],
  [
    'a reading position between paragraphs',
    { readingPlace: { part: 0, paragraph: 0.5 } },
    { readingPlace: { part: 0, paragraph: 7 } },
  ],
  [
    'a reading position with an extra field',
    { readingPlace: { part: 0, paragraph: 1, note: 'x' } },
    { readingPlace: { part: 0, paragraph: 1 } },
  ],
  ['a reading position that is not a map', { readingPlace: 'here' }, { readingPlace: null }],
];

it.each(markFields)('marking a story is refused with %s', async (_what, deniedFields, allowedFields) => {
  const { family, id } = await familyWithStory();
  await denied(family.updateStory(id, deniedFields));
  await allowed(family.updateStory(id, allowedFields));
});

it('the marks of a story can be removed', async () => {
  const { family, id } = await familyWithStory({
    readingPlace: { part: 0, paragraph: 1 },
    coverSceneId: 'scene-1',
    childId: 'child-1',
    approvedParts: [0],
  });
  await denied(family.updateStory(id, { readingPlace: 'nowhere' }));
  for (const none of [{ readingPlace: null }, { coverSceneId: null }, { childId: null }, { approvedParts: [] }])
    await allowed(family.updateStory(id, none));
});

it('a new story is refused with marks or pictures', async () => {
  const family = await signUp();
  const deniedFieldSets: Fields[] = [
    { favorite: true },
    { coverSceneId: 'scene-1' },
    { approvedParts: [0] },
    { readingPlace: { part: 0, paragraph: 1 } },
    { readingPlaces: {} },
    { sceneImages: [sceneImage(family.uid)] },
  ];
  for (const deniedFields of deniedFieldSets) await denied(family.saveStory({ fields: deniedFields }));
  await allowed(family.saveStory());
});

it('the marks of a story can be set without a revision, but not together with an edit', async () => {
  const { family, path } = await familyWithStory({ revision: 3 });
  const marks = { readingPlace: { part: 0, paragraph: 2 }, favorite: true, updatedAt: serverTimestamp() };
  const story = family.db.doc(path);
  await denied(story.update({ ...marks, title: 'Edited' }));
  await denied(story.update({ ...marks, approvedParts: [0] }));
  await denied(story.update({ ...marks, revision: 5 }));
  await denied(story.update({ ...marks, updatedAt: yesterday() }));
  await allowed(story.update(marks));
});

const HERE = { part: 1, paragraph: 2 };

/** A family with two children and a story. */
async function familyOfReaders(readingPlaces: unknown) {
  const { family, id: mo } = await familyWithChild();
  const jo = newChildId();
  await writeAsServer(family.childPath(jo), childFields());
  const id = someStoryId();
  await writeAsServer(`stories/${id}`, storyFields(family.uid, id, { readingPlaces }));
  const read = (positions: Fields): Promise<void> =>
    family.db.doc(`stories/${id}`).update({ ...positions, updatedAt: serverTimestamp() });
  return { family, mo, jo, read };
}

it('each child and the parents have a reading position, which stays when another reader’s position changes', async () => {
  const { family, mo, jo, read } = await familyOfReaders(undefined);
  await denied(read({ 'readingPlaces.nobody': HERE }));
  for (const reader of ['parents', mo, jo]) await allowed(read({ [`readingPlaces.${reader}`]: HERE }));
  await allowed(read({ [`readingPlaces.${mo}`]: { part: 3, paragraph: 0 } }));
  const { id: foreign } = await familyWithChild();
  await denied(read({ [`readingPlaces.${foreign}`]: HERE }));
  await family.deleteChild(jo);
  await allowed(read({ [`readingPlaces.${jo}`]: deleteField() }));
  await denied(read({ [`readingPlaces.${jo}`]: HERE }));
});

it('another family cannot store a reading position in a story', async () => {
  const { mo, family } = await familyOfReaders({});
  const { family: stranger, id: foreignStory } = await familyWithStory();
  const positions = { [`readingPlaces.${mo}`]: HERE, updatedAt: serverTimestamp() };
  await denied(family.db.doc(`stories/${foreignStory}`).update(positions));
  await allowed(
    stranger.db.doc(`stories/${foreignStory}`).update({ 'readingPlaces.parents': HERE, updatedAt: serverTimestamp() }),
  );
});

it.each([
  ['in no chapter', { part: 4, paragraph: 0 }],
  ['before the text', { part: 0, paragraph: -1 }],
  ['between paragraphs', { part: 0, paragraph: 0.5 }],
  ['with an extra field', { ...HERE, note: 'x' }],
  ['that is not a map', 'here'],
  ['that is null', null],
])('a reading position %s is refused', async (_what, deniedPosition) => {
  const { mo, read } = await familyOfReaders({});
  await denied(read({ [`readingPlaces.${mo}`]: deniedPosition }));
  await allowed(read({ [`readingPlaces.${mo}`]: HERE }));
  await denied(read({ [`readingPlaces.${mo}`]: deniedPosition }));
});

it('one write changes the reading position of one reader only', async () => {
  const { mo, jo, read } = await familyOfReaders({ parents: HERE });
  await denied(read({ [`readingPlaces.${mo}`]: HERE, [`readingPlaces.${jo}`]: HERE }));
  const [one, other] = [
    { part: 0, paragraph: 1 },
    { part: 0, paragraph: 2 },
  ];
  await denied(read({ [`readingPlaces.${mo}`]: one, 'readingPlaces.parents': other }));
  await denied(read({ readingPlaces: 'all' }));
  await allowed(read({ [`readingPlaces.${mo}`]: one }));
});

it('a story can have a reading position for every reader that a family can have', async () => {
  const positionsOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`earlier-child-${index}`, HERE]));
  const [most, fewer] = [
    await familyOfReaders(positionsOf(LIMITS.children + 1)),
    await familyOfReaders(positionsOf(LIMITS.children)),
  ];
  await denied(most.read({ [`readingPlaces.${most.mo}`]: HERE }));
  await allowed(most.read({ 'readingPlaces.earlier-child-0': { part: 0, paragraph: 0 } }));
  await allowed(fewer.read({ [`readingPlaces.${fewer.mo}`]: HERE }));
});

const storyWithScenes = async (sceneImages: unknown[] = []) => {
  const familyAndStory = await familyWithStory({ sceneImages: sceneImages });
  return { ...familyAndStory, scene: (overrides: Fields = {}) => sceneImage(familyAndStory.family.uid, overrides) };
};

it("a story's pictures must be the owner's own files, at every position of the list", async () => {
  const { family, id, scene } = await storyWithScenes();
  const victim = await signUp();
  const foreignFieldSets: Fields[] = [
    { imagePath: picturePath(victim.uid) },
    { imagePath: `shared/s_1/a.webp` },
    { imageUrl: pictureUrl(picturePath(victim.uid)) },
    { imageUrl: 'https://tracker.test/a.png' },
    { imageUrl: 'javascript:alert(1)' },
  ];
  for (const foreignFields of foreignFieldSets) {
    for (let at = 0; at < 2; at += 1) {
      const sceneImages = Array.from({ length: 2 }, (_, index) =>
        scene({ id: `s${index}`, ...(index === at && foreignFields) }),
      );
      await denied(family.updateStory(id, { sceneImages }));
    }
  }
  const own = Array.from({ length: 2 }, (_, index) => scene({ id: `s${index}` }));
  await allowed(family.updateStory(id, { sceneImages: own }));
});

const pictureShapes: [string, Fields, Fields][] = [
  ['an unknown field', { likes: 3 }, {}],
  ['no id', { id: '' }, { id: 'scene-2' }],
  ['a long id', { id: long(LIMITS.name) }, { id: textOf(LIMITS.name) }],
  ['no URL', { imageUrl: null }, { imagePath: null }],
  ['a long passage', { textSelection: long(LIMITS.chapter) }, { textSelection: textOf(LIMITS.chapter) }],
  ['a fifth chapter', { part: 4 }, { part: 3 }],
  ['a position that is not a number', { position: 'first' }, { position: 12 }],
  ['a long prompt', { generatedPrompt: long(LIMITS.imagePrompt) }, { generatedPrompt: textOf(LIMITS.imagePrompt) }],
  ['an unknown slot', { slot: 'middle' }, { slot: 'closing' }],
  ['a long description', { alt: long(LIMITS.sceneAlt) }, { alt: textOf(LIMITS.sceneAlt) }],
  ['a description that is no text', { alt: null }, { alt: '' }],
  ['an invalid time', { createdAt: 'now' }, { createdAt: Timestamp.now() }],
];
it.each(pictureShapes)("a story's picture is refused with %s", async (_what, deniedFields, allowedFields) => {
  const { family, id, scene } = await storyWithScenes();
  await denied(family.updateStory(id, { sceneImages: [scene(deniedFields)] }));
  await allowed(family.updateStory(id, { sceneImages: [scene(allowedFields)] }));
});

it('a story has at most forty pictures, and a change adds at most two', async () => {
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({ id: `s${from + index}`, imageUrl: 'kept as it was' }));
  const { family, id, scene } = await storyWithScenes(many(0, 39));
  await denied(family.updateStory(id, { sceneImages: [...many(0, 39), scene({ id: 'a' }), scene({ id: 'b' })] }));
  await denied(family.updateStory(id, { sceneImages: Array.from({ length: 3 }, (_, at) => scene({ id: `n${at}` })) }));
  await denied(family.updateStory(id, { sceneImages: {} }));
  await allowed(family.updateStory(id, { sceneImages: [...many(0, 39), scene({ id: 'a' })] }));
  await allowed(family.updateStory(id, { sceneImages: [] }));
});

it("a story's pictures keep their positions when an earlier paragraph grows", async () => {
  const chapter = ['Ember woke.', 'She flew.', 'She sang.', 'She slept.'].join('\n\n');
  const { family, id, scene } = await storyWithScenes();
  const passages = ['She flew.', 'She sang.', 'She slept.'];
  const scenes = passages.map((textSelection, at) =>
    scene({ id: `s${at}`, part: 0, textSelection, position: chapter.indexOf(textSelection) }),
  );
  await allowed(
    family.updateStory(id, { content: chapter, previousParts: [chapter], sceneImages: scenes.slice(0, 2) }),
  );
  await allowed(family.updateStory(id, { sceneImages: scenes }));
  const rewrittenContent = replaceParagraph(
    { previousParts: [chapter], sceneImages: readSceneImages(scenes) },
    { part: 0, paragraph: 0, before: 'Ember woke.', after: 'Ember woke early in the morning.' },
  );
  if (!rewrittenContent) throw new Error('The paragraph is missing in its chapter');
  await allowed(family.updateStory(id, { ...rewrittenContent }));
});

it("a picture may be added where an earlier version stored a story's pictures as a keyed object", async () => {
  const { family, id } = await familyWithStory({ sceneImages: { a: { imageUrl: 'http://x/y' } } });
  await denied(family.updateStory(id, { sceneImages: [{ imageUrl: 'http://x/z' }] }));
  await allowed(family.updateStory(id, { sceneImages: [sceneImage(family.uid), { imageUrl: 'http://x/y' }] }));
});
