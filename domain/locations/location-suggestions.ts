import { readChoices } from '../catalogues/read-choices.ts';

/** Suggestions for a location's lists, which may also contain other strings. The label is stored. */
export const CLIMATES = readChoices(
  'Sunny and Warm, Gentle Spring, Golden Autumn, Snowy and Cold, Hot and Dry, Warm and Rainy, Misty and Cool, Breezy by the Sea, Always Starlit, Rainbow Weather, Thunder and Lightning → Rumbly Rain, Endless Night → Moonlit Evening',
);

export const MAGICAL_PROPERTIES = readChoices(
  'Glowing Plants, Floating Stones, Talking Trees, Singing Wind, Healing Water, Wishing Well, Doors to Anywhere, Time Stands Still, Stars Within Reach, Paths That Move, Colors That Change, Dreams Come True, Everlasting Flowers, Music from Nowhere, Crystals That Remember, Friendly Fireflies',
);

export const INHABITANTS = readChoices(
  'Fairies, Garden Gnomes, Talking Animals, Wise Owls, Gentle Giants, Baby Dragons, Unicorns, Merfolk, Cloud Sheep, Little Robots, Friendly Aliens, Snow Foxes, Busy Villagers, Market Traders, Old Storyteller, Ghosts → Sheet-Wearing Friends, Pirates → Treasure Sailors, Trolls → Mossy Bridge-Keepers, Bats → Sleepy Flutterers, Skeletons → Rattling Dancers',
);

/** All dangers are dark choices, so each has gentle words. */
export const DANGERS = readChoices(
  'Sleeping Dragon → Snoring Dragon, Sudden Storms → Splashy Showers, Quicksand → Squelchy Mud, Wobbly Bridge → Swinging Bridge, Thick Fog → Cotton-Wool Mist, Tangling Vines → Tickling Vines, Hungry Plants → Nibbling Plants, Falling Rocks → Rolling Pebbles, Thin Ice → Slippery Ice, Bubbling Lava → Bubbling Hot Puddles, Strong Current → Hurrying Water, Giant Spiders → Long-Legged Weavers, Trap Doors → Surprise Slides, Sneaky Goblins → Cheeky Goblins, Forgotten Curse → Forgotten Riddle, Maze Without End → Twisty Paths',
);

export const TREASURES = readChoices(
  'Chest of Gold, Ancient Map, Glowing Crystal, Golden Key, Magic Lantern, Dragon Egg, Pearl Necklace, Silver Flute, Book of Spells, Lost Crown, Star in a Jar, Wishing Feather, Music Box, Compass of Dreams, Seed of the First Tree, Enchanted Mirror',
);
