import type {
  CritterKind,
  CritterSpec,
  DragonElement,
  DragonSpec,
  HumanSpec,
  RobotModel,
  RobotSpec,
} from '../picture-spec.ts';
import { readOutfit } from '../figures/human/outfits.ts';
import { createRandom } from '../svg/random.ts';
import { firstMeaning, type WordTable } from './match-words.ts';

type OwnColours = readonly [string, ...string[]];

/** Which rig draws a kind, what is special to it, and the colours it has when none was chosen. */
interface FigureKind {
  readonly shape:
    | Pick<HumanSpec, 'rig' | 'outfit' | 'folk'>
    | Pick<DragonSpec, 'rig' | 'element'>
    | Pick<CritterSpec, 'rig' | 'kind'>
    | Pick<RobotSpec, 'rig' | 'model'>;
  readonly ownColours: OwnColours;
}

const DRAGON_WORDS = /dragon|wyvern|drake|wyrm|hydra|basilisk|serpent|lizard|dinosaur|leviathan|kraken|reptil/;
const ROBOT_WORDS = /robot|android|cyborg|artificial intelligence|\bai\b|drone|automaton|mech|golem|machine|\bbot\b/;

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

const ELEMENTS: WordTable<DragonElement> = [
  [/fire|flame|lava|ember|volcan|inferno|magma/, 'fire'],
  [/ice|frost|snow|winter|glaci/, 'ice'],
  [/earth|forest|nature|wood|moss|jungle|plant|stone|rock/, 'earth'],
  [/water|sea|ocean|river|rain|coral|leviathan|kraken|serpent/, 'water'],
  [/storm|thunder|lightning|wind|sky|air|cloud/, 'storm'],
  [/shadow|dark|night|void|bone|undead/, 'shadow'],
  [/gold|treasure|metal|bronze|sun/, 'gold'],
  [/crystal|gem|jewel/, 'crystal'],
  [/star|celestial|moon|cosmic|light|time|spirit|dream|fairy/, 'star'],
];

const ELEMENT_COLOURS: Readonly<Record<DragonElement, OwnColours>> = {
  fire: ['#e2503a'],
  ice: ['#8cc8ee'],
  earth: ['#5a9a4c'],
  water: ['#3a9ab8'],
  storm: ['#6a7cb8'],
  shadow: ['#5a4a86'],
  star: ['#6a6ae0'],
  crystal: ['#c884dc'],
  gold: ['#e0a83a'],
};

const MODELS: WordTable<RobotModel> = [
  [/garden|farm|flower|plant/, 'gardener'],
  [/explor|rover|probe|space|scout|drone|survey/, 'explorer'],
  [/guard|warrior|battle|combat|defen|security|sentinel|soldier|military|war\b/, 'guardian'],
  [/tiny|companion|pet|toy|pocket|friend|nano|entertain/, 'companion'],
  [/scholar|teacher|learn|library|ancient|oracle|medical|doctor|research|scien|analys/, 'scholar'],
  [/build|construct|work|repair|engineer|industr|mechanic|golem/, 'builder'],
  [/android|cyborg|human|artificial intelligence|\bai\b|hologram|virtual|assistant/, 'android'],
  [/help|service|house|cook|clean/, 'helper'],
];
const ROBOT_MODELS_BY_CHANCE = ['helper', 'explorer', 'companion'] as const;
const ROBOT_COLOURS: OwnColours = ['#8fc7d8', '#e8a04a', '#7aa86a', '#c86a6a', '#9a8ad0'];

const CLOTH_COLOURS: OwnColours = [
  '#4a5fc0',
  '#2f9e6a',
  '#b84a6a',
  '#c8803a',
  '#4a8fb8',
  '#7a4cba',
  '#c04a3a',
  '#2b9694',
];

const FOLKS: WordTable<HumanSpec['folk']> = [
  [/alien|martian|extraterr/, 'alien'],
  [/ghost|spirit|angel|supernatural|spectre|phantom/, 'spirit'],
  [/dark being|demon|vampire|undead|lich|blood mage|necromanc/, 'dark'],
  [/fairy|fae|pixie|sprite|nymph/, 'fairy'],
  [/hybrid|cat ?girl|cat ?boy|centaur|satyr|mermaid|merfolk|harpy|minotaur/, 'hybrid'],
  [/elf|elven|magical being|dryad|gnome|dwarf|goblin/, 'elf'],
];

/** Reads the product's "Category - Subcategory - Specific type", or any words about what the figure is. */
export function readFigureKind(text: string, identity: string): FigureKind {
  const words = text.toLowerCase();
  const category = words.split(' - ')[0] ?? words;
  const chance = createRandom(`${identity}|kind`);
  if (/^human|^mystic\b|^magical|^alien|^dark|^supernatural|^hybrid/.test(category))
    return person(text, category, words);
  if (/^robot|^artificial/.test(category) || ROBOT_WORDS.test(words)) {
    const model = firstMeaning(MODELS, withoutCategory(words)) ?? chance.pick(ROBOT_MODELS_BY_CHANCE);
    return { shape: { rig: 'robot', model }, ownColours: ROBOT_COLOURS };
  }
  if (DRAGON_WORDS.test(words)) {
    const element = firstMeaning(ELEMENTS, words) ?? chance.pick(['fire', 'star', 'earth'] as const);
    return { shape: { rig: 'dragon', element }, ownColours: ELEMENT_COLOURS[element] };
  }
  const kind = firstMeaning(CRITTERS, withoutCategory(words)) ?? firstMeaning(CRITTERS, words);
  if (kind !== undefined) return { shape: { rig: 'critter', kind }, ownColours: CRITTER_COLOURS[kind] };
  return person(text, category, words);
}

const withoutCategory = (words: string) => (words.includes(' - ') ? words.split(' - ').slice(1).join(' ') : words);

function person(text: string, category: string, words: string): FigureKind {
  const folk = category.startsWith('human') ? 'person' : (firstMeaning(FOLKS, words) ?? 'person');
  return { shape: { rig: 'human', outfit: readOutfit(text), folk }, ownColours: CLOTH_COLOURS };
}
