import { createNameFinder } from '@talelantern/domain/safety/find-names';
import { nameWordsOf } from '@talelantern/domain/safety/name-words';
import type { GeneratedStory } from './generate-stories.ts';

/** Common given names, and those that are also words: nouns, verbs and function words. */
const NAMES = `
  Olivia Amelia Isla Ava Ivy Freya Lily Florence Mia Willow Rosie Sophia Isabella Grace Daisy Sienna Poppy Elsie Emily
  Ella Evelyn Phoebe Evie Charlotte Harper Millie Matilda Maya Sofia Alice Emma Ruby Aurora Eva Luna Ada Penelope Violet
  Arabella Olive Rose Hazel Iris Maeve Robyn Eden Ottilie Ayla Zara Noah Muhammad George Oliver Leo Arthur Oscar Theodore
  Theo Freddie Archie Luca Henry Jude Lucas Harry Jack Charlie Alfie Finley Thomas Albie Arlo Tommy Teddy Roman Louie
  Isaac Adam Hunter Ezra Reggie Hugo Max Mason Edward Jaxon Rory Reuben Albert Toby Elijah Sebastian Liam James William
  Will Benjamin Daniel Samuel Sam David Joseph Carter Owen Wyatt John Matthew Luke Asher Aiden Gabriel Anthony Dylan Leon
  Emil Paul Finn Elias Felix Jonas Ben Anton Matteo Karl Moritz Jakob Johann Hanna Emilia Lina Mila Clara Lea Marie Frieda
  Anna Lotta Leni Ida Mathilda Greta Nora Juna Maja Zoe Lara Sarah Lena Johanna Julia Laura Sara Mina Elif Aisha Fatima
  Yusuf Ali Omar Amir Hassan Mei Li Wei Jun Bo Jo Al Ed Ty An May Mark Rosa Don Star Bear River Sky Joy Faith Hope Angel
  Bee Art Ray Jay Guy Kai Kim Lee Pat Sue Bob Nick Chase Grant Drew Wade Dean Frank Jasper Robin Summer Autumn Dawn Eve
  Marc Matt Cora Ever Alex Nico Marco Bruno Otto Milo Marta Ana Eli Ian
`.match(/\p{L}+/gu);
const INITIALS = ['A.J.', 'J.J.', 'T.J.', 'K.C.', 'J R', 'A.I.', 'I.A.', 'A.M.'];

interface FalsePositives {
  /** Fraction of the pairs of a story and an unrelated name in which the story could not be shared or narrated. */
  share: number;
  names: Set<string>;
}

/** How often a story could not be shared because a word in it is the child's name. */
export function falsePositives(stories: readonly GeneratedStory[]): FalsePositives {
  const names = new Set([...(NAMES ?? []), ...INITIALS]);
  const find = createNameFinder(nameWordsOf([...names]));
  const namesIn = (text: string, reading: 'prose' | 'label') =>
    new Set(find(text.normalize('NFC'), reading).map(({ name }) => name.text));
  const perStory = stories.map(({ chapters }) => {
    const storyNames = chapters.flatMap(({ brief }) =>
      [...brief.characters, ...brief.locations].map(({ name }) => name),
    );
    const own = namesIn(storyNames.join('\n'), 'label');
    const text = chapters.flatMap(({ paragraphs }) => paragraphs).join('\n');
    return { found: [...namesIn(text, 'prose')].filter((name) => !own.has(name)), others: names.size - own.size };
  });
  const words = perStory.flatMap((one) => one.found);
  return {
    share: words.length / perStory.reduce((sum, { others }) => sum + others, 0),
    names: new Set(words),
  };
}
