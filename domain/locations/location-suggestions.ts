import type { Choice } from '../catalogue/choice.ts';

/**
 * Suggestions for the free lists of a location (specification §3): a family picks some, changes them or writes its own.
 * The label is what is stored.
 */
export const CLIMATES = [
  { id: 'sunny-and-warm', label: 'Sunny and Warm' },
  { id: 'gentle-spring', label: 'Gentle Spring' },
  { id: 'golden-autumn', label: 'Golden Autumn' },
  { id: 'snowy-and-cold', label: 'Snowy and Cold' },
  { id: 'hot-and-dry', label: 'Hot and Dry' },
  { id: 'warm-and-rainy', label: 'Warm and Rainy' },
  { id: 'misty-and-cool', label: 'Misty and Cool' },
  { id: 'breezy-by-the-sea', label: 'Breezy by the Sea' },
  { id: 'always-starlit', label: 'Always Starlit' },
  { id: 'rainbow-weather', label: 'Rainbow Weather' },
  { id: 'thunder-and-lightning', label: 'Thunder and Lightning', dark: true, gentleLabel: 'Rumbly Rain' },
  { id: 'endless-night', label: 'Endless Night', dark: true, gentleLabel: 'Moonlit Evening' },
] as const satisfies readonly Choice[];

export const MAGICAL_PROPERTIES = [
  { id: 'glowing-plants', label: 'Glowing Plants' },
  { id: 'floating-stones', label: 'Floating Stones' },
  { id: 'talking-trees', label: 'Talking Trees' },
  { id: 'singing-wind', label: 'Singing Wind' },
  { id: 'healing-water', label: 'Healing Water' },
  { id: 'wishing-well', label: 'Wishing Well' },
  { id: 'doors-to-anywhere', label: 'Doors to Anywhere' },
  { id: 'time-stands-still', label: 'Time Stands Still' },
  { id: 'stars-within-reach', label: 'Stars Within Reach' },
  { id: 'paths-that-move', label: 'Paths That Move' },
  { id: 'colors-that-change', label: 'Colors That Change' },
  { id: 'dreams-come-true', label: 'Dreams Come True' },
  { id: 'everlasting-flowers', label: 'Everlasting Flowers' },
  { id: 'music-from-nowhere', label: 'Music from Nowhere' },
  { id: 'crystals-that-remember', label: 'Crystals That Remember' },
  { id: 'friendly-fireflies', label: 'Friendly Fireflies' },
] as const satisfies readonly Choice[];

export const INHABITANTS = [
  { id: 'fairies', label: 'Fairies' },
  { id: 'garden-gnomes', label: 'Garden Gnomes' },
  { id: 'talking-animals', label: 'Talking Animals' },
  { id: 'wise-owls', label: 'Wise Owls' },
  { id: 'gentle-giants', label: 'Gentle Giants' },
  { id: 'baby-dragons', label: 'Baby Dragons' },
  { id: 'unicorns', label: 'Unicorns' },
  { id: 'merfolk', label: 'Merfolk' },
  { id: 'cloud-sheep', label: 'Cloud Sheep' },
  { id: 'little-robots', label: 'Little Robots' },
  { id: 'friendly-aliens', label: 'Friendly Aliens' },
  { id: 'snow-foxes', label: 'Snow Foxes' },
  { id: 'busy-villagers', label: 'Busy Villagers' },
  { id: 'market-traders', label: 'Market Traders' },
  { id: 'old-storyteller', label: 'Old Storyteller' },
  { id: 'ghosts', label: 'Ghosts', dark: true, gentleLabel: 'Sheet-Wearing Friends' },
  { id: 'pirates', label: 'Pirates', dark: true, gentleLabel: 'Treasure Sailors' },
  { id: 'trolls', label: 'Trolls', dark: true, gentleLabel: 'Mossy Bridge-Keepers' },
  { id: 'bats', label: 'Bats', dark: true, gentleLabel: 'Sleepy Flutterers' },
  { id: 'skeletons', label: 'Skeletons', dark: true, gentleLabel: 'Rattling Dancers' },
] as const satisfies readonly Choice[];

/** Every danger is dark by its nature, so every one has gentle words. */
export const DANGERS = [
  { id: 'sleeping-dragon', label: 'Sleeping Dragon', dark: true, gentleLabel: 'Snoring Dragon' },
  { id: 'sudden-storms', label: 'Sudden Storms', dark: true, gentleLabel: 'Splashy Showers' },
  { id: 'quicksand', label: 'Quicksand', dark: true, gentleLabel: 'Squelchy Mud' },
  { id: 'wobbly-bridge', label: 'Wobbly Bridge', dark: true, gentleLabel: 'Swinging Bridge' },
  { id: 'thick-fog', label: 'Thick Fog', dark: true, gentleLabel: 'Cotton-Wool Mist' },
  { id: 'tangling-vines', label: 'Tangling Vines', dark: true, gentleLabel: 'Tickling Vines' },
  { id: 'hungry-plants', label: 'Hungry Plants', dark: true, gentleLabel: 'Nibbling Plants' },
  { id: 'falling-rocks', label: 'Falling Rocks', dark: true, gentleLabel: 'Rolling Pebbles' },
  { id: 'thin-ice', label: 'Thin Ice', dark: true, gentleLabel: 'Slippery Ice' },
  { id: 'bubbling-lava', label: 'Bubbling Lava', dark: true, gentleLabel: 'Bubbling Hot Puddles' },
  { id: 'strong-current', label: 'Strong Current', dark: true, gentleLabel: 'Hurrying Water' },
  { id: 'giant-spiders', label: 'Giant Spiders', dark: true, gentleLabel: 'Long-Legged Weavers' },
  { id: 'trap-doors', label: 'Trap Doors', dark: true, gentleLabel: 'Surprise Slides' },
  { id: 'sneaky-goblins', label: 'Sneaky Goblins', dark: true, gentleLabel: 'Cheeky Goblins' },
  { id: 'forgotten-curse', label: 'Forgotten Curse', dark: true, gentleLabel: 'Forgotten Riddle' },
  { id: 'maze-without-end', label: 'Maze Without End', dark: true, gentleLabel: 'Twisty Paths' },
] as const satisfies readonly Choice[];

export const TREASURES = [
  { id: 'chest-of-gold', label: 'Chest of Gold' },
  { id: 'ancient-map', label: 'Ancient Map' },
  { id: 'glowing-crystal', label: 'Glowing Crystal' },
  { id: 'golden-key', label: 'Golden Key' },
  { id: 'magic-lantern', label: 'Magic Lantern' },
  { id: 'dragon-egg', label: 'Dragon Egg' },
  { id: 'pearl-necklace', label: 'Pearl Necklace' },
  { id: 'silver-flute', label: 'Silver Flute' },
  { id: 'book-of-spells', label: 'Book of Spells' },
  { id: 'lost-crown', label: 'Lost Crown' },
  { id: 'star-in-a-jar', label: 'Star in a Jar' },
  { id: 'wishing-feather', label: 'Wishing Feather' },
  { id: 'music-box', label: 'Music Box' },
  { id: 'compass-of-dreams', label: 'Compass of Dreams' },
  { id: 'seed-of-the-first-tree', label: 'Seed of the First Tree' },
  { id: 'enchanted-mirror', label: 'Enchanted Mirror' },
] as const satisfies readonly Choice[];
