import { KEPT_DAYS } from '@talelantern/domain/generation/job';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { DAILY_LIMITS } from '@talelantern/domain/plans/daily-limits';
import { GRACE_DAYS } from '@talelantern/domain/plans/entitlement';
import { WITHDRAWAL_DAYS } from '@talelantern/domain/plans/withdrawal';
import { WRITE_TO_US } from '../../../config/article-paths.ts';
import { PATHS } from '../../../config/paths.ts';
import type { Article } from '../article.ts';
import { PLAN_ROWS } from './plan-copy.ts';

export const FAQ: Article = {
  lead: 'What parents ask us. If your question is missing, write to us below; a person will answer.',
  topics: [
    {
      id: 'who-writes',
      title: 'Who writes the stories?',
      asked: ['chatgpt', 'robot'],
      blocks: [
        'A computer does, an artificial intelligence by OpenAI, from what you choose. It paints the pictures and speaks the recordings too. It can get things wrong and it can be odd; it is not a person, and it does not know your child. Every shared page says that it was made with AI.',
      ],
    },
    {
      id: 'is-it-safe',
      title: 'Is it safe for my child?',
      asked: ['scary', 'dangerous', 'inappropriate'],
      blocks: [
        'A second program checks everything that goes in and comes out, and nothing is shown before it’s checked. A child’s list of things to leave out goes with every request for their stories and the pictures in them, and we look for it in what comes back. For the youngest, dark choices are softened.',
        `No check is perfect, and now and then a picture can’t be checked for that list. Switch on *Let me read it first* on [your profile](${PATHS.profile}) to read every chapter before your child does.`,
      ],
    },
    {
      id: 'what-leaves',
      title: 'What does the AI learn about my child?',
      blocks: [
        `No real names, as far as we can find them: nicknames and real children’s names are replaced by invented ones before a text leaves us, and put back afterward. No email address, no account. It gets the age range, the reading level, the likes and what to leave out, because the story has to fit, and it gets your characters as you made them: looks, traits, description and portrait. If one of them is your child, please keep the description general. More in our [privacy policy](${PATHS.privacyPolicy}).`,
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
        `A story counts when its first chapter is written; its other chapters are included. A picture counts when it is painted. A narration counts once for all chapters of a story. Anything that failed, was refused or was canceled in time doesn’t count; only very many failed tries use up what you can make that day or month.`,
        'Pictures that come with a chapter don’t count. On paid plans a chapter comes with two early in a month, and with one once your family has made a lot; pictures get simpler then too. The stories and recordings of your plan are made all the same, unless very many tries at them have failed that month.',
        DAILY_LIMITS,
        'Deleting a story or picture doesn’t give it back, because making it has already cost something. Deleting a character or place makes room for another, unless you have more than your plan holds. Counts start again on the first of each month (UTC); with yearly Pro, those of stories and narrations start again with each year that is paid.',
      ],
    },
    {
      id: 'plans',
      title: 'What do the plans cost?',
      asked: ['price', 'how much', 'money', 'upgrade', 'trial', 'gift', 'paypal', 'coupon', 'discount'],
      blocks: [
        { columns: ['Plan', 'Price', 'What’s included'], rows: PLAN_ROWS },
        `Choose one on [Subscription](${PATHS.subscription}) and pay with a card on the page of Stripe, who handles payments for us; a code for a discount is entered there. We never see your card. Prices include any tax. There are no trials or gift cards; Free has no end date. Your plan starts as soon as Stripe tells us it’s paid, usually within seconds.`,
      ],
    },
    {
      id: 'end-plan',
      title: 'How do I cancel or change my subscription?',
      asked: ['unsubscribe', 'stop paying', 'payment', 'invoice', 'billing', 'refund', 'downgrade'],
      blocks: [
        `Press *Cancel subscription* on [Subscription](${PATHS.subscription}), or *Manage subscription* to change it. If you cancel, you keep your plan until the paid period ends, then you’re on Free again. After the first year of a yearly plan you can also end it with a month’s notice and get the rest back: [write to us](${WRITE_TO_US}). If a payment fails, your plan continues for ${GRACE_DAYS} days, so that you can change the card under *Manage subscription*; then you are on Free until it is paid. Receipts and invoices are under *Manage subscription* too.`,
        'Everything that you have made stays and can be read. Only what goes beyond the smaller plan has to wait: more stories, more characters or places, repainting.',
        `Have you changed your mind within ${WITHDRAWAL_DAYS} days of buying? *Withdraw from this contract* on [Subscription](${PATHS.subscription}) tells us, and you get back all you paid. For any other question, [write to us](${WRITE_TO_US}).`,
      ],
    },
    {
      id: 'limit-reached',
      title: 'Which limit of my plan have we reached?',
      asked: ['You have reached the limit of your plan'],
      blocks: [
        `[Subscription](${PATHS.subscription}) shows which one, and when it renews. Everything you have made stays, whatever your plan.`,
      ],
    },
    {
      id: 'verify',
      title: 'Why do I have to verify my email address?',
      asked: ['verification', 'confirm'],
      blocks: [
        `We ask before your second story, before your third picture in a month, before you connect Google or Apple, and before you share or comment, so that no one can make accounts by the hundred; and before you buy a plan, so that receipts reach you. When very many new families come on one day, we ask before your first story. Open the link in the email we sent you. Not there? Check your spam folder, then press *Send the email again* on [your profile](${PATHS.profile}). Did you mistype the address? Press *Change email* there.`,
      ],
    },
    {
      id: 'lost',
      title: 'I closed the tab. Is my chapter gone?',
      blocks: [
        `No. Whatever you started carries on without you. It waits in [My Stories](${PATHS.stories}), and under *Create Story* for a portrait, for ${KEPT_DAYS} days until you save or discard it. What you were typing survives a reload, but not a closed tab.`,
      ],
    },
    {
      id: 'rate-limit',
      title: 'Why does it say I have to wait?',
      asked: ['Rate limit exceeded. Please wait a moment.'],
      blocks: [
        'Many things were started in a short time, or several were refused, and our storyteller needs a moment. The page says how long: mostly a minute, rarely up to a day. Nothing counted.',
      ],
    },
    {
      id: 'failed',
      title: 'It failed three times. What now?',
      asked: ['error', 'not working', 'broken', 'problem', 'bug'],
      blocks: [
        'By then the app has tried three times, and nothing counted. Usually it works a few minutes later. If one wish keeps failing, put it in other words: it may have been refused.',
      ],
    },
    {
      id: 'same-look',
      title: 'Why does my hero look a little different in a picture?',
      blocks: [
        'Pictures are painted from the portrait, not copied. A character without a portrait is painted from words alone and varies more. On paid plans you can repaint from *Something’s not right*.',
      ],
    },
    {
      id: 'offline',
      title: 'Does it work without internet?',
      asked: ['offline', 'airplane'],
      blocks: [
        'You can keep reading what’s open, and your device can read it aloud. Writing and painting need a connection; the app says when it is waiting for one.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who can see our stories?',
      asked: ['public', 'private', 'strangers'],
      blocks: [
        `No other family. When you share one, anyone with its link sees a copy, under your pen name. Links cannot be guessed, and search engines are asked to stay away. We don’t let real children’s names onto a shared page. Each picture and recording also has its own address, which cannot be guessed either but opens for anyone you give it to. Who runs the servers can reach what is stored: see [How it is protected](${PATHS.privacyPolicy}#protection).`,
      ],
    },
    {
      id: 'withdraw',
      title: 'How do I take a shared story back?',
      asked: ['unshare', 'stop sharing', 'make private'],
      blocks: [
        'Press *Share* on it again, then *Withdraw the link*. The copy, its pictures, likes and comments are deleted at once. The link may still open for up to a minute, and anyone who has it open, or goes back to it, may still see it. What others have saved or photographed we cannot take back.',
      ],
    },
    {
      id: 'comments',
      title: 'Who can comment?',
      blocks: [
        `No one, unless you allow it for that story. Then signed-in adults with a verified address can, in up to ${LIMITS.comment.toLocaleString('en')} characters. Every comment is checked before anyone sees it. You can delete and report each one.`,
      ],
    },
    {
      id: 'forgot-pin',
      title: 'I have forgotten the PIN of the lock',
      blocks: [
        'Press *Forgot the PIN?* where it’s asked for, sign in again, and set a new one. If you sign in with Google or Apple, their window may open without a password on a device where you are signed in with them, and then a child could do the same.',
      ],
    },
    {
      id: 'password',
      title: 'I have forgotten my password',
      asked: ['password', 'login', 'cannot sign in'],
      blocks: [
        `Go to [Forgot your password?](${PATHS.forgotPassword}) and we’ll email you a link. Still signed in here? Press *Change password* on [your profile](${PATHS.profile}), then *Forgot your password? Email me a link*. If you signed up with Google or Apple there is no password; use their button.`,
      ],
    },
    {
      id: 'change-sign-in',
      title: 'How do I change my email or password?',
      asked: ['sign out', 'logout', 'new password'],
      blocks: [
        `Under *Signing in* on [your profile](${PATHS.profile}), where *Sign out* is too. A new email address counts once you open the link we send there. With Google or Apple alone, set a password first.`,
      ],
    },
    {
      id: 'languages',
      title: 'Which languages are there?',
      asked: ['spanish', 'french', 'german', 'translate', 'bilingual'],
      blocks: [
        'English only. You may type a wish in another language; the story is still written, and recorded, in English. If that doesn’t work, please write the wish in English. What to leave out should be in English, because we look for those words in the story. Your browser can translate a page.',
      ],
    },
    {
      id: 'download',
      title: 'Can I take everything with me?',
      asked: ['export', 'backup'],
      blocks: [
        `Yes: *Download my data* on [your profile](${PATHS.profile}) makes one archive with all stories, pictures and recordings, and a page to read them with.`,
      ],
    },
    {
      id: 'delete',
      title: 'How do I delete my account?',
      asked: ['remove', 'close', 'erase'],
      blocks: [
        `With *Delete my account* on [your profile](${PATHS.profile}). This deletes everything, on our side too, and can’t be undone. What has to remain for a while is named in the [privacy policy](${PATHS.privacyPolicy}#deleting).`,
      ],
    },
    {
      id: 'belongs',
      title: 'Who owns the stories?',
      asked: ['copyright', 'own'],
      blocks: [
        `You do, as far as the law recognizes an owner of what an AI has made. Print them, read them, give them away. The [terms](${PATHS.termsOfService}) say it in full.`,
      ],
    },
  ],
};
