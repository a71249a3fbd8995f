import { describe, expect, it } from 'vitest';
import type { Choice } from '../catalogues/choice.ts';
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from './location-suggestions.ts';
import { categoriesOf, LOCATION_TYPES, locationKindFor, locationSubcategoriesOf } from './location-types.ts';

/** Ids are stored, so they never change. A new entry adds its id here. */
const STABLE_IDS: Readonly<Record<string, string>> = {
  'location types':
    'woods-and-meadows mountains-and-deserts rivers-and-seas sky-and-space town-and-country castles-and-ruins under-one-roof on-the-move wonderlands spooky-places',
  'Woods and Meadows': 'forest jungle meadow garden swamp',
  'Woods and Meadows - Forest': 'lantern-forest mushroom-forest autumn-wood whispering-pines',
  'Woods and Meadows - Jungle': 'parrot-jungle vine-bridge-jungle orchid-jungle treetop-walkway',
  'Woods and Meadows - Meadow': 'wildflower-meadow butterfly-meadow firefly-meadow clover-hill',
  'Woods and Meadows - Garden': 'rose-garden secret-garden glass-greenhouse pumpkin-patch',
  'Woods and Meadows - Swamp': 'lily-pad-swamp frog-choir-marsh willow-swamp glowworm-bog',
  'Mountains and Deserts': 'mountain cave desert volcano snow-land',
  'Mountains and Deserts - Mountain': 'cloud-topped-peak eagles-ledge rope-bridge-gorge echo-valley',
  'Mountains and Deserts - Cave': 'crystal-cave dragons-den underground-lake glowworm-grotto',
  'Mountains and Deserts - Desert': 'golden-dunes palm-oasis red-rock-canyon singing-sands',
  'Mountains and Deserts - Volcano': 'sleepy-volcano lava-bridge hot-springs ember-forge',
  'Mountains and Deserts - Snow Land': 'frozen-lake ice-palace snowy-pine-valley northern-lights-camp',
  'Rivers and Seas': 'river waterfall lake seaside island undersea',
  'Rivers and Seas - River': 'winding-river stepping-stone-stream old-water-mill beaver-dam',
  'Rivers and Seas - Waterfall': 'rainbow-falls hidden-cave-falls moonlit-cascade seven-step-falls',
  'Rivers and Seas - Lake': 'mirror-lake swan-lake boathouse-lake misty-lake',
  'Rivers and Seas - Seaside': 'shell-beach lighthouse-point rock-pool-bay smugglers-cove',
  'Rivers and Seas - Island': 'palm-island treasure-island turtle-back-island penguin-island',
  'Rivers and Seas - Undersea': 'coral-reef sunken-ship mermaid-city kelp-forest',
  'Sky and Space': 'cloud-land floating-isle moon planet space-station',
  'Sky and Space - Cloud Land': 'cloud-castle rainbow-bridge thunder-workshop feather-nest',
  'Sky and Space - Floating Isle': 'isle-of-windmills isle-of-waterfalls isle-of-cherry-trees chained-isles',
  'Sky and Space - Moon': 'moon-crater moon-garden moon-base silver-moon-village',
  'Sky and Space - Planet': 'ringed-planet bubble-planet mushroom-planet twin-sun-planet',
  'Sky and Space - Space Station': 'star-dock comet-observatory space-greenhouse control-room',
  'Town and Country': 'village market city farm harbor fairground',
  'Town and Country - Village': 'cobblestone-village treehouse-village stilt-village burrow-village',
  'Town and Country - Market': 'night-market spice-bazaar flower-market potion-alley',
  'Town and Country - City': 'city-of-bridges city-of-towers city-of-tomorrow rooftop-city',
  'Town and Country - Farm': 'red-barn-farm apple-orchard windmill-farm pony-farm',
  'Town and Country - Harbor': 'fishing-harbor pirate-harbor lantern-quay shipyard',
  'Town and Country - Fairground': 'circus-tent merry-go-round ferris-wheel puppet-theater',
  'Castles and Ruins': 'castle palace tower ruins temple',
  'Castles and Ruins - Castle': 'knights-castle fairytale-castle castle-courtyard mountain-fortress',
  'Castles and Ruins - Palace': 'golden-palace glass-palace throne-room grand-ballroom',
  'Castles and Ruins - Tower': 'wizards-tower clock-tower ivy-tower watchtower',
  'Castles and Ruins - Ruins': 'overgrown-ruins stone-circle lost-city broken-bridge',
  'Castles and Ruins - Temple': 'jungle-temple sun-temple hall-of-statues waterfall-shrine',
  'Under One Roof': 'cottage library school workshop kitchen museum',
  'Under One Roof - Cottage': 'thatched-cottage gingerbread-cottage attic-bedroom fireside-room',
  'Under One Roof - Library': 'grand-library spiral-library hidden-reading-nook map-room',
  'Under One Roof - School': 'little-schoolhouse school-of-magic flying-school science-classroom',
  'Under One Roof - Workshop': 'toymakers-workshop inventors-workshop potion-workshop clockmakers-workshop',
  'Under One Roof - Kitchen': 'castle-kitchen village-bakery chocolate-kitchen witchs-kitchen',
  'Under One Roof - Museum': 'dinosaur-hall painting-gallery treasure-chamber planetarium',
  'On the Move': 'ship train airship caravan submarine',
  'On the Move - Ship': 'sailing-ship pirate-ship river-steamer little-rowing-boat',
  'On the Move - Train': 'steam-train night-train mountain-railway star-train',
  'On the Move - Airship': 'hot-air-balloon sky-galleon propeller-airship cloud-ferry',
  'On the Move - Caravan': 'painted-wagon desert-caravan snow-sleigh snail-shell-caravan',
  'On the Move - Submarine': 'brass-submarine whale-shaped-submarine bubble-diver deep-sea-lab',
  Wonderlands: 'candy-land toy-land dream-land music-land labyrinth',
  'Wonderlands - Candy Land': 'chocolate-river lollipop-forest gingerbread-town ice-cream-mountain',
  'Wonderlands - Toy Land': 'building-block-city dollhouse-street teddy-bear-village marble-run-park',
  'Wonderlands - Dream Land': 'pillow-hills upside-down-garden stairway-of-stars lullaby-lake',
  'Wonderlands - Music Land': 'piano-key-road bell-forest drum-mountains harp-bridge',
  'Wonderlands - Labyrinth': 'hedge-labyrinth mirror-labyrinth playing-card-labyrinth crystal-labyrinth',
  'Spooky Places': 'haunted-house graveyard shadow-forest vampire-castle foggy-moor',
  'Spooky Places - Haunted House': 'ghostly-ballroom creaky-attic cobweb-cellar portrait-hallway',
  'Spooky Places - Graveyard': 'misty-graveyard old-crypt bat-belfry raven-gate',
  'Spooky Places - Shadow Forest': 'crooked-trees spider-glade owl-hollow thorn-gate',
  'Spooky Places - Vampire Castle': 'candlelit-hall crypt-library bat-tower midnight-courtyard',
  'Spooky Places - Foggy Moor': 'lonely-lamp-post will-o-the-wisp-pond howling-hill ghost-ship-shore',
  climates:
    'sunny-and-warm gentle-spring golden-autumn snowy-and-cold hot-and-dry warm-and-rainy misty-and-cool breezy-by-the-sea always-starlit rainbow-weather thunder-and-lightning endless-night',
  'magical properties':
    'glowing-plants floating-stones talking-trees singing-wind healing-water wishing-well doors-to-anywhere time-stands-still stars-within-reach paths-that-move colors-that-change dreams-come-true everlasting-flowers music-from-nowhere crystals-that-remember friendly-fireflies',
  inhabitants:
    'fairies garden-gnomes talking-animals wise-owls gentle-giants baby-dragons unicorns merfolk cloud-sheep little-robots friendly-aliens snow-foxes busy-villagers market-traders old-storyteller ghosts pirates trolls bats skeletons',
  dangers:
    'sleeping-dragon sudden-storms quicksand wobbly-bridge thick-fog tangling-vines hungry-plants falling-rocks thin-ice bubbling-lava strong-current giant-spiders trap-doors sneaky-goblins forgotten-curse maze-without-end',
  treasures:
    'chest-of-gold ancient-map glowing-crystal golden-key magic-lantern dragon-egg pearl-necklace silver-flute book-of-spells lost-crown star-in-a-jar wishing-feather music-box compass-of-dreams seed-of-the-first-tree enchanted-mirror',
};

const CATALOGUES: Readonly<Record<string, readonly Choice[]>> = {
  'location types': LOCATION_TYPES,
  ...Object.fromEntries(
    LOCATION_TYPES.flatMap(({ label: type, categories }) => [
      [type, categories] as const,
      ...categories.map(({ label, subcategories }) => [`${type} - ${label}`, subcategories] as const),
    ]),
  ),
  climates: CLIMATES,
  'magical properties': MAGICAL_PROPERTIES,
  inhabitants: INHABITANTS,
  dangers: DANGERS,
  treasures: TREASURES,
};

const everyCategory = LOCATION_TYPES.flatMap(({ label: type, categories }) =>
  categories.map((category) => ({ type, category })),
);

const everyKind = everyCategory.flatMap(({ type, category }) =>
  category.subcategories.map(({ label }) => ({ type, category: category.label, subcategory: label })),
);

it('every location catalogue has a list of stable ids', () => {
  expect(Object.keys(CATALOGUES)).toEqual(Object.keys(STABLE_IDS));
});

it('ten location types have five or six categories with four subcategories each', () => {
  expect(LOCATION_TYPES).toHaveLength(10);
  for (const { categories } of LOCATION_TYPES) expect([5, 6]).toContain(categories.length);
  for (const { category } of everyCategory) expect(category.subcategories).toHaveLength(4);
});

it('every location category and subcategory occurs once', () => {
  const categories = everyCategory.map(({ category }) => category.label);
  const subcategories = everyKind.map(({ subcategory }) => subcategory);
  expect(new Set(categories).size).toBe(categories.length);
  expect(new Set(subcategories).size).toBe(subcategories.length);
});

describe.each(Object.entries(CATALOGUES))('catalogue %s', (name, choices) => {
  it('the ids of a location catalogue are unchanged', () => {
    expect(choices.map(({ id }) => id).join(' ')).toBe(STABLE_IDS[name]);
  });

  it('the ids and words of a location catalogue are unique', () => {
    const words = choices.flatMap(({ label, gentleLabel }) => (gentleLabel ? [label, gentleLabel] : [label]));
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
    expect(new Set(words).size).toBe(words.length);
  });

  it('a location catalogue has kebab-case ids and labels that fit into prompts', () => {
    for (const { id, label, gentleLabel } of choices) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const shownLabel of [label, gentleLabel ?? label]) {
        expect(shownLabel).toMatch(/^\p{Lu}[\p{L} '-]*$/u);
        expect(shownLabel).not.toContain(' - ');
        expect(shownLabel.length).toBeLessThanOrEqual(40);
      }
    }
  });
});

it('every danger has gentle words', () => {
  expect(DANGERS.filter(({ dark }) => !dark)).toEqual([]);
});

it('the categories and subcategories of a location type are found by label', () => {
  for (const { type, category, subcategory } of everyKind) {
    expect(categoriesOf(type).map(({ label }) => label)).toContain(category);
    expect(locationSubcategoriesOf(type, category).map(({ label }) => label)).toContain(subcategory);
  }
  expect(categoriesOf('Teapot')).toEqual([]);
  expect(locationSubcategoriesOf('Wonderlands', 'Teapot')).toEqual([]);
});

it('a dark location kind is softened at every level for ages 3-4 only', () => {
  const crypt = { type: 'Spooky Places', category: 'Graveyard', subcategory: 'Old Crypt' };
  const gentle = { type: 'Moonlit Places', category: 'Sleepy Garden', subcategory: 'Stone Cottage' };
  expect(locationKindFor(crypt, '3-4')).toEqual(gentle);
  expect(locationKindFor(crypt, '5-8')).toEqual(crypt);
});

it('a location kind that is bright or not in the catalogue is unchanged', () => {
  const falls = { type: 'Rivers and Seas', category: 'Waterfall', subcategory: 'Rainbow Falls' };
  const own = { type: 'Teapot', category: 'Spout', subcategory: '' };
  expect(locationKindFor(falls, '3-4')).toEqual(falls);
  expect(locationKindFor(own, '3-4')).toEqual(own);
});
