/** The database in which the authentication SDK persists the session (firebase/auth, indexedDBLocalPersistence). */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/** Works while the SDK's connection is still open. @throws Error if the database does not respond. */
export async function forgetSignIn(databases: IDBFactory): Promise<void> {
  const request = databases.open(DATABASE);
  await outcome(request, 'success');
  const database = request.result;
  try {
    if (!database.objectStoreNames.contains(STORE)) return;
    const clearing = database.transaction(STORE, 'readwrite');
    clearing.objectStore(STORE).clear();
    await outcome(clearing, 'complete');
  } finally {
    database.close();
  }
}

const outcome = (request: EventTarget, success: string): Promise<void> =>
  new Promise((resolve, reject) => {
    request.addEventListener(success, () => resolve());
    for (const failure of ['error', 'abort', 'blocked'])
      request.addEventListener(failure, () => reject(new Error('The sign-in could not be forgotten')));
  });
