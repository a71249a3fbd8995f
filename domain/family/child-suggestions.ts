/** What many children like to hear about; a parent may add own words. */
export const LIKE_SUGGESTIONS = [
  'Animals',
  'Dinosaurs',
  'Dragons',
  'Trains',
  'Space',
  'The sea',
  'Football',
  'Baking',
  'Music',
  'Jokes',
] as const;

/** What many children would rather not meet at bedtime; a parent may add own words. */
export const AVOID_SUGGESTIONS = [
  'Spiders',
  'Snakes',
  'Dogs',
  'Thunder',
  'The dark',
  'Monsters',
  'Ghosts',
  'Doctors',
  'Deep water',
  'Getting lost',
] as const;
