import { readChoices } from '../catalogues/read-choices.ts';

export const BACKGROUNDS = readChoices(
  'Enchanted Castle, Magical Forest, Crystal Cave, Floating Islands, Cozy Village, Snowy Mountains, Flower Meadow, Desert Oasis, Seaside Harbor, Coral Reef, Ancient Ruins, Grand Library, Starry Sky, Future City, Volcano Valley',
);

export const LIGHTINGS = readChoices(
  'Golden Hour, Moonlight, Starlight, Lantern Light, Candlelight, Firelight, Morning Light, Bright Daylight, Sunset Glow, Twilight, Aurora Light, Rainbow Light, Misty Light, Stormy Light, Enchanted Glow',
);

/** Moods of the pictures of characters and locations; the label is stored (docs/specification.md#3). */
export const MOODS = readChoices(
  'Cheerful, Magical, Peaceful, Playful, Mysterious, Heroic, Dreamy, Cozy, Adventurous, Majestic, Whimsical, Hopeful, Festive, Full of Wonder, Quiet',
);
