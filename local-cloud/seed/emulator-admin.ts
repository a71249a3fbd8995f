/** Writes into running emulators with owner rights; needs neither an SDK nor credentials. */
export type EmulatorAdmin = {
  /**
   * Creates an account with a verified email address and returns its uid, or null when the email address has one
   * already.
   */
  createAccount(account: {
    uid?: string;
    email: string;
    password: string;
    displayName: string;
  }): Promise<string | null>;
  /** Writes a whole document, such as `users/abc`. */
  setDocument(path: string, fields: Readonly<Record<string, DocumentValue>>): Promise<void>;
};

export type DocumentValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly DocumentValue[]
  | { readonly [key: string]: DocumentValue };

const OWNER_HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Errors of an account that exists; the second for one with a fixed uid. */
const EXISTS_CODES: ReadonlySet<string | undefined> = new Set(['EMAIL_EXISTS', 'DUPLICATE_LOCAL_ID']);

/** @param urls base URLs such as http://127.0.0.1:8404 */
export function connectAsOwner(projectId: string, urls: { auth: string; firestore: string }): EmulatorAdmin {
  const accounts = `${urls.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const documents = `${urls.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  return {
    async createAccount({ uid, ...account }) {
      const body = JSON.stringify({ ...account, localId: uid, emailVerified: true });
      const response = await fetch(accounts, { method: 'POST', headers: OWNER_HEADERS, body });
      const responseBody = (await response.json()) as { localId?: string; error?: { message: string } };
      if (EXISTS_CODES.has(responseBody.error?.message)) return null;
      if (responseBody.localId === undefined)
        throw new Error(`${account.email} was refused: ${responseBody.error?.message}`);
      return responseBody.localId;
    },
    async setDocument(path, fields) {
      const body = JSON.stringify({ fields: toFields(fields) });
      const response = await fetch(`${documents}/${path}`, { method: 'PATCH', headers: OWNER_HEADERS, body });
      if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
    },
  };
}

function toFields(values: { readonly [key: string]: DocumentValue }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)]));
}

/**
 * Converts a value to Firestore's REST format
 * (firebase.google.com/docs/firestore/reference/rest/Shared.Types/ArrayValue).
 */
function toValue(value: DocumentValue): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value) } };
}

function isList(value: object): value is readonly DocumentValue[] {
  return Array.isArray(value);
}
