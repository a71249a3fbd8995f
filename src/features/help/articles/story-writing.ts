import { PARAGRAPH_TARGETS } from '@talelantern/domain/stories/phases';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { PATHS } from '../../../config/paths.ts';
import type { Article } from '../article.ts';
import { AGES, VOICE_COUNT } from './plan-copy.ts';

const { standard, extended, epic } = PARAGRAPH_TARGETS.introduction;

export const STORY_WRITING: Article = {
  lead: 'A story grows in four chapters. You choose, it is written, you read, and then you say what happens next.',
  topics: [
    {
      id: 'begin',
      title: 'Begin a story',
      asked: ['longer', 'shorter'],
      blocks: [
        `On [Create Story](${PATHS.create}) choose at least one character, a theme and an age range. Until then the button says what is missing.`,
        {
          picture: 'theme',
          alt: 'Twelve kinds of story as small pictures, with the themes of Adventure beneath',
        },
        {
          list: [
            'Roles: who is the hero, who the trickster?',
            'Relationships: two characters can be friends, rivals, twins and more. It shows in how they talk.',
            'Places, if you like, with *Add Locations*.',
            'Twelve kinds of story with ten themes each. You can search them.',
            `Ages ${AGES}.`,
            `Section length: ${standard.min}-${standard.max}, ${extended.min}-${extended.max} or ${epic.min}-${epic.max} paragraphs in the first chapters.`,
            'Your own story elements, on plans with custom prompts.',
          ],
        },
      ],
    },
    {
      id: 'four-chapters',
      title: 'Four chapters',
      asked: ['sequel', 'continue', 'next chapter', 'series'],
      blocks: [
        {
          list: [
            '*Introduction*: who is there, and what is odd today.',
            '*Development*: it gets complicated.',
            '*Climax*: now or never.',
            '*Resolution*: it ends well, and it gets quiet. This one is a little shorter.',
          ],
        },
        'You may leave while a chapter is being written: it goes on and waits in My Stories. *Cancel* stops it, and then it doesn’t count.',
        'When a chapter ends, three ideas for the next one are ready. Tap one, or press *Continue* and be surprised. After the fourth, the story has ended: for a sequel, begin a new one with the same characters.',
        {
          picture: 'story',
          alt: 'The page of a story: its title, a picture, the buttons Play, Read and Share, and the four lanterns of its chapters',
        },
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures for the best moments',
      blocks: [
        'Select some words, or tap a paragraph on a phone, and press *Make a picture*. It is painted from those words, and if you like from your characters’ portraits and your place.',
        {
          picture: 'passage',
          alt: 'Words chosen in a chapter, with the buttons Make a picture and Rewrite this beneath them',
        },
        `A story can hold ${LIMITS.sceneImages} pictures. One of them can be the cover: it is in the three dots beneath the picture.`,
      ],
    },
    {
      id: 'rewrite',
      title: 'Rewrite a paragraph',
      asked: ['edit', 'typo', 'mistake', 'change title', 'rename'],
      blocks: [
        'Choose words and press *Rewrite this*: funnier, easier, shorter, or the way you say (on paid plans). You see both and keep the one you like. It changes nothing else in the story.',
        '*Change the title* is in the three dots beside the heart.',
      ],
    },
    {
      id: 'read-and-listen',
      title: 'Read and listen',
      asked: ['voice', 'audio', 'listening', 'font', 'dyslexia', 'dark mode'],
      blocks: [
        '*Play* reads the story aloud at once; *Read* opens the book. Turn pages with the arrow keys, by swiping, or at the edges.',
        {
          picture: 'reader',
          alt: 'The open book: pictures on the left page, the text on the right, and the controls for listening beneath',
        },
        {
          list: [
            'Your device can read aloud for free, on every plan; nothing is sent anywhere.',
            `On paid plans a storyteller can read it, in one of ${VOICE_COUNT} voices. *Record this story* records every chapter and counts once.`,
            '*Follow the words* marks the words as they are spoken; some devices mark a whole sentence. Tap a word to hear it.',
            '*Bedtime* makes the page dark and warm, and a sleep timer stops the voice.',
            'The two letters at the top change size, spacing and typeface.',
          ],
        },
      ],
    },
    {
      id: 'share',
      title: 'Show it to Grandma',
      asked: ['share', 'send'],
      blocks: [
        'Your stories are private. *Share* makes a link for one story or one character, under a pen name. You see beforehand what it shows. Pass it on by message, or hold the QR code up to another phone.',
        {
          picture: 'share',
          alt: 'The question before a story is shared: what others see, the pen name, and whether they may comment',
        },
        'You can withdraw it at any time: then its copy and pictures are deleted, with all likes and comments. Your own story stays.',
      ],
    },
    {
      id: 'print-or-delete',
      title: 'Print or delete a story',
      asked: ['pdf', 'paper', 'remove'],
      blocks: [
        `On a story’s page press the three dots beside the heart, then *Print*. It becomes a book with its pictures and without buttons. To keep a PDF, choose that in place of a printer. With *Let me read it first*, only chapters that you have approved are printed.`,
        `*Delete* is in the three dots of a cover in [My Stories](${PATHS.stories}). It can be undone for ten seconds.`,
      ],
    },
    {
      id: 'not-right',
      title: 'When a story goes wrong',
      blocks: [
        'Every paragraph is checked before you see it. One with something you asked to leave out is written again, or left out. If too little is left, or one is not fit for children, the story stops kindly and doesn’t count.',
        'Anything can still slip through. Rewrite the paragraph, remove the picture, and please let us know.',
      ],
    },
  ],
};
