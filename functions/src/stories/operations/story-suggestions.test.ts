import { AppError } from '@talelantern/domain/errors/app-error';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/chapter-request';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import { expect, it } from 'vitest';
import type { Moderator } from '../../generation/ports/providers.ts';
import { briefWith } from '../testing/brief-with.ts';
import { checkSuggestions } from './story-suggestions.ts';

const STORY: CheckedStoryRequest = {
  characters: [{ id: 'c1', name: 'Marlene', type: 'Human', appearance: {} }],
  locations: [],
  relationships: [],
  theme: { name: 'Treasure Hunt', category: 'Adventure' },
  ageRange: '5-8',
  phase: 'introduction',
  length: 'standard',
  customElements: '',
  idea: '',
};

const brief = briefWith({ phase: 'introduction', avoid: ['spiders'] });

const idea = (title: string, line = `Ember opened ${title}.`): StoryIdea => ({ title, line, picture: 'door' });
const IDEAS = [idea('The door'), idea('The gate'), idea('Ember’s map')];
const CARDS = [
  { kind: 'ask', text: 'Why did Ember wake?' },
  { kind: 'wonder', text: 'What does the sea dream of?' },
] as const;
const NOTES = { ideas: IDEAS, bookTitle: 'The Lost Lantern', talkCards: [...CARDS] };

/** Violent words are refused for young readers only; the model calls the child Ember. */
const moderator: Moderator = {
  moderateTexts: async (texts) =>
    texts.map((text) => ({
      scores: { violence: text.includes('sword') ? 0.5 : 0 },
      flagged: text.includes('naked') ? ['sexual'] : [],
    })),
  moderatePicture: () => Promise.reject(new Error('No picture is moderated')),
};

async function suggest(
  notes: Partial<typeof NOTES> | null,
  {
    story = {},
    asksForCards = true,
    suggestionModerator = moderator,
  }: { story?: Partial<CheckedStoryRequest>; asksForCards?: boolean; suggestionModerator?: Moderator } = {},
) {
  const logged: string[] = [];
  const request = { ...STORY, ...story };
  const suggested = await checkSuggestions(
    { moderator: suggestionModerator, log: (severity, event) => logged.push(`${severity} ${event}`) },
    {
      brief: { ...brief, phase: request.phase, ageRange: request.ageRange },
      reveal: (text) => text.replaceAll('Ember', 'Marlene'),
    },
    notes && { ...NOTES, ...notes },
    { requestId: 'r1', story: request, avoid: ['spiders'], asksForCards },
  );
  return { ...suggested, titles: suggested.ideas.map(({ title }) => title), logged };
}

it('fit suggestions are returned with the family’s real names', async () => {
  const { ideas, bookTitle, talkCards } = await suggest({ bookTitle: 'Ember’s Lantern' });
  expect(ideas).toEqual([
    { title: 'The door', line: 'Marlene opened The door.', picture: 'door' },
    { title: 'The gate', line: 'Marlene opened The gate.', picture: 'door' },
    { title: 'Marlene’s map', line: 'Marlene opened Marlene’s map.', picture: 'door' },
  ]);
  expect(bookTitle).toBe('Marlene’s Lantern');
  expect(talkCards).toEqual([{ kind: 'ask', text: 'Why did Marlene wake?' }, CARDS[1]]);
});

it.each([
  ['that is not fit', idea('The naked king')],
  ['whose line is not fit', idea('The king', 'The king was naked.')],
  ['with something to avoid', idea('The spider')],
])('an idea %s is replaced by a default one', async (_what, rejectedIdea) => {
  const { titles } = await suggest({ ideas: [rejectedIdea, ...IDEAS.slice(0, 2)] });
  expect(titles.slice(0, 2)).toEqual(['The door', 'The gate']);
  expect(titles).toHaveLength(3);
  expect(titles).not.toContain(rejectedIdea.title);
});

it.each(['The naked king', 'The Spider Queen'])('the book title “%s” is left out', async (bookTitle) => {
  expect((await suggest({ bookTitle })).bookTitle).toBeNull();
});

it('a card that is not fit or has something to avoid is left out', async () => {
  const cards = [
    { kind: 'ask', text: 'Why was the king naked?' },
    { kind: 'wonder', text: 'Do you like spiders?' },
    { kind: 'day', text: 'When did you wake today?' },
  ] as const;
  expect((await suggest({ talkCards: [...cards] as unknown as typeof NOTES.talkCards })).talkCards).toEqual([cards[2]]);
});

it('suggestions are moderated for the age of the reader', async () => {
  const ideas = [idea('The sword'), ...IDEAS.slice(0, 2)];
  expect((await suggest({ ideas }, { story: { ageRange: '12-17' } })).titles[0]).toBe('The sword');
  expect((await suggest({ ideas }, { story: { ageRange: '3-4' } })).titles).not.toContain('The sword');
});

it('while moderation is unavailable, only default ideas are suggested', async () => {
  const unavailable = { ...moderator, moderateTexts: () => Promise.reject(new AppError('busy', 'Busy')) };
  const { titles, bookTitle, talkCards, logged } = await suggest({}, { suggestionModerator: unavailable });
  expect(titles).toHaveLength(3);
  expect(titles).not.toContain('The door');
  expect([bookTitle, talkCards]).toEqual([null, []]);
  expect(logged).toEqual(['warning story_suggestions_missing']);
});

it('without notes there are default ideas', async () => {
  expect((await suggest(null)).titles).toHaveLength(3);
});

it('after the last chapter there are cards, but no ideas and no title', async () => {
  const { ideas, bookTitle, talkCards } = await suggest({}, { story: { phase: 'resolution' } });
  expect([ideas, bookTitle]).toEqual([[], null]);
  expect(talkCards).toHaveLength(2);
});

it('cards that were not requested are left out', async () => {
  expect((await suggest({}, { asksForCards: false })).talkCards).toEqual([]);
});
