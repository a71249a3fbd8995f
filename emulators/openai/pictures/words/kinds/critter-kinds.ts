import type { CritterKind } from '../../picture-spec.ts';
import { firstMeaning, type WordTable } from '../match-words.ts';
import type { KindReader, OwnColours } from './figure-kind.ts';

const CRITTERS: WordTable<CritterKind> = [
  [/phoenix|firebird/, 'phoenix'],
  [/unicorn|pegasus|alicorn|horse|pony|kirin/, 'unicorn'],
  [/fox|kitsune/, 'fox'],
  [/owl|griffin|gryphon|hippogriff/, 'owl'],
  [/rabbit|bunny|hare/, 'rabbit'],
  [/tiger|leopard|cheetah|jaguar/, 'tiger'],
  [/lion|manticore|sphinx|chimera/, 'lion'],
  [/wolf|werewolf|coyote|fenrir|cerberus/, 'wolf'],
  [/\bdogs?\b|puppy|hound|retriever|poodle/, 'dog'],
  [/panda/, 'panda'],
  [/bear|yeti|bigfoot/, 'bear'],
  [/deer|stag|elk|moose|reindeer|jackalope/, 'deer'],
  [/mouse|rat\b|hamster|squirrel|hedgehog|chipmunk|otter|beaver|badger|raccoon/, 'mouse'],
  [/bird|eagle|hawk|falcon|parrot|penguin|raven|crow|sparrow|duck|swan|robin|dove|peacock|toucan/, 'bird'],
  [/\bcats?\b|kitten|feline|panther|lynx|familiar|animal|pet\b|mammal|creature/, 'cat'],
];

const CRITTER_COLOURS: Readonly<Record<CritterKind, OwnColours>> = {
  fox: ['#e8803a'],
  owl: ['#8a6a4f', '#a07a52'],
  rabbit: ['#d9cbbb', '#c9b096'],
  lion: ['#e0a548'],
  cat: ['#8d97a8', '#d9924a', '#4a4656'],
  wolf: ['#8793a6'],
  dog: ['#c8905a', '#e0b878'],
  bear: ['#9a6a44'],
  panda: ['#eeedf0'],
  deer: ['#c08a58'],
  unicorn: ['#f4f0fa'],
  mouse: ['#b8a08c', '#a9a4ae'],
  tiger: ['#ee9440'],
  bird: ['#4f9ad8', '#e2604a'],
  phoenix: ['#ea6a30'],
};

export const readCritter: KindReader = ({ level }) => {
  const kind = firstMeaning(CRITTERS, level);
  return kind === undefined ? null : { shape: { rig: 'critter', kind }, ownColours: CRITTER_COLOURS[kind] };
};
