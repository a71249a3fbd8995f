import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUSY } from '../../domain/contracts/contract.ts';
import { chooseSubscription } from '../../functions/src/billing/operations/choose-subscription.ts';
import { MEANING_BY_CODE, toProviderError, vendorErrorMeaning } from '../../functions/src/core/provider-error.ts';
import { countsAsRefusal } from '../../functions/src/generation/operations/jobs.ts';
import { STORY_SENTENCES } from '../../functions/src/stories/adapters/json-answers.ts';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { ERROR_STATUS } from '../../domain/errors/app-error.ts';
import { effectivePlan } from '../../domain/plans/entitlement.ts';
import { row, table } from '../markdown-table.ts';
import { APIError } from 'openai';

const FILE = join(PROJECT_ROOT, 'docs', 'vendor-errors.md');

/** Codes that are known by a part of their name: examples of the vendor's documentation. */
const NAMED_CODES = [
  'bio_policy',
  'cyber_policy',
  'image_content_policy_violation',
  'misalignment_policy_violation',
  'billing_hard_limit_reached',
  'billing_not_active',
  'insufficient_quota',
];
const STATUSES = [400, 401, 402, 403, 404, 408, 409, 410, 413, 422, 425, 429, 500, 502, 503];

/** What the family gets for an error of the vendor, asked of the code that decides it. */
function answerTo(code: string | null, status: number | undefined): readonly string[] {
  let isAlert = false;
  const error = new APIError(status, { code }, undefined, undefined);
  const answer = toProviderError(error, STORY_SENTENCES, (severity) => (isAlert ||= severity === 'alert'));
  return [
    vendorErrorMeaning(code === null ? [] : [code], status),
    String(ERROR_STATUS[answer.code]),
    answer.message,
    answer.code === 'internal' ? 'three times' : 'once',
    countsAsRefusal(answer) ? 'yes' : 'no',
    isAlert ? 'yes' : 'no',
  ];
}

const ANSWER_HEAD = ['Meaning', 'Status', 'The family reads', 'Asked', 'Counts as refusal', 'Alert'];

const codeRows = (): string[] =>
  [...Object.keys(MEANING_BY_CODE), ...NAMED_CODES]
    .toSorted()
    .map((code) => row(`\`${code}\``, ...answerTo(code, undefined)));

const statusRows = (): string[] => STATUSES.map((status) => row(status, ...answerTo(null, status)));

const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'a new one',
];

/** The plan that a subscription to Pro with each status gives in the middle of its period. */
const subscriptionRows = (): string[] =>
  SUBSCRIPTION_STATUSES.map((status) => {
    const times = { periodStart: 0, paidUntil: 1_000, endedAt: null, createdAt: 0 };
    const subscription = { id: 'sub', plan: 'pro_monthly', nextPlan: null, status, isEnding: false, ...times } as const;
    const { fields, unrecognised } = chooseSubscription([subscription], 500);
    return row(`\`${status}\``, effectivePlan(fields, 500).id, unrecognised > 0 ? 'an alert' : '');
  });

const DISPUTES = [
  row('`charge.dispute.funds_withdrawn`', 'Every subscription of the customer ends: the money is gone.'),
  row('`charge.refunded`, in full, for the running period', 'The subscription ends.'),
  row('`charge.refunded`, in part, or for an upgrade’s difference, an extra item or an earlier period', 'Nothing.'),
  row(
    '`charge.dispute.funds_reinstated`',
    'An alert: the subscription has ended and somebody must write to the family.',
  ),
  row('`charge.dispute.created` and others', 'Nothing: an inquiry, or a dispute without money yet.'),
];

/** docs/vendor-errors.md: its current text, and the text that the code gives. */
export function vendorErrorsFile(): { file: string; actual: string; expected: string } {
  const sections = [
    '# What vendors answer',
    'Written by `npm run prompts` from the tables in the code. A failure charges the family nothing; what the vendor charges for it is ours.',
    '## OpenAI, by code',
    'The code is read before the type and the HTTP status, and is the same in an answer, in `response.failed` and in an `error` event of a stream.',
    table(['Code', ...ANSWER_HEAD], codeRows()),
    '## OpenAI, by HTTP status without a known code',
    `A timeout is 504; an answer without a story, picture or sound is 503 “${BUSY}” or its own sentence. A rate limit of pictures that ends within 20 s is waited for once.`,
    table(['HTTP status', ...ANSWER_HEAD], statusRows()),
    '## Stripe, by status of the subscription',
    table(['Status', 'Plan', 'Log'], subscriptionRows()),
    '## Stripe, money that goes back',
    table(['Event', 'What happens'], DISPUTES),
  ];
  return {
    file: FILE,
    actual: existsSync(FILE) ? readFileSync(FILE, 'utf8') : '',
    expected: `${sections.join('\n\n')}\n`,
  };
}
