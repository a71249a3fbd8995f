export const LIKE_SUGGESTIONS: readonly string[] =
  'Animals, Dinosaurs, Dragons, Trains, Space, The sea, Football, Baking, Music, Jokes'.split(', ');

export const AVOID_SUGGESTIONS: readonly string[] =
  'Spiders, Snakes, Dogs, Thunder, The dark, Monsters, Ghosts, Doctors, Deep water, Getting lost'.split(', ');
