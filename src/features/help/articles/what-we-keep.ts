import {
  ARCHIVE_KEPT_HOURS,
  AUDIT_KEPT_YEARS,
  PAYMENT_EVENTS_KEPT_DAYS,
  REPORTS_KEPT_DAYS,
} from '@talelantern/domain/accounts/account-data';
import { KEPT_DAYS, SCORE_KEPT_DAYS, UNSAVED_KEPT_DAYS } from '@talelantern/domain/generation/job';
import type { Topic } from '../article.ts';
import type { LegalFacts } from './legal-facts.ts';

const UNTIL_DELETED = 'until you delete it, or the account';
const UNTIL_ACCOUNT_DELETED = 'until you delete the account';

/** The part of the privacy policy that lists the stored data. */
export const whatWeKeep = ({ hasAppCheck }: Pick<LegalFacts, 'hasAppCheck'>): Topic => ({
  id: 'what-we-keep',
  title: 'What we keep, why, and how long',
  blocks: [
    {
      columns: ['What', 'Why', 'How long'],
      rows: [
        [
          'Your email address; a scrambled form of your password, or from Google or Apple a number, your name, email address and the address of your picture',
          'to sign in, and for mails about the account itself',
          UNTIL_ACCOUNT_DELETED,
        ],
        [
          'Your name and pen name if you give them, when you came and when you were last here, and that you said you are an adult',
          'to run the account',
          UNTIL_ACCOUNT_DELETED,
        ],
        [
          'The kind of browser and system without version, language without country, time zone, screen size in hundreds of pixels and color depth, with a short code of just these; whether a program steers the browser',
          'to find faults that only some devices have; coarse on purpose. No place, no exact device',
          UNTIL_ACCOUNT_DELETED,
        ],
        [
          'Children’s profiles: nickname, face, age range, reading level, likes, what to leave out, bookmarks',
          'so that stories fit and leave out what they should',
          'until you delete the child, or the account',
        ],
        [
          'Characters, places, stories, pictures, recordings, and how pictures were asked for',
          'they are what you came for',
          UNTIL_DELETED,
        ],
        [
          'Short notes on who and what appeared in a story',
          'so that chapter four remembers chapter one',
          `${UNTIL_DELETED}; ${UNSAVED_KEPT_DAYS} days if you do not save it`,
        ],
        [
          'Finished work that you have not saved yet, and what you started',
          'so that nothing is lost or counted twice',
          `${KEPT_DAYS} days`,
        ],
        [
          'How one of our programs rated shared texts, by keyed hash; of scenes painted before December 2026, also how alike a character is in them, and whether they leave out what they should',
          'to check no text twice',
          `${SCORE_KEPT_DAYS} days`,
        ],
        ['The archive that *Download my data* packs', 'so that you can fetch it', `${ARCHIVE_KEPT_HOURS} hours`],
        [
          'How much of your plan you have used, by month; when you last started, were refused, wrote or reported something; how many shares we removed',
          'to keep to the plan and to limits',
          UNTIL_ACCOUNT_DELETED,
        ],
        [
          'If you pay: which plan, whether it is paid, since and until when, and your customer number at Stripe. Your card never reaches us',
          'to give you what you pay for',
          `${UNTIL_ACCOUNT_DELETED}; numbers of single messages from Stripe for ${PAYMENT_EVENTS_KEPT_DAYS} days`,
        ],
        [
          'Your choices, and the PIN of the lock as a salted hash',
          'to work as you like it',
          'until you change them, or delete the account',
        ],
        [
          'Copies of what you shared, with views, likes and comments',
          'to show it to those who have the link',
          'until you withdraw the link; its number and counts stay, so that nobody else gets the same link',
        ],
        [
          'What you like and comment on pages of others',
          'to show it there, under your pen name',
          'until you take it back, or delete the account; a note that a comment named a child of the page’s family, until the share or either account is deleted',
        ],
        [
          'Messages and reports that you send us',
          'to answer and to act on them',
          `${UNTIL_ACCOUNT_DELETED}; a report for ${REPORTS_KEPT_DAYS} days after we decide, or after you sent it without an account`,
        ],
        [
          'Keyed hashes of shared texts; they cannot be read',
          'so that no one shares again what we hid or removed',
          `${UNTIL_ACCOUNT_DELETED}; what we hid or removed, without an end`,
        ],
        [
          'If an administrator does something with your account, a message or what you shared: what was done, when, by whom and why, with the number of the account, message or link. None of your texts or pictures',
          'so that everyone can be held to account',
          `${AUDIT_KEPT_YEARS} years, also after you delete the account`,
        ],
        [
          'Your internet address (IP)',
          'to answer you, and to stop floods: counted in memory for a minute, written down nowhere',
          'Google’s request logs contain it, usually for 30 days',
        ],
        [
          'If a page fails: the kind of error, and the place in our program. No texts, no names, no addresses of pages, no account; only some failures, at random',
          'to mend it',
          'as long as Google Cloud keeps logs, usually 30 days',
        ],
        [
          'Technical logs: time, which function, whether it worked, a random number, how alike a character is in a scene and in its portrait; after a failure the number of the account, message or link. No texts, no names',
          'to find faults and misuse',
          'as long as Google Cloud keeps logs, usually 30 days',
        ],
      ],
    },
    'We record no sound: the app has no microphone. It asks for no location and no camera.',
    `In your browser we keep who is signed in, the titles and covers of your latest stories, how you like to read, which child reads alone, and what you have not saved. Signing out clears it; if a sign-in ends by itself, what you had started waits there for seven days. Pictures and recordings you opened stay in the browser’s cache for up to a year, unless you clear it. ${cookies(hasAppCheck)}`,
  ],
});

const cookies = (hasAppCheck: boolean): string =>
  hasAppCheck
    ? 'We set no cookies ourselves. reCAPTCHA may set its own, and Google and Apple may set theirs once you reach for their button.'
    : 'We set no cookies, so there is no banner; Google and Apple may set their own once you reach for their button.';
