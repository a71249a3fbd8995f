import { LIMITS } from '../limits/limits.ts';
import { findAvoided } from '../safety/avoid-list.ts';
import { fill, toOneLine } from '../text/lists.ts';
import { heroOf } from './hero.ts';
import type { StoryPhase } from './phases.ts';
import type { IdeaPicture, StoryIdea } from './story-ideas.ts';

const idea = (picture: IdeaPicture, title: string, line: string): StoryIdea => ({ title, line, picture });

/** Ideas that fit any story and any age, for stories without ideas of their own. */
const IDEAS: Readonly<Record<Exclude<StoryPhase, 'introduction'>, readonly StoryIdea[]>> = {
  development: [
    idea('seaside', 'Half a map', '{hero} finds a map in a bottle, and half of it is missing.'),
    idea('meadow', 'The little door', '{hero} finds a small door in a hill, and somebody behind it is humming.'),
    idea('forest', 'Somebody is lost', 'A little animal has lost its way and asks {hero} for help.'),
    idea('market', 'Soup for a story', 'At a market where stories are paid with soup, somebody has heard of {hero}.'),
    idea('labyrinth', 'A wrong turn', '{hero} takes a wrong turn and finds something better.'),
    idea('river', 'The bridge that asks', 'A bridge lets nobody pass who has not told it a joke.'),
  ],
  climax: [
    idea('tower', 'The tower without stairs', 'What {hero} needs is at the top of a tower that has no stairs.'),
    idea('village', 'All together', 'It only works when everybody helps, each in a way of their own.'),
    idea('castle', 'A friend after all', 'The one who stood in the way turns out to need a friend.'),
    idea('clouds', 'Up and away', 'There is only one way across, and it goes through the clouds.'),
    idea('workshop', 'The smallest thing', 'The answer is something very small that {hero} had all along.'),
    idea('mountain', 'The right words', '{hero} has to say something that is hard to say, and says it.'),
  ],
  resolution: [
    idea('fairground', 'A feast for everybody', 'There is a feast, and everybody who helped has a place at the table.'),
    idea('train', 'The long way home', '{hero} goes home the long way and says goodbye to everybody.'),
    idea('cottage', 'Something to keep', '{hero} is given something to remember it all by.'),
    idea('garden', 'A friend who stays', 'Somebody whom {hero} met on the way comes along to live next door.'),
    idea('kitchen', 'Told at the table', 'At home {hero} tells it all from the beginning, with pancakes.'),
    idea('library', 'In a book', 'Somebody has written it all down, and {hero} is on the first page.'),
  ],
};

interface Starring {
  characters: readonly { name: string; role?: string | null | undefined }[];
}

const standingIdeas = (phase: StoryPhase, story: Starring): StoryIdea[] => {
  const hero = toOneLine(heroOf(story)?.name ?? '');
  return phase === 'introduction' ? [] : IDEAS[phase].map((each) => ({ ...each, line: fill(each.line, { hero }) }));
};

/** Whether `line` is one of our own ideas for a chapter of this cast. */
export const isStandingIdea = (line: string, phase: StoryPhase, story: Starring): boolean =>
  standingIdeas(phase, story).some((each) => each.line === line);

interface Offer extends Starring {
  /** Of the chapter that they are for. */
  phase: StoryPhase;
  avoid?: readonly string[];
}

/** `ideas`, and as many of our own as are missing to make three; nothing that is to be avoided. None for a first chapter. */
export function threeIdeas(ideas: readonly StoryIdea[], { phase, avoid = [], ...story }: Offer): StoryIdea[] {
  const isFit = ({ title, line }: StoryIdea): boolean => findAvoided(`${title} ${line}`, avoid) === null;
  return [...ideas, ...standingIdeas(phase, story)].filter(isFit).slice(0, LIMITS.ideas);
}
