export const FIVE_MINUTES = '300s';
export const ONE_HOUR = '3600s';
const GIB = 1024 ** 3;

export const RUN_REQUESTS = 'resource.type="cloud_run_revision" AND metric.type="run.googleapis.com/request_count"';
const FIRESTORE =
  'resource.type="firestore.googleapis.com/Database" AND metric.type="firestore.googleapis.com/document';

interface Limit {
  name: string;
  filter: string;
  period: string;
  /**
   * To be raised as families come: an evening of one is about 50 requests of functions, 300 reads and 40 writes, so
   * that requests alert from about 1,000 families in an hour, reads from 3,300 and writes from 5,000.
   */
  most: number;
  /** Whether the metric is a gauge, not a counter. */
  isLevel?: true;
}

/**
 * What may cost much, refuse many or keep many waiting: URLs of files need no sign-in, and Firestore can be called
 * without the app. See https://docs.cloud.google.com/monitoring/api/metrics_gcp_c (Cloud Tasks), metrics_gcp_d_h
 * (Firestore, Hosting), metrics_gcp_i_o (logs) and metrics_gcp_p_z (Pub/Sub, Run, Storage).
 */
export const LIMITS: readonly Limit[] = [
  {
    name: 'many answers of 5xx',
    filter: `${RUN_REQUESTS} AND metric.labels.response_code_class="5xx"`,
    period: FIVE_MINUTES,
    most: 20,
  },
  {
    name: 'many answers of 429',
    filter: `${RUN_REQUESTS} AND metric.labels.response_code="429"`,
    period: FIVE_MINUTES,
    most: 100,
  },
  { name: 'many calls of functions', filter: RUN_REQUESTS, period: ONE_HOUR, most: 50_000 },
  {
    name: 'the bucket sends much',
    filter: 'resource.type="gcs_bucket" AND metric.type="storage.googleapis.com/network/sent_bytes_count"',
    period: ONE_HOUR,
    most: 20 * GIB,
  },
  {
    name: 'Hosting sends much',
    filter: 'resource.type="firebase_domain" AND metric.type="firebasehosting.googleapis.com/network/sent_bytes_count"',
    period: ONE_HOUR,
    most: 10 * GIB,
  },
  { name: 'many documents are read', filter: `${FIRESTORE}/read_ops_count"`, period: ONE_HOUR, most: 1_000_000 },
  { name: 'many documents are written', filter: `${FIRESTORE}/write_ops_count"`, period: ONE_HOUR, most: 200_000 },
  {
    name: 'logs are long',
    filter: 'resource.type="global" AND metric.type="logging.googleapis.com/billing/bytes_ingested"',
    period: ONE_HOUR,
    most: GIB,
  },
  {
    // In seconds. Eventarc keeps the events of Firestore in a subscription for each trigger.
    name: 'an event waits long',
    filter:
      'resource.type="pubsub_subscription" AND metric.type="pubsub.googleapis.com/subscription/oldest_unacked_message_age"',
    period: FIVE_MINUTES,
    most: 300,
    isLevel: true,
  },
  {
    name: 'many tasks wait',
    filter: 'resource.type="cloud_tasks_queue" AND metric.type="cloudtasks.googleapis.com/queue/depth"',
    period: FIVE_MINUTES,
    most: 100,
    isLevel: true,
  },
];
