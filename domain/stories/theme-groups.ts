import type { ThemeCategory } from './theme-categories.ts';

interface ThemeEntry {
  /** Kebab-case and stable. */
  readonly id: string;
  /** Fits 'The {theme} of {names}', and is what is stored. `gentle-themes.ts` softens the dark ones. */
  readonly name: string;
  /** Fit for every age. */
  readonly line: string;
}

/** Twelve categories of ten themes (specification §3). */
export const THEME_GROUPS = [
  {
    category: 'Adventure',
    themes: [
      { id: 'treasure-hunt', name: 'Treasure Hunt', line: 'A map with a torn corner and a cross in red.' },
      { id: 'lost-city', name: 'Lost City', line: 'Rooftops under the vines, waiting to be found.' },
      { id: 'secret-map', name: 'Secret Map', line: 'It only shows its ink by moonlight.' },
      { id: 'island-rescue', name: 'Island Rescue', line: 'A bottle washes up with three words inside.' },
      { id: 'river-journey', name: 'River Journey', line: 'One small raft and a long bright river.' },
      { id: 'mountain-quest', name: 'Mountain Quest', line: 'The summit hides something above the clouds.' },
      { id: 'hidden-door', name: 'Hidden Door', line: 'Behind the old clock, a keyhole glows.' },
      { id: 'great-race', name: 'Great Race', line: 'Once around the world, and home for supper.' },
      { id: 'night-train', name: 'Night Train', line: 'It stops only where the map shows nothing.' },
      { id: 'far-lighthouse', name: 'Far Lighthouse', line: 'Its lamp has gone out, and ships are coming.' },
    ],
  },
  {
    category: 'Fantasy',
    themes: [
      { id: 'dragon-egg', name: 'Dragon Egg', line: 'It is warm, it is humming, and it is cracking.' },
      { id: 'enchanted-forest', name: 'Enchanted Forest', line: 'The trees change places when no one looks.' },
      { id: 'wishing-well', name: 'Wishing Well', line: 'Every wish it grants costs a small secret.' },
      { id: 'sleeping-giant', name: 'Sleeping Giant', line: 'The hill behind the village has begun to snore.' },
      { id: 'fairy-festival', name: 'Fairy Festival', line: 'Once a year the toadstools light up.' },
      { id: 'crystal-crown', name: 'Crystal Crown', line: 'Three shards, three keepers, one kingdom.' },
      { id: 'talking-tree', name: 'Talking Tree', line: 'It has seen a hundred years and wants to tell.' },
      { id: 'moonlit-castle', name: 'Moonlit Castle', line: 'Its gate opens only while the moon is full.' },
      { id: 'living-spellbook', name: 'Living Spellbook', line: 'One page has run away with its spell.' },
      { id: 'unicorn-meadow', name: 'Unicorn Meadow', line: 'Silver hoofprints lead into the mist.' },
    ],
  },
  {
    category: 'Sci-Fi',
    themes: [
      { id: 'space-station', name: 'Space Station', line: 'A garden, a window, and a knock from outside.' },
      { id: 'friendly-alien', name: 'Friendly Alien', line: 'It learned our words from lullabies.' },
      { id: 'time-machine', name: 'Time Machine', line: 'It is built from bicycles and goes to Tuesday.' },
      { id: 'robot-parade', name: 'Robot Parade', line: 'One robot has forgotten how to march.' },
      { id: 'moon-garden', name: 'Moon Garden', line: 'Strawberries grow there, as light as bubbles.' },
      { id: 'lost-signal', name: 'Lost Signal', line: 'Three beeps, a pause, and someone humming.' },
      { id: 'comet-chase', name: 'Comet Chase', line: 'It passes only once, and it dropped something.' },
      { id: 'shrinking-ray', name: 'Shrinking Ray', line: 'The kitchen table is now a mountain plain.' },
      { id: 'undersea-city', name: 'Undersea City', line: 'Streets of glass, and whales instead of birds.' },
      { id: 'star-train', name: 'Star Train', line: 'Next stop: the rings of Saturn.' },
    ],
  },
  {
    category: 'Action',
    themes: [
      { id: 'daring-rescue', name: 'Daring Rescue', line: 'Someone small is stuck somewhere very high.' },
      { id: 'runaway-wagon', name: 'Runaway Wagon', line: 'Downhill, no brakes, and a cake on board.' },
      { id: 'storm-chase', name: 'Storm Chase', line: 'The weather machine has slipped its leash.' },
      { id: 'flying-contest', name: 'Flying Contest', line: 'Nine rings in the sky, and wind from all sides.' },
      { id: 'river-rapids', name: 'River Rapids', line: 'Hold tight, lean left, and trust the paddle.' },
      { id: 'avalanche-alarm', name: 'Avalanche Alarm', line: 'The bell must ring before the snow lets go.' },
      { id: 'rooftop-chase', name: 'Rooftop Chase', line: 'Over the chimneys after a clever magpie.' },
      { id: 'castle-defense', name: 'Castle Defense', line: 'Pillows, buckets, and a very good plan.' },
      { id: 'volcano-dash', name: 'Volcano Dash', line: 'The mountain rumbles; the valley must be warned.' },
      { id: 'champion-games', name: 'Champion Games', line: 'A whole island cheers for the underdog.' },
    ],
  },
  {
    category: 'Mystery',
    themes: [
      { id: 'missing-melody', name: 'Missing Melody', line: 'The music box plays everything but the last note.' },
      { id: 'locked-room', name: 'Locked Room', line: 'The door is shut, and laughter comes from inside.' },
      { id: 'vanished-cake', name: 'Vanished Cake', line: 'Eleven guests, one trail of crumbs.' },
      { id: 'secret-code', name: 'Secret Code', line: 'The library books are writing to each other.' },
      { id: 'midnight-visitor', name: 'Midnight Visitor', line: 'Each morning there are wet footprints.' },
      { id: 'stolen-star', name: 'Stolen Star', line: 'There is a gap in the sky above the mill.' },
      { id: 'footprint-puzzle', name: 'Footprint Puzzle', line: 'Five toes, then hooves, then wheels.' },
      { id: 'whispering-painting', name: 'Whispering Painting', line: 'The girl in the picture has turned her head.' },
      { id: 'museum-riddle', name: 'Museum Riddle', line: 'The statue points somewhere new each night.' },
      { id: 'silver-key', name: 'Silver Key', line: 'It fits no lock in the house, until today.' },
    ],
  },
  {
    category: 'School Life',
    themes: [
      { id: 'first-day', name: 'First Day', line: 'New shoes, new names, and one friendly face.' },
      { id: 'school-play', name: 'School Play', line: 'The curtain rises, and the lead has lost her voice.' },
      { id: 'science-fair', name: 'Science Fair', line: 'The volcano was not supposed to sing.' },
      { id: 'class-trip', name: 'Class Trip', line: 'Thirty children, one bus, and a wrong turn.' },
      { id: 'new-classmate', name: 'New Classmate', line: 'She never speaks, but her drawings move.' },
      { id: 'spelling-bee', name: 'Spelling Bee', line: 'Every word spelled right comes true.' },
      { id: 'library-secret', name: 'Library Secret', line: 'Shelf thirteen goes on much too far.' },
      { id: 'sports-day', name: 'Sports Day', line: 'A three-legged race with an odd third leg.' },
      { id: 'lost-lunchbox', name: 'Lost Lunchbox', line: 'It has seen more of the school than anyone.' },
      { id: 'magic-lesson', name: 'Magic Lesson', line: 'Today’s homework has hidden under the desk.' },
    ],
  },
  {
    category: 'Nature',
    themes: [
      { id: 'garden-surprise', name: 'Garden Surprise', line: 'Something under the pumpkin leaves is purring.' },
      { id: 'baby-owl', name: 'Baby Owl', line: 'Too young to fly, too curious to stay.' },
      { id: 'last-acorn', name: 'Last Acorn', line: 'One tiny seed and a whole forest’s hope.' },
      { id: 'bee-rescue', name: 'Bee Rescue', line: 'The hives are silent and spring is near.' },
      { id: 'first-snow', name: 'First Snow', line: 'The world turns white and every track talks.' },
      { id: 'whale-song', name: 'Whale Song', line: 'A lonely voice calls from the bay.' },
      { id: 'firefly-night', name: 'Firefly Night', line: 'A thousand lanterns, and one that will not light.' },
      { id: 'thirsty-meadow', name: 'Thirsty Meadow', line: 'The brook has stopped, and someone must ask why.' },
      { id: 'great-migration', name: 'Great Migration', line: 'South, says the wind, and nobody stays behind.' },
      { id: 'rainbow-waterfall', name: 'Rainbow Waterfall', line: 'Its colors are fading one by one.' },
    ],
  },
  {
    category: 'Friendship',
    themes: [
      { id: 'new-friend', name: 'New Friend', line: 'Two strangers, one umbrella.' },
      { id: 'broken-promise', name: 'Broken Promise', line: 'Small words can mend large cracks.' },
      { id: 'secret-clubhouse', name: 'Secret Clubhouse', line: 'The password is different for everyone.' },
      { id: 'kindness-chain', name: 'Kindness Chain', line: 'One good deed goes all the way around town.' },
      { id: 'big-quarrel', name: 'Big Quarrel', line: 'Two best friends and a line of chalk between.' },
      { id: 'best-gift', name: 'Best Gift', line: 'It costs nothing and is hard to wrap.' },
      { id: 'faraway-letter', name: 'Faraway Letter', line: 'It took a year to come and smells of the sea.' },
      { id: 'shared-secret', name: 'Shared Secret', line: 'Easier to carry between two.' },
      { id: 'rainy-sleepover', name: 'Rainy Sleepover', line: 'Thunder outside, a tent of blankets inside.' },
      { id: 'friendship-bracelet', name: 'Friendship Bracelet', line: 'Its knots come loose when friends forget.' },
    ],
  },
  {
    category: 'Growth',
    themes: [
      { id: 'brave-step', name: 'Brave Step', line: 'The bridge sways, and the other side is near.' },
      { id: 'first-flight', name: 'First Flight', line: 'Everyone else makes it look so easy.' },
      { id: 'big-move', name: 'Big Move', line: 'A new house that does not know you yet.' },
      { id: 'lost-tooth', name: 'Lost Tooth', line: 'A gap, a coin, and a grown-up feeling.' },
      { id: 'courage-lantern', name: 'Courage Lantern', line: 'It shines brighter the more you tremble.' },
      { id: 'new-sibling', name: 'New Sibling', line: 'So small, so loud, so very interesting.' },
      { id: 'honest-mistake', name: 'Honest Mistake', line: 'The vase is broken, and the truth is heavy.' },
      { id: 'patient-seed', name: 'Patient Seed', line: 'Nothing, nothing, nothing, and then green.' },
      { id: 'small-voice', name: 'Small Voice', line: 'It turns out to be the one that is heard.' },
      { id: 'long-practice', name: 'Long Practice', line: 'A hundred wrong notes and one right song.' },
    ],
  },
  {
    category: 'Comedy',
    themes: [
      { id: 'upside-down-day', name: 'Upside-Down Day', line: 'Breakfast at bedtime and shoes on the cat.' },
      { id: 'giant-pancake', name: 'Giant Pancake', line: 'It slid off the pan and rolled into town.' },
      { id: 'talking-socks', name: 'Talking Socks', line: 'The left one has opinions.' },
      { id: 'hiccup-spell', name: 'Hiccup Spell', line: 'With every hiccup, something turns blue.' },
      { id: 'runaway-pudding', name: 'Runaway Pudding', line: 'It wobbles, it giggles, it takes the stairs.' },
      { id: 'silly-contest', name: 'Silly Contest', line: 'The jury is made up of geese.' },
      { id: 'mixed-up-magic', name: 'Mixed-Up Magic', line: 'The wand was upside down all along.' },
      { id: 'sneezing-dragon', name: 'Sneezing Dragon', line: 'Bless you, says the village, and ducks.' },
      { id: 'backward-parade', name: 'Backward Parade', line: 'The band plays, and nobody sees where it goes.' },
      { id: 'laughing-statue', name: 'Laughing Statue', line: 'It has kept one joke for three hundred years.' },
    ],
  },
  {
    category: 'Spooky',
    themes: [
      { id: 'haunted-house', name: 'Haunted House', line: 'The stairs creak a tune, always the same.' },
      { id: 'ghost-lantern', name: 'Ghost Lantern', line: 'It floats along the lane and waits at corners.' },
      { id: 'foggy-graveyard', name: 'Foggy Graveyard', line: 'Someone has left fresh flowers by every stone.' },
      { id: 'midnight-carnival', name: 'Midnight Carnival', line: 'The carousel turns, and no one paid.' },
      { id: 'whispering-attic', name: 'Whispering Attic', line: 'Something in the old trunk is humming.' },
      { id: 'pumpkin-parade', name: 'Pumpkin Parade', line: 'Tonight the lanterns walk by themselves.' },
      { id: 'shadow-forest', name: 'Shadow Forest', line: 'Every tree casts two shadows.' },
      { id: 'vampire-banquet', name: 'Vampire Banquet', line: 'Beetroot soup, and everyone wears a cape.' },
      { id: 'howling-hill', name: 'Howling Hill', line: 'It is only the wind, says the wind.' },
      { id: 'skeleton-dance', name: 'Skeleton Dance', line: 'Rattling knees and a really good band.' },
    ],
  },
  {
    category: 'Exploration',
    themes: [
      { id: 'uncharted-island', name: 'Uncharted Island', line: 'No name, no map, and smoke from one chimney.' },
      { id: 'deep-sea', name: 'Deep Sea', line: 'Down where the fish carry their own lamps.' },
      { id: 'ancient-temple', name: 'Ancient Temple', line: 'The floor is a puzzle and the puzzle moves.' },
      { id: 'frozen-north', name: 'Frozen North', line: 'Beyond the last hut the ice begins to sing.' },
      { id: 'sunken-ship', name: 'Sunken Ship', line: 'Its bell still rings with every tide.' },
      { id: 'desert-crossing', name: 'Desert Crossing', line: 'Seven days of sand and one green rumor.' },
      { id: 'cloud-kingdom', name: 'Cloud Kingdom', line: 'The ladder leans on nothing at all.' },
      { id: 'hidden-tunnel', name: 'Hidden Tunnel', line: 'It starts behind the bakery and smells of salt.' },
      { id: 'crystal-cavern', name: 'Crystal Cavern', line: 'Each crystal keeps a different echo.' },
      { id: 'edge-of-maps', name: 'Edge of Maps', line: 'Here the drawing stops, and the walk begins.' },
    ],
  },
] as const satisfies readonly { category: ThemeCategory; themes: readonly ThemeEntry[] }[];
