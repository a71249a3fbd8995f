import { LIMITS } from '../limits/limits.ts';
import { findAvoided } from '../safety/avoid-list.ts';
import { fill, toOneLine } from '../text/lists.ts';
import { heroOf } from './hero.ts';
import type { StoryPhase } from './phases.ts';
import type { IdeaPicture, StoryIdea } from './story-ideas.ts';

const idea = (picture: IdeaPicture, title: string, line: string): StoryIdea => ({ title, line, picture });

/** Ideas for any story and age, used when a story has too few. */
const IDEAS: Readonly<Record<Exclude<StoryPhase, 'introduction'>, readonly StoryIdea[]>> = {
  development: [
    idea('seaside', 'Half a map', '{hero} finds a map in a bottle, and half of it is missing.'),
    idea('meadow', 'The little door', '{hero} finds a small door in a hill, and someone behind it is humming.'),
    idea('forest', 'Someone is lost', 'A little animal has lost its way and asks {hero} for help.'),
    idea('market', 'Soup for a story', 'At a market where you pay for soup with stories, someone has heard of {hero}.'),
    idea('labyrinth', 'A wrong turn', '{hero} takes a wrong turn and finds something better.'),
    idea('river', 'The bridge that asks', 'A bridge won’t let anyone cross until they tell it a joke.'),
  ],
  climax: [
    idea('tower', 'The tower without stairs', 'What {hero} needs is at the top of a tower that has no stairs.'),
    idea('village', 'All together', 'It only works when everyone helps, each in their own way.'),
    idea('castle', 'A friend after all', 'The one who stood in the way turns out to need a friend.'),
    idea('clouds', 'Up and away', 'There is only one way across, and it goes through the clouds.'),
    idea('workshop', 'The smallest thing', 'The answer is something very small that {hero} had all along.'),
    idea('mountain', 'The right words', '{hero} has to say something that is hard to say, and says it.'),
  ],
  resolution: [
    idea('fairground', 'A feast for everyone', 'There is a feast, and everyone who helped has a place at the table.'),
    idea('train', 'The long way home', '{hero} goes home the long way and says goodbye to everyone.'),
    idea('cottage', 'Something to keep', '{hero} is given something to remember it all by.'),
    idea('garden', 'A friend who stays', 'Someone {hero} met on the way comes to live next door.'),
    idea('kitchen', 'Told at the table', 'At home {hero} tells it all from the beginning, with pancakes.'),
    idea('library', 'In a book', 'Someone has written it all down, and {hero} is on the first page.'),
  ],
};

interface Cast {
  characters: readonly { name: string; role?: string | null | undefined }[];
}

const defaultIdeas = (phase: StoryPhase, story: Cast): StoryIdea[] => {
  const hero = toOneLine(heroOf(story)?.name ?? '');
  return phase === 'introduction' ? [] : IDEAS[phase].map((each) => ({ ...each, line: fill(each.line, { hero }) }));
};

/** Whether `line` is a default idea for a chapter of this cast. */
export const isDefaultIdea = (line: string, phase: StoryPhase, story: Cast): boolean =>
  defaultIdeas(phase, story).some((each) => each.line === line);

interface IdeaContext extends Cast {
  phase: StoryPhase;
  avoid?: readonly string[];
}

/** `ideas`, and default ideas up to three in all, without anything in `avoid`. Empty for a first chapter. */
export function threeIdeas(ideas: readonly StoryIdea[], { phase, avoid = [], ...story }: IdeaContext): StoryIdea[] {
  const isAllowed = ({ title, line }: StoryIdea): boolean => findAvoided(`${title} ${line}`, avoid) === null;
  return [...ideas, ...defaultIdeas(phase, story)].filter(isAllowed).slice(0, LIMITS.ideas);
}
