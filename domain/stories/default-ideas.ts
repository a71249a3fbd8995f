import { LIMITS } from '../limits/limits.ts';
import { findAvoided } from '../safety/avoid-list.ts';
import { fill, toOneLine } from '../text/lists.ts';
import { heroOf } from './hero.ts';
import type { StoryPhase } from './phases.ts';
import type { IdeaPicture, StoryIdea } from './story-ideas.ts';

const idea = (picture: IdeaPicture, title: string, line: string): StoryIdea => ({ title, line, picture });

/** Ideas for any story and age, used when a story has too few; in the past tense, as chapters tell them. */
const IDEAS: Readonly<Record<Exclude<StoryPhase, 'introduction'>, readonly StoryIdea[]>> = {
  development: [
    idea('map', 'Half a map', '{hero} found a map in a bottle, and half of it was missing.'),
    idea('door', 'The little door', '{hero} found a small door in a hill, and someone behind it was humming.'),
    idea('stray', 'Someone is lost', 'A little animal had lost its way and asked {hero} for help.'),
    idea('soup', 'Soup for a story', 'At a market where you paid for soup with stories, someone had heard of {hero}.'),
    idea('crossroads', 'A wrong turn', '{hero} took a wrong turn and found something better.'),
    idea('bridge', 'The bridge that asks', 'A bridge would not let anyone cross until they told it a joke.'),
  ],
  climax: [
    idea('tower', 'The tower without stairs', 'What {hero} needed was at the top of a tower that had no stairs.'),
    idea('village', 'All together', 'It only worked when everyone helped, each in their own way.'),
    idea('friends', 'A friend after all', 'The one who stood in the way turned out to need a friend.'),
    idea('clouds', 'Up and away', 'There was only one way across, and it went through the clouds.'),
    idea('key', 'The smallest thing', 'The answer was something very small that {hero} had carried all along.'),
    idea('letter', 'The right words', '{hero} had to say something that was hard to say, and said it.'),
  ],
  resolution: [
    idea('table', 'A feast for everyone', 'There was a feast, and everyone who helped had a place at the table.'),
    idea('crossroads', 'The long way home', '{hero} went home the long way and said goodbye to everyone.'),
    idea('gift', 'Something to keep', '{hero} was given something to remember it all by.'),
    idea('cottage', 'A friend who stays', 'Someone {hero} met on the way came to live next door.'),
    idea('kitchen', 'Told at the table', 'At home {hero} told it all from the beginning, with pancakes.'),
    idea('book', 'In a book', 'Someone had written it all down, and {hero} was on the first page.'),
  ],
};

interface Cast {
  characters: readonly { name: string; role?: string | null | undefined }[];
}

const defaultIdeas = (phase: StoryPhase, story: Cast): StoryIdea[] => {
  const hero = toOneLine(heroOf(story)?.name ?? '');
  return phase === 'introduction' ? [] : IDEAS[phase].map((each) => ({ ...each, line: fill(each.line, { hero }) }));
};

export const isDefaultIdea = (line: string, phase: StoryPhase, story: Cast): boolean =>
  defaultIdeas(phase, story).some((each) => each.line === line);

interface IdeaContext extends Cast {
  phase: StoryPhase;
  avoid?: readonly string[];
}

/** `ideas`, completed with default ideas to three, without anything in `avoid`. Empty for a first chapter. */
export function threeIdeas(ideas: readonly StoryIdea[], { phase, avoid = [], ...story }: IdeaContext): StoryIdea[] {
  const isAllowed = ({ title, line }: StoryIdea): boolean => findAvoided(`${title} ${line}`, avoid) === null;
  return [...ideas, ...defaultIdeas(phase, story)].filter(isAllowed).slice(0, LIMITS.ideas);
}
