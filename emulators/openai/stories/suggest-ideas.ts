import { toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { fillTemplate } from './fill-template.ts';
import { readMemory } from './memory/read-memory.ts';
import { seededRandom, shuffle } from './seeded-random.ts';
import type { Phase, StoryBrief } from './story-brief.ts';
import { planStory } from './story.ts';

/** Something that could happen in the next chapter: a few words to tap on, and a sentence. */
interface Idea {
  title: string;
  line: string;
}

const idea = (title: string, line: string): Idea => ({ title, line });

/** Wishes for each chapter: sentences of their own that also read well behind a colon. */
const IDEAS: Readonly<Record<Phase, readonly Idea[]>> = {
  introduction: [
    idea('A very late letter', 'A letter arrives for {hero} that has been a hundred years on the way.'),
    idea('The stowaway', 'Somebody very small is asleep in the bag of {friend}.'),
    idea('Two birthdays', '{Hero} and {folk} find out that they have the same birthday.'),
    idea('Behind the wallpaper', 'There is a map behind the wallpaper, with {place} in the middle.'),
    idea('The talking door', 'The front door has something to say to {hero}.'),
    idea('An odd visitor', 'A visitor comes to {place} by mistake and stays for supper.'),
  ],
  development: [
    idea('The moving bridge', 'A bridge will only carry people who tell it a secret.'),
    idea('The night market', 'In the middle of the wood there is a market that is open only at night.'),
    idea('Somebody lost', 'A lost little animal will not leave the side of {friend}.'),
    idea('The sleepy giant', 'A giant is lying across the road and wants to be sung to.'),
    idea('Two roads', 'At a crossroads {hero} and {friend} want to go different ways.'),
    idea('A word at midnight', 'At midnight there comes one single word from {theclue}.'),
    idea('The hat storm', 'A storm carries off all the hats and brings back other ones.'),
    idea('A friendly trick', '{Friend} gets them all past the guards with a friendly trick.'),
    idea('News from home', 'A bird that is out of breath brings a letter from {folk}.'),
  ],
  climax: [
    idea('The same song', '{Hero} and {foe} know the same song from when they were small.'),
    idea('Help arrives', 'Everybody from {place} comes running, out of breath, with soup.'),
    idea('The honest mirror', 'There is a mirror in which {foe} sees what {hero} sees.'),
    idea('What it was for', 'At last {hero} finds out what {thegift} is for.'),
    idea('A surprising swap', '{Hero} offers {foe} a swap that nobody would have expected.'),
    idea('Lights out', 'In complete darkness somebody begins to laugh.'),
    idea('The brave friend', 'There is something that only {friend} can do, and {friend} does it.'),
  ],
  resolution: [
    idea('One chair too few', 'At the feast there is one chair too few, until {foe} brings one.'),
    idea('Just the right work', '{Inplace} there is just the right work for {foe}.'),
    idea('The long surprise', '{Folk} has been keeping a surprise for {hero} all this time.'),
    idea('Brave fireworks', 'There are fireworks in the shape of everybody who was brave.'),
    idea('The potato statue', 'They put up a statue of {hero} and {friend} that looks a bit like two potatoes.'),
    idea('A quiet evening', 'They sit on the step with nothing to do but listen.'),
    idea('A second map', 'In the pocket of {friend} there is a second map, folded very small.'),
  ],
};

const HOW_MANY = 3;

/** Three different ideas for the chapter of the brief, made of what the story so far holds. */
export function suggestIdeas(brief: StoryBrief, key: string): Idea[] {
  const story = planStory(brief, readMemory(brief, []), key);
  const random = seededRandom(['ideas', key, brief.phase, brief.previousParts.join('')].join('|'));
  const avoided = toAvoided(
    brief.avoid,
    brief.characters.map(({ name }) => name),
  );
  return shuffle(IDEAS[brief.phase], random)
    .slice(0, HOW_MANY)
    .map(({ title, line }) => ({
      title: withoutAvoided(title, avoided),
      line: withoutAvoided(fillTemplate(line, story.words), avoided),
    }));
}
