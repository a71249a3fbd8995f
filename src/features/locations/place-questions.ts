/** Something to ask each other while a place is painted. {name} is the place. */
export const PLACE_QUESTIONS = [
  'What does {name} smell like after the rain?',
  'Who was the very first to find {name}?',
  'Where would you hide in {name}?',
  'What can be heard in {name} at night?',
  'What would you never dare to touch in {name}?',
  'Which path through {name} is the longest?',
  'What do they eat for breakfast in {name}?',
  'Who would you take along to {name}?',
  'What grows in {name} and nowhere else?',
  'If you lived in {name}, where would your bed stand?',
] as const;
