/** Something to ask each other while a portrait is painted. {name} is the character, {their} fits the gender. */
export const WAITING_QUESTIONS = [
  'What does {name} keep under the pillow?',
  'Which sound wakes {name} in the morning?',
  'What would {name} never, ever share?',
  'Who taught {name} {their} best trick?',
  'What does {name}’s home smell like when it rains?',
  'What makes {name} laugh until it hurts?',
  'Which door would {name} open first?',
  'What is {name} a tiny bit afraid of?',
  'What would {name} pack for a very long walk?',
  'If {name} knocked at our door, what would we cook?',
] as const;
