import { toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { fillTemplate } from './fill-template.ts';
import { readMemory } from './memory/read-memory.ts';
import { seededRandom, shuffle } from './seeded-random.ts';
import type { BibleBrief, Phase } from './story-brief.ts';
import { NEXT_PHASE, planStory } from './story.ts';

/** Something that could happen in the next chapter: a few words to tap on, a sentence, and what it is shown by. */
interface Idea {
  title: string;
  line: string;
  picture: string;
}

const idea = (picture: string, title: string, line: string): Idea => ({ title, line, picture });

/** Wishes for each chapter: sentences of their own that also read well behind a colon. */
const IDEAS: Readonly<Record<Exclude<Phase, 'introduction'>, readonly Idea[]>> = {
  development: [
    idea('river', 'The moving bridge', 'A bridge will only carry people who tell it a secret.'),
    idea('market', 'The night market', 'In the middle of the wood there is a market that is open only at night.'),
    idea('forest', 'Somebody lost', 'A lost little animal will not leave the side of {friend}.'),
    idea('mountain', 'The sleepy giant', 'A giant is lying across the road and wants to be sung to.'),
    idea('meadow', 'Two roads', 'At a crossroads {hero} and {friend} want to go different ways.'),
    idea('dreams', 'A word at midnight', 'At midnight there comes one single word from {theclue}.'),
    idea('clouds', 'The hat storm', 'A storm carries off all the hats and brings back other ones.'),
    idea('castle', 'A friendly trick', '{Friend} gets them all past the guards with a friendly trick.'),
    idea('tower', 'News from home', 'A bird that is out of breath brings a letter from {folk}.'),
  ],
  climax: [
    idea('music', 'The same song', '{Hero} and {foe} know the same song from when they were small.'),
    idea('village', 'Help arrives', 'Everybody from {place} comes running, out of breath, with soup.'),
    idea('labyrinth', 'The honest mirror', 'There is a mirror in which {foe} sees what {hero} sees.'),
    idea('workshop', 'What it was for', 'At last {hero} finds out what {thegift} is for.'),
    idea('fairground', 'A surprising swap', '{Hero} offers {foe} a swap that nobody would have expected.'),
    idea('cave', 'Lights out', 'In complete darkness somebody begins to laugh.'),
    idea('waterfall', 'The brave friend', 'There is something that only {friend} can do, and {friend} does it.'),
  ],
  resolution: [
    idea('cottage', 'One chair too few', 'At the feast there is one chair too few, until {foe} brings one.'),
    idea('farm', 'Just the right work', '{Inplace} there is just the right work for {foe}.'),
    idea('garden', 'The long surprise', '{Folk} has been keeping a surprise for {hero} all this time.'),
    idea('city', 'Brave fireworks', 'There are fireworks in the shape of everybody who was brave.'),
    idea(
      'ruins',
      'The potato statue',
      'They put up a statue of {hero} and {friend} that looks a bit like two potatoes.',
    ),
    idea('lake', 'A quiet evening', 'They sit on the step with nothing to do but listen.'),
    idea('island', 'A second map', 'In the pocket of {friend} there is a second map, folded very small.'),
  ],
};

const HOW_MANY = 3;

/** Three different ideas for the chapter after the one of the brief, made of what the story so far holds; none at its end. */
export function suggestIdeas(brief: BibleBrief, key: string): Idea[] {
  if (brief.phase === 'resolution') return [];
  const phase = NEXT_PHASE[brief.phase];
  const next = { ...brief, phase, previousParts: [...brief.previousParts, brief.chapter.join('\n\n')] };
  const story = planStory(next, readMemory(next, []), key);
  const random = seededRandom(['ideas', key, phase, next.previousParts.join('')].join('|'));
  const avoided = toAvoided(
    brief.avoid,
    brief.characters.map(({ name }) => name),
  );
  return shuffle(IDEAS[phase], random)
    .slice(0, HOW_MANY)
    .map(({ title, line, picture }) => ({
      title: withoutAvoided(title, avoided),
      line: withoutAvoided(fillTemplate(line, story.words), avoided),
      picture,
    }));
}
