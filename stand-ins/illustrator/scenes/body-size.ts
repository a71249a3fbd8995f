import type { FigureSpec } from '../picture-spec.ts';
import { firstMeaning, type WordTable } from '../words/word-table.ts';

const CHILD_SIZE = 0.84;

/** Size by kind, with smaller differences between an elephant and a mouse than in nature. */
const SIZES_BY_KIND: WordTable<number> = [
  [/\b(?:fluffball|bubble|jelly|beetle|butterfly|firefly|cricket|seedpod|mushroom) alien\b/, 0.6],
  [/\b(?:green|one-eyed|three-eyed|antenna|long-eared|shell|flower) alien\b/, 0.72],
  [/\b(?:tentacle|quartz|amethyst|ice|geode|nebula|raincloud|rainbow|mirror) alien\b/, 0.98],
  [/\b(?:teapot spirit|lantern spirit|living book)\b/, 0.5],
  [/\b(?:bedsheet ghost|(?:blossom|flame|snow|rain|forest|clock|hearth) spirit)\b/, 0.62],
  [/\bmountain spirit\b/, 1.1],
  [/\b(?:butterfly|dragonfly|moth)\b/, 0.5],
  [/\b(?:mouse|hamster|hummingbird|robin|frog|crab|seahorse|chameleon|puffin)\b/, 0.54],
  [/\b(?:hedgehog|squirrel|guinea pig|meerkat|lemur|duck|chicken|snake|jackalope|fish)\b/, 0.6],
  [/\b(?:elephant|giraffe|whale|brachiosaurus|tyrannosaurus|spinosaurus|kraken|hydra|monster|island turtle)\b/, 1.18],
  [
    /\b(?:horse|unicorn|pegasus|bear|gorilla|rhinoceros|hippopotamus|moose|camel|lion|griffin|hippogriff|chimera|sphinx)\b/,
    0.98,
  ],
  [/\b(?:triceratops|stegosaurus|ankylosaurus|parasaurolophus|shark|dolphin|narwhal|walrus|polar bear)\b/, 0.98],
];
const SIZES_BY_RIG: Readonly<Record<FigureSpec['rig'], number>> = {
  human: 1,
  giant: 1.3,
  elemental: 1,
  monster: 1,
  dragon: 1.1,
  robot: 0.9,
  bird: 0.66,
  saurian: 0.9,
  sea: 0.8,
  critter: 0.76,
  bug: 0.46,
  ghost: 0.82,
  alien: 0.84,
};
/** Sizes of fairies, gnomes and the like, by their proportions. */
const SIZES_BY_PROPORTIONS = { ordinary: 1, small: 0.72, slender: 1.03, broad: 1.14 } as const;

/** The size of a figure relative to an adult person. */
export function bodySize(figure: FigureSpec): number {
  const byKind = 'kind' in figure ? firstMeaning(SIZES_BY_KIND, figure.kind) : undefined;
  const size = byKind ?? SIZES_BY_RIG[figure.rig];
  const build = figure.rig === 'human' ? SIZES_BY_PROPORTIONS[figure.being.proportions] : 1;
  return size * build * figure.stature * (figure.age === 'child' ? CHILD_SIZE : 1);
}
