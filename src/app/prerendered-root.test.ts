// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  finishHydration,
  shouldHydrate,
  keepEarlyClick,
  prerenderedRoot,
  restoreEarlyInput,
  showStarting,
  startingTemplate,
} from './prerendered-root.ts';

const FIELDS = '<input name="email"><input name="password" type="password"><input name="adult" type="checkbox">';

const field = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!input) throw new Error(`There is no field '${name}'`);
  return input;
};

function type(name: string, value: string): void {
  field(name).focus();
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

const root = (): Element => document.querySelector('#root') ?? document.body;

beforeEach(() => {
  finishHydration();
  document.body.innerHTML = prerenderedRoot(FIELDS);
  expect(shouldHydrate(root())).toBe(true);
});

it('the focus stays in the field that got it during hydration', () => {
  type('email', 'ada@example.com');
  field('password').focus();
  restoreEarlyInput();
  expect(document.activeElement).toBe(field('password'));
});

it('fields that hydration has reset are filled again', () => {
  type('email', 'ada@example.com');
  field('adult').checked = true;
  field('adult').dispatchEvent(new Event('input', { bubbles: true }));
  field('email').value = '';
  field('adult').checked = false;
  restoreEarlyInput();
  expect([field('email').value, field('adult').checked]).toEqual(['ada@example.com', true]);
});

it('fields that hydration has replaced are filled, and the last used field has the focus', () => {
  type('email', 'ada@example.com');
  field('password').focus();
  root().innerHTML = FIELDS;
  restoreEarlyInput();
  expect(field('email').value).toBe('ada@example.com');
  expect(document.activeElement).toBe(field('password'));
});

it('hydration keeps fields that a password manager has filled without an event', () => {
  field('password').value = 'lantern1';
  restoreEarlyInput();
  expect(field('password').value).toBe('lantern1');
});

it('the last click on a button before hydration is repeated once afterwards', () => {
  document.body.innerHTML = prerenderedRoot('<form><button>Show</button><button><b>Sign in</b></button></form>');
  const [show, signIn] = document.querySelectorAll('button');
  const handled = vi.fn((event: Event) => event.preventDefault());
  addEventListener('click', keepEarlyClick, true);
  document.forms[0]?.addEventListener('click', handled);
  show?.click();
  signIn?.querySelector('b')?.click();
  expect(handled).not.toHaveBeenCalled();
  finishHydration();
  expect(handled.mock.calls.map(([{ target }]) => target)).toEqual([signIn]);
  removeEventListener('click', keepEarlyClick, true);
});

it('a visitor who has pressed start sees the page that was prerendered for such visitors', () => {
  document.body.innerHTML = prerenderedRoot('<h1>Sign in</h1>') + startingTemplate('<h1>Create account</h1>');
  document.documentElement.classList.add('not-for-visitor');
  showStarting();
  expect(root().textContent).toBe('Create account');
  expect(shouldHydrate(root())).toBe(true);
});
