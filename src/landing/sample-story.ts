interface SamplePage {
  chapter: string;
  picture: string;
  alt: string;
  paragraphs: readonly string[];
}

export const STORY_TITLE = 'The Courage Lantern of Ember and Pip';

/** A generated story for ages 5-8, verbatim: one passage of each chapter with its scene. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    chapter: 'Introduction',
    picture: 'scene-1',
    alt: 'A red dragon and a small fox with a lantern on a quay at night',
    paragraphs: [
      'And then, between one bite and the next, the old lantern over the gate went out, though there was oil in it to the brim.',
      '“It has to be done, so let’s,” said Ember. “We will carry it into all the places we would rather not go.” “I’ll get my things,” said Pip, who had no things.',
    ],
  },
  {
    chapter: 'Development',
    picture: 'scene-2',
    alt: 'The dragon rises into an evening sky of floating islands, the fox laughs below',
    paragraphs: [
      '“Hold on tight,” said Ember, and rose, slowly at first, with the rest of them hanging on like washing. Flying with company was harder than flying alone. It was also a lot more fun.',
      '“Since when can you do that?” said Pip. “Since just now,” said Ember.',
    ],
  },
  {
    chapter: 'Climax',
    picture: 'scene-3',
    alt: 'Dragon and fox sit by a glowing pool in a violet crystal cave',
    paragraphs: [
      '“And who,” asked a voice, “has asked you in?” It was the comfortable dark.',
      '“Tell me about it,” said Ember. “From the beginning. We have time.” And the comfortable dark told them. “I didn’t think that anybody knew,” it said.',
    ],
  },
  {
    chapter: 'Resolution',
    picture: 'scene-4',
    alt: 'Fox and dragon smile under a full moon, and the fox’s lantern burns again',
    paragraphs: [
      'The lantern flared up like a small sun, and people came out with their candles to take some of it home. You never heard such a cheer. A pigeon fell off the roof, and was cheered as well.',
      'Ember and Pip shared a plum on the way home, and argued about who should have the stone.',
    ],
  },
];
