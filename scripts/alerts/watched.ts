import { FIVE_MINUTES, LIMITS, ONE_HOUR, RUN_REQUESTS } from './limits.ts';

/**
 * Everything that is monitored in a deployment, in the form of Google's APIs. Names are keys: a resource of the same
 * name is changed.
 */

type Resource = Readonly<Record<string, unknown>> & { displayName: string };

export interface WatchedProduct {
  projectId: string;
  appUrl: string;
  functionsUrl: string;
}

/** See https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.notificationChannels */
export const channelFor = (email: string): Resource => ({
  displayName: `Talelantern: mail to ${email}`,
  type: 'email',
  labels: { email_address: email },
});

interface Watched {
  /** The subject of the check, such as 'the app'. */
  subject: string;
  check: Resource;
}

/** See https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs */
export function uptimeChecksOf({ projectId, appUrl, functionsUrl }: WatchedProduct): Watched[] {
  const checkOf = (subject: string, url: string, status: number): Watched => {
    const { host, pathname } = new URL(url);
    const check = {
      // The host of a check cannot be changed: a different URL needs a new check, so a new name.
      displayName: `Talelantern: ${subject}, ${host}`,
      monitoredResource: { type: 'uptime_url', labels: { project_id: projectId, host } },
      httpCheck: {
        path: pathname,
        port: 443,
        useSsl: true,
        validateSsl: true,
        acceptedResponseStatusCodes: [{ statusValue: status }],
      },
      period: '300s',
      // A function may have to start first, so the check waits longer.
      timeout: '30s',
    };
    return { subject, check };
  };
  return [
    checkOf('the app', `${appUrl}/version.json`, 200),
    // A GET gets 405 only once settings and secrets have loaded, so this checks them, and nothing is counted or paid.
    checkOf('a function', `${functionsUrl}/generateStory`, 405),
  ];
}

/**
 * Lines of severity ALERT that are logged once for what happened: each is to be mailed. Google sends at most one mail in
 * the period of a policy, so every event has a policy (https://docs.cloud.google.com/logging/docs/alerting/log-based-incidents).
 */
const LOGGED_ONCE = [
  'dispute_won',
  'model_ends_soon',
  'payment_disputed',
  'several_subscriptions',
  'spend_cap_near',
  'spend_cap_reached',
  'strange_subscription',
  'work_waits',
];
/** Lines of severity ALERT that every call logs until their cause is mended. */
const LOGGED_BY_EACH_CALL = [
  'customer_unknown',
  'not_configured',
  'payment_event_lost',
  'payment_key_refused',
  'provider_key_refused',
  'provider_misconfigured',
  'settings_ignored',
  'share_not_judged',
];
/** Lines of severity ALERT that go on for the rest of a day and need no action on the same day. */
const LOGGED_ALL_DAY = ['provider_rate_limited'];
/** The shortest period that Google takes. */
const SHORTEST = FIVE_MINUTES;
const ONE_DAY = '86400s';
/** Shown in the mail. */
const LABELS = {
  event: 'EXTRACT(jsonPayload.message)',
  tier: 'EXTRACT(jsonPayload.tier)',
  reason: 'EXTRACT(jsonPayload.reason)',
};
const CLOSED_AFTER = ONE_DAY;

const sumIn = (alignmentPeriod: string) => [
  { alignmentPeriod, perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' },
];
const mostIn = (alignmentPeriod: string) => [
  { alignmentPeriod, perSeriesAligner: 'ALIGN_MAX', crossSeriesReducer: 'REDUCE_MAX' },
];

/** See https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
export function policiesFor(channel: string, uptimeChecks: readonly { name: string; subject: string }[]): Resource[] {
  const policy = (displayName: string, condition: object, more: object = {}): Resource => ({
    displayName,
    combiner: 'OR',
    conditions: [{ displayName, ...condition }],
    notificationChannels: [channel],
    documentation: {
      mimeType: 'text/markdown',
      content: `What to do: docs/operations.md, "When an alert rings", "${displayName}".`,
    },
    ...more,
  });
  const logPolicy = (displayName: string, filter: string, period: string): Resource =>
    policy(
      displayName,
      { conditionMatchedLog: { filter, labelExtractors: LABELS } },
      { alertStrategy: { notificationRateLimit: { period }, autoClose: CLOSED_AFTER } },
    );
  const alert = (event: string, period: string): Resource =>
    logPolicy(`Talelantern: ALERT ${event}`, `severity>=ALERT AND jsonPayload.message="${event}"`, period);
  const namedEvents = [...LOGGED_ONCE, ...LOGGED_BY_EACH_CALL, ...LOGGED_ALL_DAY]
    .map((event) => `"${event}"`)
    .join(' OR ');
  return [
    logPolicy(
      'Talelantern: a line of severity ALERT',
      `severity>=ALERT AND NOT jsonPayload.message=(${namedEvents})`,
      ONE_HOUR,
    ),
    ...LOGGED_ONCE.map((event) => alert(event, SHORTEST)),
    ...LOGGED_BY_EACH_CALL.map((event) => alert(event, ONE_HOUR)),
    ...LOGGED_ALL_DAY.map((event) => alert(event, ONE_DAY)),
    logPolicy('Talelantern: a sweep failed', 'severity>=ERROR AND jsonPayload.message="sweep_failed"', ONE_HOUR),
    policy('Talelantern: no sweep has run', {
      conditionAbsent: {
        // A function that is killed because of its time or memory logs nothing, but responds 5xx.
        filter: `${RUN_REQUESTS} AND resource.labels.service_name="sweep" AND metric.labels.response_code_class="2xx"`,
        aggregations: sumIn(FIVE_MINUTES),
        duration: ONE_HOUR,
      },
    }),
    ...LIMITS.map(({ name, filter, period, most, isLevel }) =>
      policy(`Talelantern: ${name}`, {
        conditionThreshold: {
          filter,
          aggregations: isLevel ? mostIn(period) : sumIn(period),
          comparison: 'COMPARISON_GT',
          thresholdValue: most,
          duration: '0s',
        },
      }),
    ),
    ...uptimeChecks.map(({ name, subject }) =>
      policy(`Talelantern: ${subject} does not answer`, {
        conditionThreshold: {
          filter:
            'resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed"' +
            ` AND metric.labels.check_id="${name.split('/').at(-1) ?? ''}"`,
          aggregations: [
            {
              alignmentPeriod: '1200s',
              perSeriesAligner: 'ALIGN_NEXT_OLDER',
              crossSeriesReducer: 'REDUCE_COUNT_FALSE',
              groupByFields: ['resource.label.*'],
            },
          ],
          comparison: 'COMPARISON_GT',
          // Failures seen from two regions.
          thresholdValue: 1,
          duration: '60s',
        },
      }),
    ),
  ];
}

/** See https://docs.cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
export const budgetFor = (projectId: string, channel: string, amount: number): Resource => ({
  displayName: `Talelantern: Google Cloud, ${projectId}`,
  budgetFilter: { projects: [`projects/${projectId}`] },
  // Units of the currency of the billing account.
  amount: { specifiedAmount: { units: String(amount) } },
  // Each threshold sends at most one email a month.
  thresholdRules: [
    ...[0.5, 0.9, 1, 1.5, 2, 4].map((thresholdPercent) => ({ thresholdPercent })),
    { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
  ],
  notificationsRule: { monitoringNotificationChannels: [channel] },
});
