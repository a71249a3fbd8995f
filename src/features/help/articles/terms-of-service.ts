import { KEPT_DAYS } from '@talelantern/domain/generation/job';
import { DAILY_LIMITS } from '@talelantern/domain/plans/daily-limits';
import { GRACE_DAYS } from '@talelantern/domain/plans/entitlement';
import { WITHDRAWAL_DAYS } from '@talelantern/domain/plans/withdrawal';
import { FAIR_USE_STORIES, MAX_STORIES_PER_MONTH } from '@talelantern/domain/plans/plans';
import { WRITE_TO_US } from '../../../config/article-paths.ts';
import { PATHS } from '../../../config/paths.ts';
import type { Article } from '../article.ts';
import { LAST_CHANGED, legalNotice, operatorBlocks, type LegalFacts } from './legal-facts.ts';
import { PLAN_ROWS } from './plan-copy.ts';

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
            'A try that fails isn’t counted; only very many of them use up what you can make. You see what a click uses before you press.',
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
    {
      id: 'who',
      title: 'Who this agreement is with',
      blocks: [...operatorBlocks(facts.operator), ...legalNotice(facts.operator)],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You are an adult, you give an email address that is yours, and you keep your password to yourself. You decide what the children in your care do here, and you can set a PIN.',
        'One family, one account. Don’t create accounts automatically, and call our functions only through the app.',
      ],
    },
    {
      id: 'what-you-make',
      title: 'What you make',
      blocks: [
        'Your characters, places and stories belong to you as far as the law lets anyone own what an AI has made; we claim none of it. You let us store, copy and show it only as far as the service needs: to keep it for you, to check it, and to show what you share to those with the link.',
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
            'Nothing that breaks someone’s rights or the law.',
            'No attempts to break in, to get around limits or checks, or to overload the service.',
          ],
        },
        `Programs check texts and pictures and may refuse something harmless now and then. If you think one is wrong, or see something bad on a shared page, [write to us](${WRITE_TO_US}) or use *Report*.`,
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing and comments',
      blocks: [
        'You are responsible for what you share and for your comments. We may hide a shared page or a comment that breaks these rules, and we’ll say so where we can. You can withdraw a link at any time.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        { columns: ['Plan', 'Price', 'What’s included'], rows: PLAN_ROWS },
        DAILY_LIMITS,
        `You choose a plan on [Subscription](${PATHS.subscription}) and pay on Stripe’s own page; your card never reaches us. Prices are in US dollars and include any tax. A plan renews by itself each month or year until you cancel it.`,
        `You cancel it with *Cancel subscription* on the same page, as easily as you started it, and change it under *Manage subscription*. Once canceled, it continues until the paid period ends. If a payment fails, it continues for ${GRACE_DAYS} days; after that you are on Free until it is paid.`,
        `Within ${WITHDRAWAL_DAYS} days of buying a plan you can withdraw from the contract, without giving a reason. Press *Withdraw from this contract* on the same page, or [write to us](${WRITE_TO_US}) before those days are over, for example: “I withdraw from my contract for Pro, bought on June 1. Rosa Field, rosa@home.example.” The plan ends, and within fourteen days of your message you get back everything you paid for it, the way you paid.`,
        `After that there is no refund for the rest of a period, but a yearly plan binds you for its first year only: later you can end it at any time with a month’s notice, if you [write to us](${WRITE_TO_US}), and get back what you paid for the time after that.`,
        `Plans are for one family’s own use; Unlimited is meant for about ${FAIR_USE_STORIES} stories a month, and ends at ${MAX_STORIES_PER_MONTH}. In a month in which a family makes a lot, pictures get simpler and a chapter comes with one picture. In one in which it makes more than its plan includes, chapters come without pictures, and at last no more pictures are painted until the next month. The stories and recordings that your plan includes are made all the same, unless very many tries at them have failed that month. Failed tries are in no count, but what they cost is part of what a family may use in a day and a month.`,
        'Deleting your account ends your plan right away. To use the rest of what you’ve paid for, cancel it first and delete the account later; to withdraw, wait for our email before you delete it.',
        'If a price changes, your subscription keeps the one it began with.',
        `Limits are counted as [Questions and answers](${PATHS.helpFaq}#what-counts) says. What you have made stays when a plan ends; work that you never saved is kept for ${KEPT_DAYS} days.`,
      ],
    },
    {
      id: 'our-part',
      title: 'Our part, and its limits',
      blocks: [
        'We do our best to keep the service running and your things safe, but we can’t promise that it always works, or that the AI writes what you hoped for. Keep a copy of what is dear to you with *Download my data*.',
        'If something is not as we agreed, you have the rights that your law gives you, such as to have it put right, to pay less or to end the agreement.',
        'Our liability is unlimited for intent, for gross negligence, for harm to life, body or health, under product liability laws, and for what we have guaranteed. Beyond that, we are liable only for breaking an essential duty, which is one that this agreement cannot work without and that you may rely on, and only for foreseeable damage. Where your law gives consumers more, that applies.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      blocks: [
        `You can delete your account at any time on [your profile](${PATHS.profile}). We may disable an account that breaks the house rules seriously or repeatedly. We’ll say why, unless the law forbids it, and end its subscription, and you can [write to us](${WRITE_TO_US}) about it. If we ever close the service, we’ll give you time to take everything with you.`,
      ],
    },
    {
      id: 'law',
      title: 'Law, and changes',
      blocks: [
        'The law of the operator’s country applies. As a consumer, you keep the protection of the law where you live.',
        'If these terms change in a way that matters, we’ll tell you at least thirty days before. The new ones apply to you once you agree to them, or from the next renewal of your plan, before which you can cancel it. If you are on Free and don’t agree, either of us can end the agreement with thirty days’ notice.',
      ],
    },
  ],
});
