import { describe, expect, it } from 'vitest';
import { APPEARANCE_SETS } from '../characters/looks.ts';
import { FEATURE_GROUPS } from '../characters/distinguishing-features.ts';
import { APPEARANCE_FIELDS } from '../characters/looks.ts';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '../images/picture-settings.ts';
import { PORTRAIT_STYLE_GROUPS, portraitStylesIn } from '../images/portrait-styles.ts';
import { POWERS } from '../characters/powers.ts';
import { ROLE_CHOICES } from '../characters/roles.ts';
import { TRAIT_GROUPS } from '../characters/traits.ts';
import { subcategoriesOf } from '../characters/types/character-types.ts';
import { TOP_LEVEL_TYPES } from '../characters/types/top-level-types.ts';
import { GENTLE_THEME_NAMES } from './gentle-themes.ts';
import { RELATIONSHIP_CHOICES } from '../stories/relationships.ts';
import { THEME_GROUPS } from './themes.ts';
import type { Choice } from './choice.ts';

/** Ids are stored, so they never change. A new entry adds its id here. */
const STABLE_IDS: Readonly<Record<string, string>> = {
  'top-level types':
    'human animal supernatural-being robot-artificial-intelligence mythical-creature alien magical-being mystic hybrid dark-being',
  Human:
    'warrior healer scholar royal leader artisan explorer performer merchant criminal nomad mystic law-enforcement emergency-services sports-professional culinary-expert creative-professional',
  'Human - Warrior': 'knight archer samurai viking gladiator shield-maiden fencer warrior-monk',
  'Human - Healer': 'doctor nurse herbalist apothecary veterinarian dentist flying-doctor village-healer',
  'Human - Scholar': 'librarian historian astronomer scientist teacher mapmaker philosopher inventor',
  'Human - Royal': 'king queen prince princess duke duchess royal-adviser royal-page',
  'Human - Leader': 'mayor captain chieftain village-elder',
  'Human - Artisan': 'blacksmith carpenter potter weaver clockmaker glassblower toymaker lantern-maker',
  'Human - Explorer': 'sailor mountaineer pilot astronaut deep-sea-diver treasure-seeker polar-explorer archaeologist',
  'Human - Performer': 'singer dancer acrobat juggler stage-magician actor puppeteer storyteller',
  'Human - Merchant': 'market-trader spice-seller shopkeeper bookseller',
  'Human - Criminal': 'pirate smuggler burglar pickpocket',
  'Human - Nomad': 'desert-wanderer caravan-guide shepherd steppe-rider',
  'Human - Mystic': 'fortune-teller dream-reader stargazer forest-hermit',
  'Human - Law Enforcement': 'police-officer detective sheriff park-ranger',
  'Human - Emergency Services': 'firefighter paramedic lifeguard mountain-rescuer',
  'Human - Sports Professional': 'footballer gymnast swimmer runner figure-skater cyclist tennis-player rock-climber',
  'Human - Culinary Expert': 'baker chef chocolatier ice-cream-maker',
  'Human - Creative Professional':
    'painter writer photographer architect fashion-designer composer sculptor film-director',
  Animal:
    'fur-and-feather farm-animal house-pet woodland-animal savanna-animal jungle-animal desert-and-outback-animal bird polar-animal sea-animal riverbank-animal garden-insect dinosaur',
  'Animal - Fur and Feather': 'fox owl rabbit wolf bear deer lion cat',
  'Animal - Farm Animal': 'horse cow sheep goat pig donkey chicken goose',
  'Animal - House Pet': 'dog hamster guinea-pig pony',
  'Animal - Woodland Animal': 'squirrel hedgehog badger raccoon beaver mouse otter moose',
  'Animal - Savanna Animal': 'elephant giraffe zebra rhinoceros hippopotamus cheetah meerkat gazelle',
  'Animal - Jungle Animal': 'tiger panda monkey gorilla orangutan sloth lemur anteater',
  'Animal - Desert and Outback Animal': 'camel fennec-fox armadillo snake kangaroo koala chameleon tortoise',
  'Animal - Bird': 'eagle parrot swan peacock flamingo toucan robin hummingbird',
  'Animal - Polar Animal': 'penguin polar-bear walrus reindeer snow-leopard arctic-hare husky puffin',
  'Animal - Sea Animal': 'dolphin whale narwhal seal octopus sea-turtle seahorse crab',
  'Animal - Riverbank Animal': 'frog duck crocodile platypus',
  'Animal - Garden Insect': 'butterfly honeybee ladybug dragonfly firefly ant grasshopper caterpillar',
  'Animal - Dinosaur':
    'tyrannosaurus triceratops stegosaurus brachiosaurus ankylosaurus velociraptor spinosaurus parasaurolophus',
  'Supernatural Being':
    'ghost nature-spirit household-spirit angel celestial-being dream-being season-bringer vampire werefolk undead',
  'Supernatural Being - Ghost':
    'castle-ghost attic-ghost library-ghost lighthouse-ghost garden-ghost bedsheet-ghost sailor-ghost musical-ghost',
  'Supernatural Being - Nature Spirit':
    'river-spirit forest-spirit mountain-spirit wind-spirit rain-spirit snow-spirit flame-spirit blossom-spirit',
  'Supernatural Being - Household Spirit': 'hearth-spirit teapot-spirit clock-spirit lantern-spirit',
  'Supernatural Being - Angel': 'guardian-angel dawn-angel snow-angel song-angel',
  'Supernatural Being - Celestial Being':
    'star-child moon-maiden sun-prince comet-rider aurora-dancer cloud-shepherd constellation-keeper rainbow-painter',
  'Supernatural Being - Dream Being': 'dream-weaver lullaby-singer pillow-guardian daydream-drifter',
  'Supernatural Being - Season Bringer': 'spring-bringer summer-bringer autumn-bringer winter-bringer',
  'Supernatural Being - Vampire': 'castle-vampire moonlight-vampire opera-vampire tomato-vampire',
  'Supernatural Being - Werefolk': 'werewolf werecat werebear werefox',
  'Supernatural Being - Undead': 'skeleton mummy zombie pumpkin-head',
  'Robot/Artificial Intelligence':
    'everyday-robot animal-robot space-robot rescue-robot vehicle-robot giant-robot toy-robot clockwork-robot workshop-robot android artificial-intelligence',
  'Robot/Artificial Intelligence - Everyday Robot':
    'helper-robot explorer-robot guardian-robot companion-robot scholar-robot builder-robot gardener-robot gentle-android',
  'Robot/Artificial Intelligence - Animal Robot':
    'robot-dog robot-cat robot-owl robot-horse robot-turtle robot-dolphin robot-butterfly robot-dragon',
  'Robot/Artificial Intelligence - Space Robot': 'rover-robot satellite-robot starship-robot comet-catcher-robot',
  'Robot/Artificial Intelligence - Rescue Robot': 'firefighter-robot diver-robot medic-robot snow-rescue-robot',
  'Robot/Artificial Intelligence - Vehicle Robot': 'rocket-robot train-robot submarine-robot hovercar-robot',
  'Robot/Artificial Intelligence - Giant Robot':
    'mountain-lifter-robot lighthouse-robot walking-house-robot harbor-crane-robot',
  'Robot/Artificial Intelligence - Toy Robot': 'wind-up-robot tin-robot building-block-robot patchwork-robot',
  'Robot/Artificial Intelligence - Clockwork Robot':
    'clockwork-knight clockwork-dancer clockwork-musician clockwork-butler',
  'Robot/Artificial Intelligence - Workshop Robot': 'steam-robot scrap-robot bubble-robot painter-robot',
  'Robot/Artificial Intelligence - Android': 'pilot-android musician-android detective-android teacher-android',
  'Robot/Artificial Intelligence - Artificial Intelligence': 'hologram-guide starship-mind library-mind dream-computer',
  'Mythical Creature':
    'dragon magical-horse phoenix guardian-beast wonder-beast little-legend merfolk sea-legend giant-folk hoofed-folk golem tree-folk',
  'Mythical Creature - Dragon':
    'fire-dragon ice-dragon forest-dragon sea-dragon storm-dragon shadow-dragon crystal-dragon star-dragon',
  'Mythical Creature - Magical Horse':
    'silver-unicorn rainbow-unicorn forest-unicorn midnight-unicorn cloud-pegasus star-pegasus water-horse flame-maned-horse',
  'Mythical Creature - Phoenix': 'fire-phoenix dawn-phoenix ice-phoenix rainbow-phoenix',
  'Mythical Creature - Guardian Beast':
    'griffin hippogriff sphinx winged-lion chimera qilin stone-lion nine-tailed-fox',
  'Mythical Creature - Wonder Beast': 'hydra three-headed-dog basilisk feathered-serpent',
  'Mythical Creature - Little Legend': 'jackalope moon-rabbit dream-tapir cloud-sheep',
  'Mythical Creature - Merfolk': 'mermaid merman selkie reef-singer',
  'Mythical Creature - Sea Legend': 'kraken sea-serpent island-turtle lake-monster',
  'Mythical Creature - Giant Folk':
    'mountain-giant frost-giant cloud-giant garden-giant cyclops bridge-troll ogre yeti',
  'Mythical Creature - Hoofed Folk': 'centaur faun minotaur stag-guardian',
  'Mythical Creature - Golem': 'stone-golem clay-golem crystal-golem snow-golem',
  'Mythical Creature - Tree Folk': 'oak-guardian willow-whisperer pine-walker apple-tree-elder',
  Alien:
    'star-traveler little-alien furry-alien sea-world-alien plant-alien insect-alien crystal-alien light-alien cloud-alien shape-shifting-alien cosmic-creature',
  'Alien - Star Traveler':
    'star-captain comet-surfer moon-farmer planet-painter galaxy-mapmaker asteroid-miner rocket-mechanic space-pirate',
  'Alien - Little Alien': 'green-alien one-eyed-alien three-eyed-alien antenna-alien',
  'Alien - Furry Alien': 'fluffball-alien long-eared-alien striped-alien six-legged-alien',
  'Alien - Sea-World Alien': 'bubble-alien tentacle-alien finned-alien shell-alien',
  'Alien - Plant Alien': 'flower-alien cactus-alien mushroom-alien seedpod-alien',
  'Alien - Insect Alien': 'beetle-alien butterfly-alien firefly-alien cricket-alien',
  'Alien - Crystal Alien': 'quartz-alien amethyst-alien ice-alien geode-alien',
  'Alien - Light Alien': 'sunbeam-alien starlight-alien rainbow-alien lightning-alien',
  'Alien - Cloud Alien': 'nebula-alien mist-alien raincloud-alien cotton-cloud-alien',
  'Alien - Shape-Shifting Alien': 'jelly-alien mirror-alien ribbon-alien balloon-alien',
  'Alien - Cosmic Creature':
    'space-whale star-jellyfish comet-fox moon-moth asteroid-snail nebula-manta meteor-pup planet-turtle',
  'Magical Being': 'fairy sprite elf dwarf gnome hidden-folk spellcaster genie elemental dryad enchanted-friend',
  'Magical Being - Fairy':
    'flower-fairy leaf-fairy snow-fairy water-fairy moon-fairy music-fairy tooth-fairy fairy-queen',
  'Magical Being - Sprite': 'dewdrop-sprite ember-sprite breeze-sprite ink-sprite',
  'Magical Being - Elf': 'forest-elf moon-elf frost-elf workshop-elf',
  'Magical Being - Dwarf': 'miner-dwarf blacksmith-dwarf gem-cutter-dwarf baker-dwarf',
  'Magical Being - Gnome': 'garden-gnome mushroom-gnome tinker-gnome book-gnome',
  'Magical Being - Hidden Folk': 'leprechaun brownie kobold hill-dweller',
  'Magical Being - Spellcaster':
    'kitchen-witch forest-witch cloud-witch star-wizard book-wizard weather-wizard enchantress enchanter',
  'Magical Being - Genie': 'lamp-genie bottle-genie sand-genie cloud-genie',
  'Magical Being - Elemental':
    'fire-elemental water-elemental air-elemental earth-elemental ice-elemental lightning-elemental crystal-elemental light-elemental',
  'Magical Being - Dryad': 'oak-dryad birch-dryad rose-dryad cherry-blossom-dryad',
  'Magical Being - Enchanted Friend':
    'snow-person scarecrow gingerbread-person wooden-puppet rag-doll teddy-bear toy-soldier living-book',
  Mystic:
    'mage oracle druid wandering-monk alchemist star-sage dream-guide animal-whisperer keeper-of-secrets spell-singer time-keeper',
  'Mystic - Mage': 'fire-mage water-mage wind-mage stone-mage light-mage shadow-mage crystal-mage mirror-mage',
  'Mystic - Oracle': 'moon-oracle sea-oracle cave-oracle crystal-ball-oracle',
  'Mystic - Druid': 'grove-druid river-druid stone-circle-druid mushroom-druid',
  'Mystic - Wandering Monk': 'mountain-monk cloud-monk bamboo-monk bell-monk',
  'Mystic - Alchemist': 'gold-alchemist color-alchemist perfume-alchemist cloud-alchemist',
  'Mystic - Star Sage': 'sun-sage comet-reader zodiac-keeper planet-listener',
  'Mystic - Dream Guide': 'sleepwalker-guide cloud-bed-guide moonbeam-guide memory-guide',
  'Mystic - Animal Whisperer': 'wolf-whisperer bird-whisperer whale-whisperer dragon-whisperer',
  'Mystic - Keeper of Secrets': 'rune-carver scroll-keeper riddle-keeper key-keeper',
  'Mystic - Spell Singer': 'harp-enchanter flute-charmer drum-caller song-weaver',
  'Mystic - Time Keeper': 'hourglass-keeper clock-tower-mystic sundial-mystic season-turner',
  Hybrid: 'furry-folk winged-folk sea-folk horned-folk half-dragon half-magic-folk plant-folk cyborg mixed-up-animal',
  'Hybrid - Furry Folk': 'foxling wolfling catling bearling rabbitling otterling mouseling lionling',
  'Hybrid - Winged Folk':
    'owl-flyer eagle-flyer swan-flyer raven-flyer bat-flyer butterfly-flyer dragonfly-flyer moth-flyer',
  'Hybrid - Sea Folk': 'shark-swimmer octopus-swimmer seal-swimmer turtle-swimmer',
  'Hybrid - Horned Folk': 'ramling stagling goatling unicornling',
  'Hybrid - Half-Dragon': 'flame-half-dragon frost-half-dragon leaf-half-dragon sky-half-dragon',
  'Hybrid - Half-Magic Folk': 'half-elf half-fairy half-giant half-genie',
  'Hybrid - Plant Folk': 'roseling fernling acornling mushroomling',
  'Hybrid - Cyborg': 'cyborg-explorer cyborg-inventor cyborg-musician cyborg-athlete',
  'Hybrid - Mixed-Up Animal': 'winged-cat fish-tailed-fox butterfly-elephant antlered-bear',
  'Dark Being':
    'shadow-being dark-magician blood-mage dark-knight dark-royal dark-fairy imp goblin gargoyle monster nightmare',
  'Dark Being - Shadow Being': 'shadow-walker shadow-dancer shadow-thief shadow-cat',
  'Dark Being - Dark Magician': 'night-sorcerer night-sorceress hex-brewer mirror-warlock',
  'Dark Being - Blood Mage': 'crimson-blood-mage rose-blood-mage moon-blood-mage royal-blood-mage',
  'Dark Being - Dark Knight': 'raven-knight iron-knight thorn-knight nightfall-knight',
  'Dark Being - Dark Royal': 'ice-queen thorn-king raven-princess shadow-prince',
  'Dark Being - Dark Fairy': 'thorn-fairy raven-fairy toadstool-fairy nightshade-fairy',
  'Dark Being - Imp': 'fire-imp cellar-imp ink-imp thunder-imp',
  'Dark Being - Goblin': 'market-goblin tunnel-goblin swamp-goblin junkyard-goblin',
  'Dark Being - Gargoyle': 'tower-gargoyle bridge-gargoyle fountain-gargoyle garden-gargoyle',
  'Dark Being - Monster':
    'under-bed-monster closet-monster sock-eating-monster swamp-monster fog-monster cave-monster thunder-monster many-eyed-monster',
  'Dark Being - Nightmare': 'nightmare-horse nightmare-weaver nightmare-jester nightmare-moth',
  'Positive traits':
    'brave kind curious loyal patient funny gentle clever honest generous cheerful creative helpful wise playful determined',
  'Neutral traits': 'stubborn quiet dreamy serious restless shy cautious proud mysterious forgetful',
  'Dark traits': 'grumpy sly greedy jealous vain bossy reckless vengeful ruthless deceitful',
  powers:
    'flying invisibility time-travel talking-to-animals growing-plants control-weather healing shape-shifting elemental-magic mind-reading dream-walking teleportation light-creation shadow-control crystal-magic music-magic potion-making illusions nature-control energy-beams',
  roles: 'hero villain mentor sidekick antihero guardian trickster',
  relationships:
    'friend enemy sibling parent child mentor student rival partner guardian protector servant master twin cousin teacher apprentice ally nemesis family',
  'features: cool-accessories':
    'striped-scarf round-glasses brass-goggles patched-backpack feathered-hat polka-dot-bow-tie silver-locket tiny-golden-crown',
  'features: special-powers':
    'glowing-heart shimmering-aura trail-of-sparkles floating-lights musical-footsteps own-little-rain-cloud color-changing-eyes voice-like-bells',
  'features: unique-looks':
    'mismatched-eyes heart-shaped-mark rainbow-streak swirly-markings crooked-smile shining-eyes freckles wild-curls spotted-ears snow-white-tail-tip blinking-antenna glowing-core glowing-scales curly-horns colorful-patches glowing-cracks leafy-curls',
  'features: dark-features':
    'raven-feather-cloak shadow-aura wisps-of-smoke glowing-red-eyes jagged-scar thorny-crown bat-wing-cape bone-pendant',
  'features: battle-gear':
    'silver-shield shining-breastplate plumed-helmet bright-banner sturdy-gauntlets wooden-sword moon-steel-blade quiver-of-arrows',
  'features: nature-elements':
    'flower-crown trailing-ivy mossy-cloak acorn-necklace frosty-breath floating-embers mushroom-hat circling-butterflies',
  'features: celestial-marks':
    'star-mark crescent-moon-mark sunburst-mark constellation-freckles comet-streak galaxy-eyes stardust-halo aurora-shimmer',
  'styles: Anime': 'anime-soft-meadow anime-bright-adventure anime-little-chibi anime-starlit-magic',
  'styles: Cartoon': 'cartoon-bold-outline cartoon-soft-pastel cartoon-storybook cartoon-comic',
  'styles: Realistic': 'realistic-natural-light realistic-oil-painting realistic-golden-cinema realistic-nature-study',
  'styles: Fantasy':
    'fantasy-fairy-tale-watercolor fantasy-enchanted-glow fantasy-epic-legend fantasy-golden-manuscript',
  'styles: Digital': 'digital-neon-glow digital-paper-cut-out digital-soft-clay digital-cosmic-dream',
  backgrounds:
    'enchanted-castle magical-forest crystal-cave floating-islands cozy-village snowy-mountains flower-meadow desert-oasis seaside-harbor coral-reef ancient-ruins grand-library starry-sky future-city volcano-valley',
  lightings:
    'golden-hour moonlight starlight lantern-light candlelight firelight morning-light bright-daylight sunset-glow twilight aurora-light rainbow-light misty-light stormy-light enchanted-glow',
  moods:
    'cheerful magical peaceful playful mysterious heroic dreamy cozy adventurous majestic whimsical hopeful festive full-of-wonder quiet',
  'themes: Adventure':
    'treasure-hunt lost-city secret-map island-rescue river-journey mountain-quest hidden-door great-race night-train far-lighthouse',
  'themes: Fantasy':
    'dragon-egg enchanted-forest wishing-well sleeping-giant fairy-festival crystal-crown talking-tree moonlit-castle living-spellbook unicorn-meadow',
  'themes: Sci-Fi':
    'space-station friendly-alien time-machine robot-parade moon-garden lost-signal comet-chase shrinking-ray undersea-city star-train',
  'themes: Action':
    'daring-rescue runaway-wagon storm-chase flying-contest river-rapids avalanche-alarm rooftop-chase castle-defense volcano-dash champion-games',
  'themes: Mystery':
    'missing-melody locked-room vanished-cake secret-code midnight-visitor stolen-star footprint-puzzle whispering-painting museum-riddle silver-key',
  'themes: School Life':
    'first-day school-play science-fair class-trip new-classmate spelling-bee library-secret sports-day lost-lunchbox magic-lesson',
  'themes: Nature':
    'garden-surprise baby-owl last-acorn bee-rescue first-snow whale-song firefly-night thirsty-meadow great-migration rainbow-waterfall',
  'themes: Friendship':
    'new-friend broken-promise secret-clubhouse kindness-chain big-quarrel best-gift faraway-letter shared-secret rainy-sleepover friendship-bracelet',
  'themes: Growth':
    'brave-step first-flight big-move lost-tooth courage-lantern new-sibling honest-mistake patient-seed small-voice long-practice',
  'themes: Comedy':
    'upside-down-day giant-pancake talking-socks hiccup-spell runaway-pudding silly-contest mixed-up-magic sneezing-dragon backward-parade laughing-statue',
  'themes: Spooky':
    'haunted-house ghost-lantern foggy-graveyard midnight-carnival whispering-attic pumpkin-parade shadow-forest vampire-banquet howling-hill skeleton-dance',
  'themes: Exploration':
    'uncharted-island deep-sea ancient-temple frozen-north sunken-ship desert-crossing cloud-kingdom hidden-tunnel crystal-cavern edge-of-maps',
};

/** Stable ids of heights, builds, colors and ages of each body, in this order. */
const STABLE_LOOKS: Readonly<Record<string, string>> = {
  person:
    'tiny short average tall very-tall / slender athletic medium sturdy round / ruby-red sunny-yellow forest-green ocean-blue royal-purple / child teenager young-adult adult elder',
  spellcaster:
    'tiny short medium tall towering / willowy nimble stately sturdy round / midnight-blue moon-silver emerald-green amethyst-purple sunset-orange / apprentice young grown-up wise-elder ageless',
  bloodMage:
    'slight short medium tall imposing / slender graceful wiry sturdy broad / garnet-red velvet-red black-cherry rose-pink copper-red / apprentice young grown-up elder ageless',
  fae: 'thimble-sized teacup-sized small medium willow-tall / dainty wispy nimble sturdy round / rose-pink daisy-yellow leaf-green bluebell-blue lilac / budding young grown-up elder ageless',
  littleFolk:
    'acorn-high boot-high knee-high barrel-high door-high / nimble wiry stocky sturdy round-bellied / berry-red moss-green acorn-brown bluebell-blue mustard-yellow / youngster young grown-up elder hundreds-of-years-old',
  celestial:
    'spark-sized small medium tall sky-high / delicate graceful strong sturdy cloud-soft / star-white sunbeam-gold dawn-pink midnight-blue aurora-green / newborn young grown-up elder timeless',
  animal:
    'pocket-sized small medium large enormous / sleek fluffy strong sturdy round / rusty-red honey-gold snow-white chestnut-brown silver-gray / baby young grown-up elderly ancient',
  beast:
    'palm-sized small medium large enormous / sleek graceful powerful fluffy round / pearl-white flame-red midnight-blue rose-gold jade-green / newborn young grown-up elder ancient',
  dragon:
    'tiny small medium large colossal / serpentine graceful powerful armored round-bellied / crimson emerald sapphire golden obsidian / hatchling young grown elder ancient',
  merfolk:
    'minnow-sized small medium tall towering / slender graceful strong sturdy round / seafoam-green coral-pink pearl-white lagoon-blue deep-sea-purple / little-one young grown-up elder old-as-the-tides',
  monster:
    'shoebox-sized small medium large ceiling-high / fuzzy squishy lumpy spiky round / slime-green berry-blue plum-purple pumpkin-orange candy-pink / baby young grown-up elderly ancient',
  alien:
    'pocket-sized knee-high medium tall rocket-high / slender bendy squishy sturdy round / lime-green candy-pink galaxy-purple electric-blue sunset-orange / just-hatched young grown-up elder old-as-the-stars',
  spirit:
    'candle-sized small medium tall ceiling-high / wispy floaty swirling billowing round / moon-white mist-blue firefly-green lilac-mist candle-gold / newborn young grown-up elder age-old',
  shadow:
    'mouse-sized small medium tall towering / slinky wispy swirling billowing round / dusk-violet midnight-blue smoke-gray ember-red ink-black / newborn young grown-up elder old-as-the-night',
  elemental:
    'spark-sized small medium tall storm-high / flickering flowing swirling sturdy mighty / flame-orange water-blue leaf-green spark-yellow crystal-violet / newborn young grown-up elder old-as-the-world',
  undead:
    'knee-high short medium tall very-tall / bony floppy creaky sturdy well-wrapped / chalk-white linen-cream moss-green pumpkin-orange dusty-violet / just-woken young-at-heart grown-up very-old ancient',
  giant:
    'door-high house-high treetop-high tower-high cloud-high / lanky strong burly rock-solid round-bellied / stone-gray moss-green clay-brown frost-blue sunset-orange / little-one young grown-up elder old-as-the-hills',
  stone:
    'pebble-sized small medium large cliff-high / smooth craggy blocky sturdy round / granite-gray desert-gold clay-red marble-white amethyst-purple / newly-made young grown-up mossy-and-old ancient',
  plant:
    'sprout-sized flower-high bush-high sapling-high treetop-high / slender leafy gnarled sturdy bushy / spring-green moss-green bark-brown blossom-pink autumn-orange / seedling young in-full-bloom elder ancient',
  robot:
    'pocket-sized compact medium tall towering / slim rounded boxy sturdy bulky / copper brass silver sky-blue mint-green / brand-new young well-tried old-timer ancient',
  toy: 'thumb-sized doll-sized child-sized tall giant-sized / slim floppy cuddly sturdy round / poppy-red ginger-brown snow-white sky-blue daisy-yellow / brand-new nearly-new well-loved much-mended antique',
};

const typeCatalogues = TOP_LEVEL_TYPES.flatMap(({ label: topLevel }) => [
  [topLevel, subcategoriesOf(topLevel)] as const,
  ...subcategoriesOf(topLevel).map(({ label, types }) => [`${topLevel} - ${label}`, types] as const),
]);

const CATALOGUES: Readonly<Record<string, readonly Choice[]>> = {
  'top-level types': TOP_LEVEL_TYPES,
  ...Object.fromEntries(typeCatalogues),
  ...Object.fromEntries(Object.entries(TRAIT_GROUPS).map(([group, traits]) => [`${group} traits`, traits])),
  powers: POWERS,
  roles: ROLE_CHOICES,
  relationships: RELATIONSHIP_CHOICES,
  ...Object.fromEntries(FEATURE_GROUPS.map(({ id, features }) => [`features: ${id}`, features])),
  ...Object.fromEntries(PORTRAIT_STYLE_GROUPS.map((group) => [`styles: ${group}`, portraitStylesIn(group)])),
  backgrounds: BACKGROUNDS,
  lightings: LIGHTINGS,
  moods: MOODS,
  ...Object.fromEntries(
    THEME_GROUPS.map(({ category, themes }) => [
      `themes: ${category}`,
      themes.map(({ id, name }): Choice => {
        const gentleLabel = GENTLE_THEME_NAMES.get(name);
        return gentleLabel === undefined ? { id, label: name } : { id, label: name, dark: true, gentleLabel };
      }),
    ]),
  ),
};

const LOOKS = Object.entries(APPEARANCE_SETS).flatMap(([body, looks]) =>
  APPEARANCE_FIELDS.map((field): [string, readonly Choice[]] => [`${body} ${field}`, looks[field]]),
);

const STABLE_LOOK_IDS = Object.entries(STABLE_LOOKS).flatMap(([body, ids]) =>
  ids.split(' / ').map((row, index) => [`${body} ${APPEARANCE_FIELDS[index]}`, row] as const),
);

const EVERY_CATALOGUE = [...Object.entries(CATALOGUES), ...LOOKS];
const EVERY_STABLE_ID = new Map([...Object.entries(STABLE_IDS), ...STABLE_LOOK_IDS]);

/** A style's id begins with its group, because its label may be in two groups. */
const idOfLabel = (catalogue: string, label: string): string => {
  const [, group = ''] = catalogue.split('styles: ');
  return `${group} ${label}`
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
};

it('every catalogue has a list of stable ids', () => {
  expect(EVERY_CATALOGUE.map(([name]) => name)).toEqual([...EVERY_STABLE_ID.keys()]);
});

it('the catalogues have the specified sizes', () => {
  const sizeOf = (name: string): number => CATALOGUES[name]?.length ?? 0;
  const names = [
    'top-level types',
    'Human',
    'Positive traits',
    'Neutral traits',
    'Dark traits',
    'powers',
    'roles',
    'relationships',
    'backgrounds',
    'lightings',
    'moods',
  ];
  expect(names.map(sizeOf)).toEqual([10, 17, 16, 10, 10, 20, 7, 20, 15, 15, 15]);
  expect(FEATURE_GROUPS).toHaveLength(7);
  expect(THEME_GROUPS.map(({ themes }) => themes.length)).toEqual(Array.from({ length: 12 }, () => 10));
  expect(PORTRAIT_STYLE_GROUPS.map((group) => portraitStylesIn(group).length)).toEqual([4, 4, 4, 4, 4]);
});

describe.each(EVERY_CATALOGUE)('catalogue %s', (name, choices) => {
  it('the ids of a catalogue are unchanged', () => {
    expect(choices.map(({ id }) => id).join(' ')).toBe(EVERY_STABLE_ID.get(name));
  });

  it('the ids of a catalogue follow from its labels', () => {
    for (const { id, label } of choices) expect(idOfLabel(name, label)).toBe(id);
  });

  it('a catalogue has unique ids, and unique words for every age', () => {
    const words = choices.map(({ label }) => label.toLowerCase());
    const gentleWords = choices.map(({ gentleLabel, label }) => (gentleLabel ?? label).toLowerCase());
    for (const list of [choices.map(({ id }) => id), words, gentleWords])
      expect(new Set(list).size).toBe(choices.length);
  });

  it('the words of a catalogue fit into prompts and stored types', () => {
    for (const { label, gentleLabel } of choices) {
      for (const shownLabel of [label, gentleLabel ?? label]) {
        expect(shownLabel).toMatch(/^\p{L}[\p{L} /'-]*$/u);
        expect(shownLabel).not.toContain(' - ');
        expect(shownLabel.length).toBeLessThanOrEqual(40);
      }
    }
  });

  it('every dark entry of a catalogue has gentle words', () => {
    for (const { dark, gentleLabel, label } of choices) {
      if (dark) expect([label, '']).not.toContain(gentleLabel);
      expect(gentleLabel === undefined).toBe(dark !== true);
    }
  });
});
