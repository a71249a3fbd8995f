import { fillTemplate } from './fill-template.ts';
import { readMemory } from './memory/read-memory.ts';
import { seededRandom, shuffle } from './seeded-random.ts';
import type { Phase, StoryBrief } from './story-brief.ts';
import { planStory } from './story.ts';

/** Something that could happen in the next chapter: a few words to tap on, and the wish itself. */
export interface Idea {
  title: string;
  text: string;
}

const idea = (title: string, text: string): Idea => ({ title, text });

/** Wishes for each chapter; they read well after “there it was:”. */
const IDEAS: Readonly<Record<Phase, readonly Idea[]>> = {
  introduction: [
    idea('A letter', 'a letter for {hero} that has been a hundred years on the way'),
    idea('A stowaway', 'somebody very small, asleep in the bag of {friend}'),
    idea('A shared birthday', 'a birthday that {hero} and {folk} have on the same day'),
    idea('A map on the wall', 'a map behind the wallpaper, with {place} in the middle'),
    idea('A talking door', 'a front door that has something to say to {hero}'),
    idea('An odd visitor', 'a visitor who has come {inplace} by mistake and stays for supper'),
  ],
  development: [
    idea('A moving bridge', 'a bridge that will only carry people who tell it a secret'),
    idea('The night market', 'a market in the middle of the wood that is open only at night'),
    idea('A new friend', 'a lost little animal that will not leave the side of {friend}'),
    idea('A sleepy giant', 'a giant who is lying across the road and wants to be sung to'),
    idea('Two roads', 'a crossroads at which {hero} and {friend} want to go different ways'),
    idea('The clue speaks', 'one single word from {theclue}, at midnight, very clearly'),
    idea('A storm', 'a storm that carries off all the hats, and brings back other ones'),
    idea('A trick', 'a friendly trick by which {friend} gets them all past the guards'),
    idea('News from home', 'a letter from {folk}, brought by a bird that is out of breath'),
  ],
  climax: [
    idea('A song', 'a song that {hero} and {foe} both know from when they were small'),
    idea('Help arrives', 'everybody from {place}, out of breath, with soup'),
    idea('A mirror', 'a mirror in which {foe} sees what {hero} sees'),
    idea('The present', 'exactly the right use for {thegift}'),
    idea('A swap', 'a swap that nobody would have expected, least of all {friend}'),
    idea('The light goes out', 'a moment of complete darkness in which somebody laughs'),
    idea('A brave friend', 'something that only {friend} can do, and does'),
  ],
  resolution: [
    idea('A great feast', 'a feast with one chair too few, until {foe} brings one'),
    idea('A new job', 'just the right work for {foe}, {inplace}'),
    idea('A surprise', 'a surprise that {folk} has been keeping for {hero} all this time'),
    idea('Fireworks', 'fireworks in the shape of everybody who was brave'),
    idea('A statue', 'a statue of {hero} and {friend} that looks a bit like two potatoes'),
    idea('A quiet evening', 'an evening on the step, with nothing to do but listen'),
    idea('A next time', 'a second map, folded very small, in the pocket of {friend}'),
  ],
};

const HOW_MANY = 3;

/** Three different ideas for the chapter of the brief, made of what the story so far holds. */
export function suggestIdeas(brief: StoryBrief, key: string): Idea[] {
  const story = planStory(brief, readMemory(brief, []), key);
  const random = seededRandom(['ideas', key, brief.phase, brief.previousParts.join('')].join('|'));
  return shuffle(IDEAS[brief.phase], random)
    .slice(0, HOW_MANY)
    .map(({ title, text }) => ({ title, text: fillTemplate(text, story.words) }));
}
