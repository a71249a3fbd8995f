import { say, type Beat } from './beat.ts';

/** What the family asked for. It is told in every chapter that is asked for it, each time as a part of what happens there. */
const customBeat = (...lines: Beat['lines'] & readonly unknown[]): Beat => ({
  isMust: true,
  fits: ({ custom }) => custom !== '',
  lines,
});

export const CUSTOM_AT_HOME = customBeat(
  say(
    'There was one more thing, and it mattered more than anybody yet knew: {custom}.',
    'And this, too, belongs to the story, although nobody could have said how as yet: {custom}.',
    'The oldest of the neighbours told them something then that they were not to forget: {custom}.',
    'And then {hero} noticed something that had not been there the day before: {custom}.',
    'One other thing has to be told here, so that it is not missing later: {custom}.',
  ),
  say(
    '“Keep that in mind,” said {friend}. “Things like that are never there for nothing.”',
    '{Hero} said it over to {himself} three times, so as to remember.',
    'It made no sense at all. The best clues never do, at first.',
    '“How very odd,” said {folk}. “How very nice,” said {folk2}.',
  ),
);

export const CUSTOM_ON_THE_WAY = customBeat(
  say(
    'On the third day something happened that none of them would have believed at home: {custom}.',
    'And then it came about, quite by the way, between one hill and the next: {custom}.',
    'It was {friend} who saw it first, and would not be talked out of it: {custom}.',
    'Just when they had stopped expecting anything at all, there it was: {custom}.',
  ),
  say(
    '“You see?” said {hero}. “I knew that we should meet with that again.”',
    'They looked at each other, and then at that, and then they laughed until they had to sit down.',
    'After that the road seemed a good deal shorter.',
    '“Remember this,” said {friend}. “We are going to want to tell it.”',
  ),
);

export const CUSTOM_IN_NEED = customBeat(
  say(
    'And who would have thought that it would come in just there, of all places: {custom}.',
    'At that very moment, and not one too soon, there it was: {custom}.',
    'There was one thing that nobody in that place had reckoned with: {custom}.',
  ),
  say(
    '“Now I know what it was for,” whispered {hero}.',
    'Even {foe} had to look.',
    'It did not change everything. It changed just enough.',
  ),
);

export const CUSTOM = customBeat(
  say(
    'You have not forgotten it, have you? They had not, either: {custom}.',
    'And what of the thing that nobody had understood at first? They understood it now: {custom}.',
    'And that other matter, the one they had been told to keep in mind? Here it is once more: {custom}.',
    'Only one thing was still without its place, and now it found it: {custom}.',
    'And then {hero} remembered what {he} had promised not to forget: {custom}.',
  ),
  say(
    '“So that was it,” said {hero}, and the two of them looked at it for a good long while.',
    'The oldest of the neighbours only smiled, as if it had been plain from the start.',
    '“I told you that it wasn’t there for nothing,” said {friend}.',
    'It had been part of it all along, as the back is part of a picture.',
    'Now at last it made sense, and they laughed that they had not seen it sooner.',
  ),
);
