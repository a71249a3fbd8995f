import { POWERS } from '@talelantern/domain/characters/powers';
import { PLANS } from '@talelantern/domain/plans/plans';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { PATHS } from '../../../config/paths.ts';
import type { Article } from '../article.ts';

export const CHARACTER_CREATION: Article = {
  lead: 'A character is made in two steps: who they are, then what they look like. Only the name has to be typed.',
  topics: [
    {
      id: 'who-they-are',
      title: 'Step one: who they are',
      blocks: [
        `Press *New Character* on [Characters](${PATHS.characters}) or on [Create Story](${PATHS.create}). Name, gender, kind and personality are needed; everything else is up to you.`,
        {
          list: [
            'The kind is chosen by pictures, from large to small: Animal, then Fur and Feather, then Fox.',
            'Up to two traits. To swap one, tap a chosen one again first.',
            `A magical power if you like: there are ${POWERS.length}. Tap the chosen one again to leave it out.`,
            'Height, build, color, age and one thing everyone notices. The choices follow the kind: a dragon has scales, a robot has metal.',
            'Anything else about them, in your own words.',
          ],
        },
        {
          picture: 'character',
          alt: 'The form of a new character with pictures of animals to choose from',
        },
        { note: 'Choices with a small moon are dark ones. For ages 3-4 the story softens them.' },
      ],
    },
    {
      id: 'random',
      title: 'Be surprised',
      blocks: [
        '*Random Character* fills in a name, a kind, two traits and looks that go together. Press it as often as you like, then change what you want.',
      ],
    },
    {
      id: 'portrait',
      title: 'Step two: the portrait',
      blocks: [
        `*Save and paint* paints the portrait at once, in *Bold Outline*. If that fails, or you have only saved, press *Generate Image*. There are twenty styles, and background, light and mood can be chosen too. Free plans paint at ${PLANS.free.limits.imageQuality} quality, paid ones at ${PLANS.pro_monthly.limits.imageQuality} until much of a month is used.`,
        {
          picture: 'portrait',
          alt: 'The finished portrait of Ember, a fox, in an arched window, beside the buttons to paint her again',
        },
        'The portrait matters: pictures in stories are painted from it, so that your hero looks the same on every page.',
        'If the painting fails, it doesn’t count, and you can try again.',
      ],
    },
    {
      id: 'not-my-hero',
      title: 'When it does not look right',
      blocks: [
        'On a paid plan you can paint again. Open *Something’s not right*, say what’s wrong, and paint. Earlier portraits stay in a row beneath; tap one to bring it back.',
        `On the free plan the first portrait of each character is included; repainting one comes with [Pro and Unlimited](${PATHS.subscription}).`,
      ],
    },
    {
      id: 'real-children',
      title: 'When a character is a real child',
      asked: ['upload photo', 'photograph', 'selfie'],
      blocks: [
        'Check *Named after a real child* in the form. For the AI, we then swap the name for a made-up one, and put yours back in. A real child cannot be shared by link.',
        'Photos cannot be uploaded: a portrait is painted from what you choose and write.',
        'Please do not type surnames, addresses or schools into descriptions.',
      ],
    },
    {
      id: 'places',
      title: 'Places',
      blocks: [
        `[Locations](${PATHS.locations}) are made the same way: a kind of place, who lives there, what is dangerous, what can be found. Save it first, then paint it.`,
        {
          picture: 'place',
          alt: 'The painting of Glimmerwood, a lantern forest, beside the buttons to paint it again',
        },
        'On Create Story press *Add Locations* to let one into a story.',
      ],
    },
    {
      id: 'change-or-delete',
      title: 'Change or delete',
      asked: ['edit', 'rename'],
      blocks: [
        'The three dots beside a name lead to everything: view, change, share, delete. Stories that are already written keep the character as it was.',
        `Deleting can be undone for ten seconds while the page is open; on a phone or tablet, locking it or switching to another app deletes at once. The last ${LIMITS.imageHistory} portraits of a character are kept with it and go with it.`,
      ],
    },
  ],
};
