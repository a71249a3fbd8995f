import { PLANS } from '@talelantern/domain/plans/plans';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { WRITE_TO_US } from '../../../config/article-paths.ts';
import { PATHS } from '../../../config/paths.ts';
import type { Article } from '../article.ts';
import { AGES } from './plan-copy.ts';

const { storiesPerMonth = 0, charactersTotal = 0, locations = 0, imageGeneration } = PLANS.free.limits;

export const GETTING_STARTED: Article = {
  lead: 'From an empty shelf to a first chapter in about five minutes. A grown-up signs in; the choosing is for everyone.',
  topics: [
    {
      id: 'five-minutes',
      title: 'Your first story in five minutes',
      blocks: [
        {
          steps: [
            `[Sign in or create an account](${PATHS.login}). An adult does this, with an email address and a password, or with Google or Apple.`,
            `Open [Create Story](${PATHS.create}) and tap a friend: Ember, Pip or Lyra. Or press *New Character*; *Random Character* fills everything in at a touch, and the portrait is usually painted in under a minute.`,
            'If you like, say in one line what happens. A theme and an age are already chosen; tap them to change them. *More choices* has all the rest.',
            'Press *Generate Story*. You read along while the first chapter is being written.',
          ],
        },
        {
          picture: 'create',
          alt: 'The page Create Story: two chosen characters at the left, what happens beneath them, and a book cover that fills in at the right',
        },
        { note: 'In a hurry? *Surprise me* shows you a story. *Again* shows another, *Write it* begins.' },
      ],
    },
    {
      id: 'add-a-child',
      title: 'Tell us who it is for',
      asked: ['kid', 'son', 'daughter', 'siblings', 'toddler', '2 year old', 'add child'],
      blocks: [
        'Under *Who is it for?* you can add a child once: a nickname, an age range, how well they read, what they like and what to leave out. Every later story for that child then fits by itself.',
        {
          picture: 'child',
          alt: 'The question about a child: nickname, age range and a face',
        },
        `There are four ages: ${AGES}. They decide how long sentences are, which words are used and how exciting it may get. We ask for no birthday and no photo.`,
        'Under *Please leave out*, list what this child would rather not meet, like spiders or the dark. Write it in English, because we look for those words. We ask for their stories and for those for everyone up to their age, and the pictures in them, to leave it out, and check them for it. No check is perfect, and portraits and places are not checked for it.',
      ],
    },
    {
      id: 'read-first',
      title: 'Read it before your child does',
      blocks: [
        `On [your profile](${PATHS.profile}) you can switch on *Let me read it first*. Every chapter then waits until a grown-up has read and approved it, and its book in [My Stories](${PATHS.stories}) says so.`,
        'On the same page you can set a grown-up lock: a PIN that is asked for before anything is shared, posted, deleted or bought, and before settings change. If you sign in with Google or Apple, a forgotten PIN may be replaced without a password on a device where you are signed in with them.',
      ],
    },
    {
      id: 'child-reads-alone',
      title: 'Let your child read alone',
      blocks: [
        `Every child you have added has a shelf: press *Mo’s books*, with your child’s name, in [My Stories](${PATHS.stories}). It has their own stories and those for everyone up to their age, as large covers that play at a touch, with nothing to buy and nothing to delete. At the end of a chapter your child picks what happens next from three pictures, which are read aloud.`,
        'Two keys lead out: the lock on the shelf, and *I’m the grown-up* where a chapter is waiting for you. With a PIN set, both ask for it.',
      ],
    },
    {
      id: 'what-is-free',
      title: 'What is free',
      blocks: [
        `Without paying you have ${storiesPerMonth} stories and ${imageGeneration} pictures a month, ${charactersTotal} characters and ${locations} place. A story is all of its ${LIMITS.chapters} chapters. Your device can read aloud for free. Ember, Pip and Lyra are characters of yours once a story with them begins; deleting one makes room.`,
        `What a click uses is shown beside its button, before you press. [Subscription](${PATHS.subscription}) shows what is left.`,
      ],
    },
    {
      id: 'where-things-are',
      title: 'Where everything is',
      blocks: [
        {
          list: [
            `[Create Story](${PATHS.create}): begin a story.`,
            `[My Stories](${PATHS.stories}): your shelf. A story that is being written keeps going while you are away, and waits there.`,
            `[Characters](${PATHS.characters}) and [Locations](${PATHS.locations}): everyone and every place you’ve made.`,
            `[Profile](${PATHS.profile}): children, voices, the lock, your data.`,
          ],
        },
      ],
    },
    {
      id: 'second-grown-up',
      title: 'Two grown-ups, one family',
      asked: ['second parent', 'partner', 'husband', 'wife', 'family sharing'],
      blocks: [
        `One family has one account, and you can be signed in on several devices at once. Sign in on the other parent’s device too, or connect their Google or Apple account under *Signing in* on [your profile](${PATHS.profile}); there is room for one of each. They can then do everything that you can.`,
      ],
    },
    {
      id: 'home-screen',
      title: 'Put it on your home screen',
      asked: ['install', 'app', 'ipad', 'iphone', 'android', 'tablet'],
      blocks: [
        'Talelantern works in the browser; there is nothing to get from a store. On an iPhone or iPad, press Safari’s share button, then *Add to Home Screen*. On Android, open Chrome’s menu, then *Add to Home screen*. It then opens like an app.',
      ],
    },
    {
      id: 'ask-us',
      title: 'Still stuck?',
      asked: ['contact', 'support', 'customer service', 'help', 'complaint'],
      blocks: [`See [Questions and answers](${PATHS.helpFaq}) or [write to us](${WRITE_TO_US}); a person will answer.`],
    },
  ],
};
