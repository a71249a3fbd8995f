// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { FAMILY_KEYS, PRESENT } from '../../../config/family-keys.ts';
import { rememberedShelfKey } from '../../../config/storage-keys.ts';
import { storedStory } from '../story-fakes.ts';
import { shelfSnapshot } from './shelf-snapshot.ts';
import { readRememberedShelf, REMEMBERED_BOOKS, rememberSnapshot, rememberShelf } from './remembered-shelf.ts';
import { toShelfBook } from './to-shelf-book.ts';

const KEY = rememberedShelfKey('rosa');
const bookOf = (id: string, childName: string | null = null) => toShelfBook(storedStory({ id }), childName, false);
const readRemembered = (): string | null => localStorage.getItem(KEY);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(FAMILY_KEYS.presence('rosa'), PRESENT);
});

it('a remembered shelf contains the first books, and only the length of children’s names', () => {
  const books = Array.from({ length: REMEMBERED_BOOKS + 1 }, (_, index) => bookOf(`b${index}`, 'Quillon'));
  rememberShelf('rosa', books, [{ nickname: 'Quillon' }]);
  expect(readRememberedShelf('rosa')).toEqual({ books: books.slice(0, REMEMBERED_BOOKS), children: [7] });
  expect(readRemembered()).not.toContain('Quillon');
});

it.each([
  ['text that is no JSON', () => '{'],
  ['a record of another version', (text: string) => text.replace('"chapters"', '"parts"')],
  ['a picture from elsewhere', (text: string) => text.replace('/art/scene-', 'https://elsewhere.example/')],
])('%s is not shown but removed', (_what, change) => {
  rememberShelf('rosa', [bookOf('a')], []);
  localStorage.setItem(KEY, change(readRemembered() ?? ''));
  expect(readRememberedShelf('rosa')).toBeNull();
  expect(readRemembered()).toBeNull();
});

it('an emptied shelf is not remembered', () => {
  rememberShelf('rosa', [bookOf('a')], []);
  rememberShelf('rosa', [], []);
  expect(readRemembered()).toBeNull();
});

it('a list that arrives after the family has signed out is not remembered', () => {
  localStorage.removeItem(FAMILY_KEYS.presence('rosa'));
  rememberShelf('rosa', [bookOf('a')], []);
  expect(readRemembered()).toBeNull();
});

it('a list that arrives after another family has signed in is not remembered', () => {
  localStorage.setItem(FAMILY_KEYS.presence('rosa'), '1000');
  localStorage.setItem(FAMILY_KEYS.presence('karim'), PRESENT);
  rememberShelf('rosa', [bookOf('a')], []);
  rememberShelf('karim', [bookOf('b')], []);
  expect(readRemembered()).toBeNull();
  expect(readRememberedShelf('karim')).not.toBeNull();
});

describe('the snapshot of a remembered shelf', () => {
  const HTML = '<h1>My stories</h1>';
  const runBuild = (name: string): void => {
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    // Not the attribute, because the test environment would load the script.
    Object.defineProperty(script, 'src', { value: `https://app.example/assets/${name}.js` });
    document.head.replaceChildren(script);
  };
  const remember = (...ids: string[]) =>
    rememberShelf(
      'rosa',
      ids.map((id) => bookOf(id)),
      [],
    );
  const take = (...ids: string[]): void => {
    const shelf = remember(...ids);
    if (shelf) rememberSnapshot('rosa', shelf, HTML);
  };
  beforeEach(() => runBuild('app-1'));

  it('a snapshot of the shelf is shown, and not made again while the shelf is unchanged', () => {
    take('a');
    expect(shelfSnapshot('rosa')).toBe(HTML);
    expect(remember('a')).toBeNull();
    expect(shelfSnapshot('rosa')).toBe(HTML);
    expect(readRememberedShelf('rosa')?.books).toEqual([bookOf('a')]);
  });

  it('a snapshot is not shown once the shelf has changed', () => {
    take('a');
    expect(remember('a', 'b')).not.toBeNull();
    expect(shelfSnapshot('rosa')).toBeNull();
  });

  it('a snapshot of another build is not shown but replaced', () => {
    take('a');
    runBuild('app-2');
    expect(shelfSnapshot('rosa')).toBeNull();
    take('a');
    expect(shelfSnapshot('rosa')).toBe(HTML);
  });

  it('a snapshot of a shelf that has changed or was removed in the meantime is not stored', () => {
    const shelf = remember('a');
    if (!shelf) throw new Error('a shelf that is remembered has a snapshot');
    remember('b');
    rememberSnapshot('rosa', shelf, HTML);
    expect(shelfSnapshot('rosa')).toBeNull();
    localStorage.removeItem(KEY);
    rememberSnapshot('rosa', shelf, HTML);
    expect(readRemembered()).toBeNull();
  });
});
