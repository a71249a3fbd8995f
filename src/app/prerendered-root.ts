/** Class of a document whose prerendered content is wrong for this visitor, so that the app replaces it. */
export const NOT_FOR_VISITOR = 'not-for-visitor';

/** A document whose page suits everybody except for parts only for visitors, which the app then replaces. */
export const FOR_FAMILY = 'for-family';

/** Attribute of #root while it holds a prerendered page that is not hydrated: its buttons have no handlers yet. */
const NOT_HYDRATED = 'data-not-hydrated';
export const prerenderedRoot = (html: string): string => `<div id="root" ${NOT_HYDRATED}>${html}</div>`;
const unhydratedRoot = (): Element | null => document.querySelector(`[${NOT_HYDRATED}]`);

/** The template with the content of #root for a visitor who has pressed start, if it differs. */
const STARTING = 'template[data-starting]';
export const startingTemplate = (html: string): string => `<template data-starting>${html}</template>`;

/** Replaces the content of #root with the content for a visitor who has pressed start. */
export function showStarting(): void {
  const template = document.querySelector<HTMLTemplateElement>(STARTING);
  if (template) unhydratedRoot()?.replaceChildren(template.content);
  document.documentElement.classList.remove(NOT_FOR_VISITOR);
}

/** On the unhydrated #root: the index of the button pressed last. A translator may replace the button itself. */
const PRESSED = 'data-pressed';

/**
 * Stores the click on a button until the page is hydrated, and prevents the form from being sent to the page's URL.
 * Listens in the capture phase, because React stops events of parts that it has yet to hydrate.
 */
export function keepEarlyClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const root = button?.closest(`[${NOT_HYDRATED}]`);
  if (!button || !root) return;
  event.preventDefault();
  event.stopPropagation();
  root.setAttribute(PRESSED, String([...root.querySelectorAll('button')].indexOf(button)));
}

const earlyFields = (): HTMLInputElement[] => [...(unhydratedRoot()?.querySelectorAll('input') ?? [])];

interface EarlyInput {
  early: HTMLInputElement;
  value: string;
  checked: boolean;
  hadFocus: boolean;
}

let earlyInput: EarlyInput[] = [];

const EARLY_EVENTS = ['input', 'focusin'];

/** Stores the values of the fields, because React resets fields after an event during hydration. */
function noteEarlyInput(): void {
  earlyInput = earlyFields().map((early) => {
    const { value, checked } = early;
    return { early, value, checked, hadFocus: early === document.activeElement };
  });
}

/** In fields that React has reset, or replaced because a translator moved text. The focus stays, unless replaced. */
export function restoreEarlyInput(): void {
  const fields = earlyFields();
  if (fields.length !== earlyInput.length) return;
  earlyInput.forEach(({ early, value, checked, hadFocus }, index) => {
    const field = fields[index];
    if (!field) return;
    // The new value wins: a password manager fills fields without an event.
    Object.assign(field, { value: field.value || value, checked });
    if (hadFocus && field !== early) field.focus({ preventScroll: true });
  });
}

/** Removes the listeners and attributes that served until hydration, and repeats the last click on a button. */
export function finishHydration(): void {
  const root = unhydratedRoot();
  if (!root) return;
  for (const type of EARLY_EVENTS) removeEventListener(type, noteEarlyInput, true);
  earlyInput = [];
  document.documentElement.classList.remove(FOR_FAMILY);
  const pressed = root.getAttribute(PRESSED);
  for (const mark of [NOT_HYDRATED, PRESSED]) root.removeAttribute(mark);
  if (pressed !== null) root.querySelectorAll('button')[Number(pressed)]?.click();
}

/** Whether the app hydrates the content of `root`; if not, empties `root`. */
export function shouldHydrate(root: Element): boolean {
  const { classList } = document.documentElement;
  if (root.hasAttribute(NOT_HYDRATED) && !classList.contains(NOT_FOR_VISITOR)) {
    noteEarlyInput();
    for (const type of EARLY_EVENTS) addEventListener(type, noteEarlyInput, true);
    return true;
  }
  root.replaceChildren();
  root.removeAttribute(NOT_HYDRATED);
  classList.remove(NOT_FOR_VISITOR);
  return false;
}
