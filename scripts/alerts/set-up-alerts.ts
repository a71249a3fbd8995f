import * as z from 'zod/mini';
import { budgetFor, channelFor, policiesFor, uptimeChecksOf, type WatchedProduct } from './watched.ts';

/** Calls one of Google's APIs. @throws Error with the API's sentence. */
export type CallGoogle = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => Promise<unknown>;

interface AlertsSetUp {
  product: WatchedProduct;
  email: string;
  /** Google Cloud budget per month, in the currency of the billing account. */
  monthlyBudget: number;
  /** Null for a dry run, which only prints what would be created. */
  call: CallGoogle | null;
  print: (line: string) => void;
}

type Resource = Parameters<CallGoogle>[2] & { displayName: string };

const MONITORING = 'https://monitoring.googleapis.com/v3/';
const BILLING = 'https://cloudbilling.googleapis.com/v1/';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1/';

const resourceSchema = z.object({ name: z.string(), displayName: z.string() });
const billingSchema = z.object({ billingAccountName: z.optional(z.string()) });

/** Creates channel, uptime checks, policies and budget, or changes those that an earlier run created. */
export async function setUpAlerts({ product, email, monthlyBudget, call, print }: AlertsSetUp): Promise<void> {
  const project = `projects/${product.projectId}`;

  async function put(
    origin: string,
    folder: string,
    list: string,
    resource: Resource,
  ): Promise<z.infer<typeof resourceSchema>> {
    const { displayName } = resource;
    if (!call) {
      print(`Would create in ${folder}: ${JSON.stringify(resource, null, 2)}`);
      return { name: `${folder}/the-new-id`, displayName };
    }
    const existingName = await findNamed(call, `${origin}${folder}`, list, displayName);
    const stored = resourceSchema.parse(
      existingName
        ? await call('PATCH', `${origin}${existingName}`, resource)
        : await call('POST', `${origin}${folder}`, resource),
    );
    print(`${existingName ? 'Changed' : 'Created'}: ${displayName}`);
    return stored;
  }

  const putMonitoring = (kind: string, resource: Resource) => put(MONITORING, `${project}/${kind}`, kind, resource);
  const channel = await putMonitoring('notificationChannels', channelFor(email));
  const checks = [];
  for (const { subject, check } of uptimeChecksOf(product)) {
    const { name } = await putMonitoring('uptimeCheckConfigs', check);
    checks.push({ subject, name });
  }
  for (const policy of policiesFor(channel.name, checks)) await putMonitoring('alertPolicies', policy);

  const account = call
    ? billingSchema.parse(await call('GET', `${BILLING}${project}/billingInfo`)).billingAccountName
    : 'billingAccounts/of-the-project';
  if (!account) throw new Error(`${product.projectId} has no billing account: upgrade it to the Blaze plan.`);
  await put(BUDGETS, `${account}/budgets`, 'budgets', budgetFor(product.projectId, channel.name, monthlyBudget));
}

/** The name of the resource whose `displayName` this is, or null. */
async function findNamed(call: CallGoogle, url: string, list: string, displayName: string): Promise<string | null> {
  const pageSchema = z.object({ [list]: z.optional(z.array(resourceSchema)), nextPageToken: z.optional(z.string()) });
  let pageToken = '';
  do {
    const page = pageSchema.parse(await call('GET', `${url}?pageSize=100&pageToken=${pageToken}`));
    const items = z.array(resourceSchema).parse(page[list] ?? []);
    const found = items.find((item) => item.displayName === displayName);
    if (found) return found.name;
    pageToken = z.string().parse(page['nextPageToken'] ?? '');
  } while (pageToken !== '');
  return null;
}

const failureSchema = z.object({ error: z.object({ message: z.string() }) });

/** Creates a function that calls Google's APIs with the access token of a user account or a service account. */
export const createCallGoogle =
  (token: string, projectId: string, ask: typeof fetch = fetch): CallGoogle =>
  async (method, url, body) => {
    const response = await ask(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // Identifies the project that is charged, because credentials of a user account have none.
        'x-goog-user-project': projectId,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const responseBody: unknown = await response.json().catch(() => null);
    if (response.ok) return responseBody;
    const failure = failureSchema.safeParse(responseBody);
    throw new Error(`${method} ${url}: ${failure.success ? failure.data.error.message : response.status}`);
  };
