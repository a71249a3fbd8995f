import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  RegExpMatcher,
  type EnglishProfaneWord,
} from 'obscenity';
import type { Category } from './categories.ts';

/** Harmless words of stories and fairy tales that the word list flags wrongly. */
const HARMLESS_WORDS: Partial<Record<EnglishProfaneWord, readonly string[]>> = {
  dick: ['dick whittington', 'uncle dick', 'dick and jane', 'moby dick', 'dick turpin', 'dicky bird'],
  tit: [
    'blue tit',
    'great tit',
    'coal tit',
    'marsh tit',
    'long-tailed tit',
    'tit-bit',
    'tit bit',
    'titbit',
    'tit for tat',
  ],
  shit: ['shiitake', 'shih tzu'],
  pussy: ['pussy willow', 'pussycat', 'pussy cat', 'pussy-cat', 'pussyfoot'],
  cock: [
    'cock-a-doodle',
    'cockadoodle',
    'cock a doodle',
    'weathercock',
    'cockerel',
    'peacock',
    'woodcock',
    'cock-crow',
    'like a cock',
    'the cock crow',
    'cock crow',
  ],
  prick: [
    'pricked',
    'pricking',
    'prickle',
    'prickly',
    'prick her finger',
    'prick his finger',
    'prick your finger',
    'prick my finger',
  ],
  ass: ['the ass ', 'little ass ', 'donkey or ass', 'wild ass', 'ox and ass', 'ox and the ass'],
  arse: ['sparse', 'coarse', 'hoarse', 'parse'],
  scat: ['scatter', 'scat!', 'scat cat', 'scat,'],
  dyke: ['in the dyke', 'on the dyke', 'the dyke', 'dykes'],
  turd: ['sturdy', 'sturd'],
  cum: ['cummings', 'cummerbund'],
  spastic: [],
};

const SEXUAL_WORDS: ReadonlySet<EnglishProfaneWord> = new Set([
  'anal',
  'anus',
  'bestiality',
  'blowjob',
  'boob',
  'buttplug',
  'cock',
  'cum',
  'deepthroat',
  'dick',
  'dildo',
  'doggystyle',
  'double penetration',
  'ejaculate',
  'felch',
  'fellatio',
  'finger bang',
  'fisting',
  'gangbang',
  'handjob',
  'hentai',
  'hooker',
  'incest',
  'jerk off',
  'jizz',
  'lubejob',
  'masturbate',
  'orgasm',
  'orgy',
  'penis',
  'porn',
  'pussy',
  'rape',
  'semen',
  'sex',
  'tit',
  'vagina',
  'wank',
]);
const HATE_WORDS: ReadonlySet<EnglishProfaneWord> = new Set([
  'abeed',
  'abo',
  'africoon',
  'arabush',
  'boonga',
  'chingchong',
  'chink',
  'dyke',
  'fag',
  'kike',
  'negro',
  'nigger',
  'retard',
  'spastic',
  'tranny',
]);

const dataset = new DataSet<{ originalWord: EnglishProfaneWord }>().addAll(englishDataset);
for (const [word, terms] of Object.entries(HARMLESS_WORDS)) {
  dataset.addPhrase((phrase) => {
    let marked = phrase.setMetadata({ originalWord: word as EnglishProfaneWord });
    for (const term of terms) marked = marked.addWhitelistedTerm(term);
    return marked;
  });
}
const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });

/** The categories of the swear words in a text, including leetspeak and stretched letters; empty if there are none. */
export function findProfanity(text: string): Set<Category> {
  const categories = new Set<Category>();
  for (const match of matcher.getAllMatches(text)) {
    const word = dataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord;
    if (word === undefined) continue;
    if (SEXUAL_WORDS.has(word)) categories.add('sexual');
    else categories.add(HATE_WORDS.has(word) ? 'hate' : 'harassment');
  }
  return categories;
}
