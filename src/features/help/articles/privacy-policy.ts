import { KEPT_AFTER_DELETION_DAYS } from '@talelantern/domain/accounts/account-data';
import { WRITE_TO_US } from '../../../config/article-paths.ts';
import { PATHS } from '../../../config/paths.ts';
import type { Article } from '../article.ts';
import { LAST_CHANGED, operatorBlocks, type LegalFacts } from './legal-facts.ts';
import { whatWeKeep } from './what-we-keep.ts';

/** Sentences that privacy ratings look for, as Common Sense's (privacy.commonsense.org/resource/privacy-ratings). */
export const NEVER: readonly string[] = [
  'We do not sell or rent your data.',
  'We do not give your data to anyone for their marketing.',
  'We show no advertising, neither targeted nor any other.',
  'We let no one else track you or your children here.',
  'We do not track you or your children on other websites or apps.',
  'We build no profiles of you or your children for commercial purposes.',
];

/** Contains what COPPA, GDPR and the UK Children's Code require. */
export const privacyPolicy = (facts: LegalFacts): Article => ({
  lead: `What we keep about your family, why, for how long, and who else sees it. Last changed ${LAST_CHANGED}.`,
  topics: [
    {
      id: 'one-minute',
      title: 'In one minute',
      blocks: [
        {
          list: [
            'An adult has the account. Children are profiles in it: a nickname, a face, an age range, likes and things to leave out. No birthday, no photo, no voice.',
            'Stories, pictures and recordings are private until you make a link, and you can take the link back.',
            'An artificial intelligence by OpenAI writes, paints and speaks. It gets invented names instead of children’s, as far as we find them, and neither your email address nor your account.',
            'No advertising, no tracking, no selling of data, no cookies of ours. We train no AI with your stories and allow nobody else to.',
            `You can download and delete everything on [your profile](${PATHS.profile}). The few traces that stay for a while are named below.`,
          ],
        },
      ],
    },
    {
      id: 'for-children',
      title: 'For children',
      blocks: [
        'Hello! Your grown-up made a place here so that you can make stories together.',
        {
          list: [
            'A computer writes the stories. It is not a person, and it does not know who you are.',
            'We only know what you and your grown-up have typed. Please do not tell the computer your real name. A made-up name is more fun anyway.',
            'Nobody else sees your stories unless your grown-up shows them.',
            'If something in a story scares you or feels wrong, tell your grown-up. They can change it.',
            'Your grown-up can see everything that is kept here, and throw it all away.',
          ],
        },
      ],
    },
    { id: 'who', title: 'Who is responsible', blocks: operatorBlocks(facts.operator) },
    whatWeKeep(facts),
    {
      id: 'who-else',
      title: 'Who else receives something',
      blocks: [
        {
          columns: ['Who', 'What', 'What for'],
          rows: [
            [
              'Google (Firebase), in the United States',
              'everything named above; they store it for us',
              'accounts, database, files, running the service',
            ],
            [
              'OpenAI, in the United States',
              'the choices and wishes for a story, its chapters, descriptions, portraits that a picture is painted from, texts and pictures to check, texts to speak; age range, reading level, likes, what to leave out. Invented names instead of children’s, as far as we find them; a pseudonym instead of your account',
              'writing, painting, speaking, checking',
            ],
            ['Google or Apple', 'that you come to sign in, once you reach for their button', 'signing in'],
            [
              'Stripe, in the United States and Ireland; only once you go to pay for a plan',
              'your email address, the plan, and the number of your account here. On its own page, from you: your card or other means of payment, your name and country, and signs of fraud. Nothing about your children, and nothing that you have made',
              'payments, receipts, ending and changing a plan',
            ],
            ...(facts.hasAppCheck
              ? [
                  [
                    'Google (reCAPTCHA)',
                    'signs of whether our own app is calling, such as the browser’s address',
                    'keeping out scripts',
                  ],
                ]
              : []),
          ],
        },
        'With OpenAI we ask that texts are not stored for later use, and data sent this way is not used for training. For up to 30 days OpenAI may keep what it was sent, to look for misuse, unless the operator has agreed with them that nothing is kept.',
        'Nobody else. Nothing of Stripe runs in this app; Stripe is responsible for the data it collects on its pages: stripe.com/privacy.',
        'They are in the United States or send data there. Where the law requires it, the operator agrees to standard contractual clauses with them.',
      ],
    },
    {
      id: 'never',
      title: 'What we never do',
      blocks: [
        {
          list: NEVER,
        },
      ],
    },
    {
      id: 'children',
      title: 'Children’s data in particular',
      blocks: [
        'We ask parents, not children. Anyone who creates an account confirms that they are an adult; we don’t check beyond that. All we know about a child is what a parent has typed.',
        {
          list: [
            'Nicknames, and the names of characters marked as real children, are replaced by invented ones before anything goes to OpenAI, and put back afterward. No search is perfect: an unusual spelling may be missed.',
            'A recording can’t be changed afterward, so a chapter with a real child’s name is read by your own device instead, unless the operator has agreed with OpenAI that nothing is kept.',
            'What a child types into a story is checked and sent like any other wish. Please keep an eye on it.',
            'No profiles beyond what fits the story, no nudges to share or to stay, sharing off until you switch it on.',
            'You don’t have to add a child’s profile: every story works without one.',
            'A parent can see, change, download and delete all of it at any time, and stop adding to it.',
          ],
        },
      ],
    },
    {
      id: 'sharing',
      title: 'When you share',
      blocks: [
        'A share is a copy without your account’s name, without wishes and without notes, under a pen name. Before others see it, the text is checked for contact details and for your real children’s names. Search engines are asked to stay away; anyone who has the link can pass it on.',
        'Withdrawing deletes the copy, its pictures, likes and comments. The link may still open for a minute; who has it open, or goes back to it, may still see it.',
        'Anyone who begins to read a shared page, or keeps it open for ten seconds, counts as one view, with no note of who it was; until its tab is closed, the browser remembers that. A report is what its sender writes and, if signed in, the number of the account.',
      ],
    },
    {
      id: 'deleting',
      title: 'Deleting, and what remains',
      blocks: [
        `*Delete my account* on [your profile](${PATHS.profile}) deletes your sign-in, your profile, children, characters, places, stories, pictures, recordings, shares, likes, comments, messages, reports and counts. A plan that you pay for ends with it at once, and Stripe is told to forget you as a customer.`,
        `Two traces remain, for ${KEPT_AFTER_DELETION_DAYS} days:`,
        {
          list: [
            'the number of the deleted account and when that was, nothing else, so that a forgotten tab cannot write anything back;',
            'a keyed hash of your email address, and of another one if you changed it this month, with the counts of the month, so that no one gets a fresh free plan by deleting an account and coming back. The address cannot be read from it.',
          ],
        },
        'What stays for as long as is said above: the notes of what an administrator did with your account, a message or what you shared, reports of others, and the hashes of removed texts.',
        'Backups keep what you deleted for up to 14 days more, and two days longer while they repair a loss; then single stories may be back, deleted accounts not. Google’s own backups of deleted data expire on Google’s schedule. Records of payments stay with Stripe, and in the operator’s bookkeeping, for as long as the law requires.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            `See and take with you: *Download my data* on [your profile](${PATHS.profile}).`,
            'Correct: you can change anything where you entered it.',
            'Delete, for yourself and for your children, at any time.',
            'Object, restrict, or take consent back: delete a child’s profile, withdraw a link, or write to us.',
            'Complain to the data protection authority where you live; in the United States, to the Federal Trade Commission.',
          ],
        },
        `To use them, [write to us](${WRITE_TO_US}). We answer within a month, and it costs nothing.`,
      ],
    },
    {
      id: 'legal-grounds',
      title: 'Legal grounds',
      blocks: [
        {
          list: [
            'The contract with you: account, stories, plan and its payment (GDPR Article 6(1)(b)).',
            'Legal obligations: records of payments (Article 6(1)(c)).',
            'Your consent as parent or guardian, given by saving a child’s profile: what you tell us about a child (Article 6(1)(a)).',
            'Our legitimate interest in a service that is safe and not misused: checks, limits, technical logs, coarse device data, the trace after deletion (Article 6(1)(f)).',
          ],
        },
        'Programs check texts and pictures and may refuse one. Nothing that affects you legally is decided that way; [write to us](' +
          `${WRITE_TO_US}) and a person looks at it.`,
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      blocks: [
        'Our administrators see your address, names, plan and counts, how you sign in, when you came and when you were last here; what you share, comment, report and write to us, and how many shares we removed. Their pages show no private stories, pictures or children’s profiles, and record everything they change. The operator’s engineers could reach what is stored.',
        'Everything travels encrypted and is stored encrypted by Google. In the app only your account can read your things; rules in the database check every access. Links cannot be guessed, nor can addresses of pictures and recordings, but each opens for anyone who has it.',
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      blocks: [
        'We change the date at the top. If it means more data, or others who receive it, we’ll tell you beforehand, and nothing starts without your consent where the law requires it.',
      ],
    },
  ],
});
