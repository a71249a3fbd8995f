import { GENTLE_THEME_NAMES } from './gentle-themes.ts';
import { idOf } from './read-choices.ts';
import { THEME_CATEGORIES, type ThemeCategory } from './theme-categories.ts';

/** Names are stored and fit 'The {theme} of {names}'; gentle-themes.ts replaces dark ones. Each line suits all ages. */
const NAMES_AND_LINES: Readonly<Record<ThemeCategory, Readonly<Record<string, string>>>> = {
  Adventure: {
    'Treasure Hunt': 'A map with a torn corner and a cross in red.',
    'Lost City': 'Rooftops under the vines, waiting to be found.',
    'Secret Map': 'It only shows its ink by moonlight.',
    'Island Rescue': 'A bottle washes up with three words inside.',
    'River Journey': 'One small raft and a long bright river.',
    'Mountain Quest': 'The summit hides something above the clouds.',
    'Hidden Door': 'Behind the old clock, a keyhole glows.',
    'Great Race': 'Once around the world, and home for supper.',
    'Night Train': 'It stops only where the map shows nothing.',
    'Far Lighthouse': 'Its lamp has gone out, and ships are coming.',
  },
  Fantasy: {
    'Dragon Egg': 'It is warm, it is humming, and it is cracking.',
    'Enchanted Forest': 'The trees change places when no one looks.',
    'Wishing Well': 'Every wish it grants costs a small secret.',
    'Sleeping Giant': 'The hill behind the village has begun to snore.',
    'Fairy Festival': 'Once a year the toadstools light up.',
    'Crystal Crown': 'Three shards, three keepers, one kingdom.',
    'Talking Tree': 'It has seen a hundred years and wants to tell.',
    'Moonlit Castle': 'Its gate opens only while the moon is full.',
    'Living Spellbook': 'One page has run away with its spell.',
    'Unicorn Meadow': 'Silver hoofprints lead into the mist.',
  },
  'Sci-Fi': {
    'Space Station': 'A garden, a window, and a knock from outside.',
    'Friendly Alien': 'It learned our words from lullabies.',
    'Time Machine': 'It is built from bicycles and goes to Tuesday.',
    'Robot Parade': 'One robot has forgotten how to march.',
    'Moon Garden': 'Strawberries grow there, as light as bubbles.',
    'Lost Signal': 'Three beeps, a pause, and someone humming.',
    'Comet Chase': 'It passes only once, and it dropped something.',
    'Shrinking Ray': 'The kitchen table is now a mountain plain.',
    'Undersea City': 'Streets of glass, and whales instead of birds.',
    'Star Train': 'Next stop: the rings of Saturn.',
  },
  Action: {
    'Daring Rescue': 'Someone small is stuck somewhere very high.',
    'Runaway Wagon': 'Downhill, no brakes, and a cake on board.',
    'Storm Chase': 'The weather machine has slipped its leash.',
    'Flying Contest': 'Nine rings in the sky, and wind from all sides.',
    'River Rapids': 'Hold tight, lean left, and trust the paddle.',
    'Avalanche Alarm': 'The bell has to ring, and nobody may sneeze.',
    'Rooftop Chase': 'Over the chimneys after a clever magpie.',
    'Castle Defense': 'Pillows, buckets, and a very good plan.',
    'Volcano Dash': 'The mountain has hiccups, and the valley must be told.',
    'Champion Games': 'A whole island cheers for the underdog.',
  },
  Mystery: {
    'Missing Melody': 'The music box plays everything but the last note.',
    'Locked Room': 'The door is shut, and laughter comes from inside.',
    'Vanished Cake': 'Eleven guests, one trail of crumbs.',
    'Secret Code': 'The library books are writing to each other.',
    'Midnight Visitor': 'Each morning there are wet footprints.',
    'Stolen Star': 'There is a gap in the sky above the mill.',
    'Footprint Puzzle': 'Five toes, then hooves, then wheels.',
    'Whispering Painting': 'The girl in the picture asks where her cat has gone.',
    'Museum Riddle': 'The statue points somewhere new each night.',
    'Silver Key': 'It fits no lock in the house, until today.',
  },
  'School Life': {
    'First Day': 'New shoes, new names, and one friendly face.',
    'School Play': 'The curtain rises, and the lead has lost her voice.',
    'Science Fair': 'The volcano was not supposed to sing.',
    'Class Trip': 'Thirty children, one bus, and a wrong turn.',
    'New Classmate': 'She never speaks, but her drawings move.',
    'Spelling Bee': 'Every word spelled right comes true.',
    'Library Secret': 'Shelf thirteen goes on much too far.',
    'Sports Day': 'A three-legged race with an odd third leg.',
    'Lost Lunchbox': 'It has seen more of the school than anyone.',
    'Magic Lesson': 'Today’s homework has hidden under the desk.',
  },
  Nature: {
    'Garden Surprise': 'Something under the pumpkin leaves is purring.',
    'Baby Owl': 'Too young to fly, too curious to stay.',
    'Last Acorn': 'One tiny seed and a whole forest’s hope.',
    'Bee Rescue': 'The hives are silent and spring is near.',
    'First Snow': 'The world turns white and every track talks.',
    'Whale Song': 'A lonely voice calls from the bay.',
    'Firefly Night': 'A thousand lanterns, and one that will not light.',
    'Thirsty Meadow': 'The brook has stopped, and someone must ask why.',
    'Great Migration': 'South, says the wind, and nobody stays behind.',
    'Rainbow Waterfall': 'Its colors are fading one by one.',
  },
  Friendship: {
    'New Friend': 'Two strangers, one umbrella.',
    'Broken Promise': 'Small words can mend large cracks.',
    'Secret Clubhouse': 'The password is different for everyone.',
    'Kindness Chain': 'One good deed goes all the way around town.',
    'Big Quarrel': 'Two best friends and a line of chalk between.',
    'Best Gift': 'It costs nothing and is hard to wrap.',
    'Faraway Letter': 'It took a year to come and smells of the sea.',
    'Shared Secret': 'Easier to carry between two.',
    'Rainy Sleepover': 'Thunder outside, a tent of blankets inside.',
    'Friendship Bracelet': 'Its knots come loose when friends forget.',
  },
  Growth: {
    'Brave Step': 'The bridge sways, and the other side is near.',
    'First Flight': 'Everyone else makes it look so easy.',
    'Big Move': 'A new house that does not know you yet.',
    'Lost Tooth': 'A gap, a coin, and a grown-up feeling.',
    'Courage Lantern': 'It shines brighter the more you tremble.',
    'New Sibling': 'So small, so loud, so very interesting.',
    'Honest Mistake': 'The vase is broken, and the truth is heavy.',
    'Patient Seed': 'Nothing, nothing, nothing, and then green.',
    'Small Voice': 'It turns out to be the one that is heard.',
    'Long Practice': 'A hundred wrong notes and one right song.',
  },
  Comedy: {
    'Upside-Down Day': 'Breakfast at bedtime and shoes on the cat.',
    'Giant Pancake': 'It slid off the pan and rolled into town.',
    'Talking Socks': 'The left one has opinions.',
    'Hiccup Spell': 'With every hiccup, something turns blue.',
    'Runaway Pudding': 'It wobbles, it giggles, it takes the stairs.',
    'Silly Contest': 'The jury is made up of geese.',
    'Mixed-Up Magic': 'The wand was upside down all along.',
    'Sneezing Dragon': 'Bless you, says the village, and ducks.',
    'Backward Parade': 'The band plays, and nobody sees where it goes.',
    'Laughing Statue': 'It has kept one joke for three hundred years.',
  },
  Spooky: {
    'Haunted House': 'The stairs creak a tune, always the same.',
    'Ghost Lantern': 'It floats along the lane and waits at corners.',
    'Foggy Graveyard': 'Someone has left fresh flowers by every stone.',
    'Midnight Carnival': 'The carousel turns, and no one paid.',
    'Whispering Attic': 'Something in the old trunk is humming.',
    'Pumpkin Parade': 'Tonight the lanterns walk by themselves.',
    'Shadow Forest': 'Every tree casts two shadows.',
    'Vampire Banquet': 'Beetroot soup, and everyone wears a cape.',
    'Howling Hill': 'It is only the wind, says the wind.',
    'Skeleton Dance': 'Rattling knees and a really good band.',
  },
  Exploration: {
    'Uncharted Island': 'No name, no map, and smoke from one chimney.',
    'Deep Sea': 'Down where the fish carry their own lamps.',
    'Ancient Temple': 'The floor is a puzzle and the puzzle moves.',
    'Frozen North': 'Beyond the last hut the ice begins to sing.',
    'Sunken Ship': 'Its bell still rings with every tide.',
    'Desert Crossing': 'Seven days of sand and one green rumor.',
    'Cloud Kingdom': 'The ladder leans on nothing at all.',
    'Hidden Tunnel': 'It starts behind the bakery and smells of salt.',
    'Crystal Cavern': 'Each crystal keeps a different echo.',
    'Edge of Maps': 'Here the drawing stops, and the walk begins.',
  },
};

export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly category: ThemeCategory;
  /** Replacement for ages 3-4; null when the theme is not dark. */
  readonly gentleName: string | null;
}

export const THEME_GROUPS = THEME_CATEGORIES.map((category) => ({
  category,
  themes: Object.entries(NAMES_AND_LINES[category]).map(([name, line]): Theme => ({
    id: idOf(name),
    name,
    line,
    category,
    gentleName: GENTLE_THEME_NAMES.get(name) ?? null,
  })),
}));

export const THEMES: readonly Theme[] = THEME_GROUPS.flatMap(({ themes }) => themes);

export const themesIn = (category: ThemeCategory): readonly Theme[] =>
  THEMES.filter((theme) => theme.category === category);

/** The theme with this id or name, ignoring case, or null. */
export function findTheme(idOrName: string): Theme | null {
  const normalized = idOrName.trim().toLowerCase();
  return THEMES.find(({ id, name }) => id === normalized || name.toLowerCase() === normalized) ?? null;
}

/** Themes whose name, or gentle name, contains `query`, ignoring case; all themes for a blank query. */
export function searchThemes(query: string): readonly Theme[] {
  const normalizedQuery = query.trim().toLowerCase();
  return THEMES.filter(({ name, gentleName }) =>
    `${name}\n${gentleName ?? ''}`.toLowerCase().includes(normalizedQuery),
  );
}
