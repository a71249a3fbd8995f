import { KEPT_DAYS } from '@talelantern/domain/generation/job';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { GRACE_DAYS } from '@talelantern/domain/subscriptions/entitlement';
import { WRITE_TO_US } from '../../../config/article-paths.ts';
import { PATHS } from '../../../config/paths.ts';
import type { Article } from '../article.ts';
import { PLAN_ROWS } from './plan-words.ts';

export const FAQ: Article = {
  lead: 'What parents ask us. If yours is missing, the form at the end reaches people.',
  topics: [
    {
      id: 'who-writes',
      title: 'Who writes the stories?',
      blocks: [
        'A computer does, an artificial intelligence by OpenAI, from what you choose. It paints the pictures and speaks the recordings too. It can get things wrong and it can be odd; it is not a person, and it does not know your child. Every shared page says that it was made with AI.',
      ],
    },
    {
      id: 'is-it-safe',
      title: 'Is it safe for my child?',
      asked: ['scary', 'dangerous', 'inappropriate'],
      blocks: [
        'What goes in and what comes out is checked by a second program, and nothing is shown that was not. A child’s list of things to leave out is in every request and in every check. For the youngest, dark choices are softened.',
        `No check is perfect. Switch on *Show me first* on [your profile](${PATHS.profile}) to read every chapter before your child does.`,
      ],
    },
    {
      id: 'what-leaves',
      title: 'What does the AI learn about my child?',
      blocks: [
        `No name: nicknames and real children’s names are replaced by invented ones before a text leaves us, and put back afterwards. No email address, no account. It gets the age range, the reading level, the likes and what to leave out, because the story has to fit. More in our [privacy policy](${PATHS.privacyPolicy}).`,
      ],
    },
    {
      id: 'child-account',
      title: 'Can my child have an account?',
      blocks: [
        'No. Accounts are for adults. Children are profiles inside yours, without a birthday, a photo, or a way to sign in.',
      ],
    },
    {
      id: 'what-counts',
      title: 'What counts as a story, a picture, a narration?',
      blocks: [
        `A story counts when its first chapter is written; its other chapters are included. A picture counts when it is painted. A narration counts once for all chapters of a story. Nothing that failed, was refused or was cancelled in time is counted.`,
        'Deleting does not give anything back: painting it has cost what it cost. Counts begin anew on the first of each month, by world time (UTC).',
      ],
    },
    {
      id: 'plans',
      title: 'What do the plans cost?',
      asked: ['price', 'how much', 'money'],
      blocks: [
        { columns: ['Plan', 'Price', 'What is in it'], rows: PLAN_ROWS },
        `Choose one on [Subscription](${PATHS.subscription}) and pay with a card on the page of Stripe, who handles payments for us. We never see your card. The plan holds as soon as Stripe tells us that it is paid, usually within seconds.`,
      ],
    },
    {
      id: 'end-plan',
      title: 'How do I cancel or change my subscription?',
      asked: ['unsubscribe', 'stop paying', 'payment', 'invoice'],
      blocks: [
        `Press *Manage subscription* on [Subscription](${PATHS.subscription}). A plan that you end goes on until the end of what is paid, then you are on Free again. If a payment fails, your plan goes on for ${GRACE_DAYS} days, so that you can change the card there; then you are on Free until it is paid. Receipts and invoices are on the same page.`,
        'Everything that you have made stays and can be read. Only what goes beyond the smaller plan has to wait: more stories, more characters or places, paintings anew.',
        `A refund that your law gives you? [Write to us](${WRITE_TO_US}).`,
      ],
    },
    {
      id: 'limit-reached',
      title: '“You have reached the limit of your plan”',
      blocks: [
        `[Subscription](${PATHS.subscription}) shows which one, and when it begins anew. Everything you have made stays, whatever your plan.`,
      ],
    },
    {
      id: 'verify',
      title: 'Why do I have to verify my email address?',
      blocks: [
        'Before the second story, and before you share or comment, so that nobody can make accounts by the hundred. Open the link in the mail we sent you. Not there? Look into spam, then press *Send the mail again* on your profile.',
      ],
    },
    {
      id: 'lost',
      title: 'I closed the tab. Is my chapter gone?',
      blocks: [
        `No. What you began goes on without you. It waits in [My Stories](${PATHS.stories}), and under *Create Story* for a portrait, for ${KEPT_DAYS} days until you save it or put it away. What you were typing is kept in the tab as well.`,
      ],
    },
    {
      id: 'rate-limit',
      title: '“Rate limit exceeded. Please wait a moment.”',
      blocks: ['Too many things were begun within a minute. Have a sip of tea, then press again. Nothing was counted.'],
    },
    {
      id: 'failed',
      title: 'It failed three times. What now?',
      blocks: [
        'The app has tried three times by then, and nothing was counted. Usually it works a few minutes later. If one wish keeps failing, put it in other words: it may have been refused.',
      ],
    },
    {
      id: 'same-look',
      title: 'Why does my hero look a little different in a picture?',
      blocks: [
        'Pictures are painted from the portrait, not copied. A character without a portrait is painted from words alone and varies more. On paid plans you can paint again from *Not my hero*.',
      ],
    },
    {
      id: 'offline',
      title: 'Does it work without internet?',
      blocks: [
        'What lies open can be read on, and your device can read it aloud. Writing and painting need a connection; the app says when it is waiting for one.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who can see our stories?',
      asked: ['public', 'private', 'strangers'],
      blocks: [
        'Only your account. When you share one, everybody who has its link sees a copy, under your pen name. Links cannot be guessed, and search engines are asked to stay away. Real children’s names are not let onto a shared page.',
      ],
    },
    {
      id: 'withdraw',
      title: 'How do I take a shared story back?',
      asked: ['unshare', 'stop sharing', 'make private'],
      blocks: [
        'Press *Share* on it again, then *Withdraw the link*. The copy, its pictures, likes and comments are deleted at once; somebody who has just had it open may see it for a minute more. What others have saved or photographed we cannot take back.',
      ],
    },
    {
      id: 'comments',
      title: 'Who can comment?',
      blocks: [
        `Nobody, unless you allow it for that story. Then signed-in adults with a verified address can, in up to ${LIMITS.comment.toLocaleString('en')} characters. Every comment is checked before anybody sees it. You can delete and report each one.`,
      ],
    },
    {
      id: 'forgot-pin',
      title: 'I have forgotten the PIN of the lock',
      blocks: [
        'Press *Forgotten the PIN?* where it is asked for, show that it is you by signing in again, and set a new one.',
      ],
    },
    {
      id: 'password',
      title: 'I have forgotten my password',
      asked: ['login', 'cannot sign in'],
      blocks: [
        `Go to [Forgot your password?](${PATHS.forgotPassword}) and we send you a link. If you came with Google or Apple there is no password; use their button.`,
      ],
    },
    {
      id: 'download',
      title: 'Can I take everything with me?',
      asked: ['print', 'export', 'backup'],
      blocks: [
        `Yes: *Download my data* on [your profile](${PATHS.profile}) makes one archive with all stories, pictures and recordings, and a page to read them with.`,
      ],
    },
    {
      id: 'delete',
      title: 'How do I delete my account?',
      asked: ['remove', 'close', 'erase'],
      blocks: [
        `With *Delete my account* on [your profile](${PATHS.profile}). Everything goes, on our side too, and cannot be brought back. What has to remain for a while is named in the [privacy policy](${PATHS.privacyPolicy}#deleting).`,
      ],
    },
    {
      id: 'belongs',
      title: 'Whom do the stories belong to?',
      asked: ['copyright', 'own'],
      blocks: [
        `You, as far as the law knows an owner of what an AI has made. Print them, read them, give them away. The [terms](${PATHS.termsOfService}) say it in full.`,
      ],
    },
  ],
};
