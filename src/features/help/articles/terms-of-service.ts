import { KEPT_DAYS } from '@talelantern/domain/generation/job';
import { GRACE_DAYS } from '@talelantern/domain/subscriptions/entitlement';
import { WRITE_TO_US } from '../../../config/article-paths.ts';
import { PATHS } from '../../../config/paths.ts';
import type { Article } from '../article.ts';
import { LAST_CHANGED, whoRunsThis, type LegalFacts } from './legal-facts.ts';
import { PLAN_ROWS } from './plan-words.ts';

/** What a family and the operator promise each other. */
export const termsOfService = (facts: LegalFacts): Article => ({
  lead: `What you may expect from us, and we from you. Last changed ${LAST_CHANGED}.`,
  topics: [
    {
      id: 'one-minute',
      title: 'In one minute',
      blocks: [
        {
          list: [
            'Adults have accounts; children use them with you.',
            'What you make is yours. It is made by AI, and it can be wrong.',
            'Be kind: nothing cruel, nothing about real people who have not agreed, no private details on shared pages.',
            'Nothing that fails is counted. What a click uses is shown before.',
            'You can leave at any time and take everything with you.',
          ],
        },
      ],
    },
    {
      id: 'for-children',
      title: 'For children',
      blocks: [
        'These are the house rules. Make up whatever you like, with dragons. Do not write mean things about people you know. If you are not sure, ask your grown-up.',
      ],
    },
    { id: 'who', title: 'With whom you make this agreement', blocks: whoRunsThis(facts.operator) },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You are an adult, you give an email address that is yours, and you keep your password to yourself. You decide what the children in your care do here, and you may set a lock.',
        'One family, one account. Do not make accounts by program, and do not call our functions with anything but the app.',
      ],
    },
    {
      id: 'what-you-make',
      title: 'What you make',
      blocks: [
        'Your characters, places and stories belong to you as far as the law lets somebody own what an AI has made; we claim nothing of it. You let us store, copy and show it only as far as the service needs: to keep it for you, to check it, and to show what you share to those with the link.',
        'Texts, pictures and voices come from an artificial intelligence. They can be wrong, odd or like something that exists. Do not rely on them for facts, health or safety, and look at a story before a small child does.',
      ],
    },
    {
      id: 'house-rules',
      title: 'House rules',
      blocks: [
        {
          list: [
            'Nothing sexual, hateful, cruel or dangerous, least of all about children.',
            'No real people who have not agreed, and no names, addresses, schools or pictures of real children on shared pages.',
            'Nothing that breaks somebody’s rights or the law.',
            'No attempts to break in, to get round limits or checks, or to overload the service.',
          ],
        },
        `Programs check texts and pictures and may refuse something harmless now and then. If you think one is wrong, or see something bad on a shared page, [write to us](${WRITE_TO_US}) or use *Report*.`,
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing and comments',
      blocks: [
        'You answer for what you share and for what you comment. We may hide a shared page or a comment that breaks these rules, and we say so where we can. You can withdraw a link at any time.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        { columns: ['Plan', 'Price', 'What is in it'], rows: PLAN_ROWS },
        `You choose a plan on [Subscription](${PATHS.subscription}) and pay on Stripe’s own page; your card never reaches us. Prices are in US dollars; tax that your place adds is shown there before you pay. A plan renews by the month or the year until you end it.`,
        `You end or change it under *Manage subscription* on the same page, as easily as you began it. Ended, it goes on until the end of what is paid. If a payment fails, it goes on for ${GRACE_DAYS} days; after that you are on Free until it is paid.`,
        `Where the law lets you change your mind within fourteen days of buying, as in the EU and the United Kingdom, you can: [write to us](${WRITE_TO_US}) and you get your money back, less what you have used where that law allows it. What is left of a period is otherwise not paid back.`,
        'Deleting your account ends a plan at once. To use what is paid, end the plan first and delete the account later.',
        'If a price changes, you hear at least thirty days before, and it holds from the next renewal.',
        `Limits are counted as [Questions and answers](${PATHS.helpFaq}#what-counts) says. What you have made stays when a plan ends; work that you never saved is kept for ${KEPT_DAYS} days.`,
      ],
    },
    {
      id: 'our-part',
      title: 'Our part, and its limits',
      blocks: [
        'We do our best to keep the service running and your things safe, but we cannot promise that it always works, or that an AI writes what you hoped for. Keep a copy of what is dear to you with *Download my data*.',
        'We answer without limit for intent, for gross negligence, and for harm to life, body or health. Beyond that we answer only for breaking a duty that makes the service what it is, and for what was foreseeable. Where your law gives consumers more, that counts.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      blocks: [
        `You can delete your account at any time on [your profile](${PATHS.profile}). We may switch an account off that breaks the house rules badly or again and again; we say why, end what it pays for, and you may [write to us](${WRITE_TO_US}) about it. If we ever close the service, we give you time to take everything with you.`,
      ],
    },
    {
      id: 'law',
      title: 'Law, and changes',
      blocks: [
        'The law of the place where the operator is at home applies, and you keep the protection that the law of your own home gives you as a consumer.',
        'If these terms change in a way that matters, you hear at least thirty days before, and you can leave if you do not like it.',
      ],
    },
  ],
});
