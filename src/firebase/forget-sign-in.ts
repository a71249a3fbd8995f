/** Where the authentication SDK keeps who is signed in (firebase/auth, indexedDBLocalPersistence). */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/**
 * Empties it without the SDK, whose connection may stay open meanwhile; the next page then finds nobody signed in.
 * @throws Error where the browser's database does not answer as it should.
 */
export async function forgetSignIn(databases: IDBFactory): Promise<void> {
  const opening = databases.open(DATABASE);
  await outcome(opening, 'success');
  const database = opening.result;
  try {
    if (!database.objectStoreNames.contains(STORE)) return;
    const emptying = database.transaction(STORE, 'readwrite');
    emptying.objectStore(STORE).clear();
    await outcome(emptying, 'complete');
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
