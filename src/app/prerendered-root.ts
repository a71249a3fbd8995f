/** Class of a document whose prerendered content the app replaces, because this visitor sees something else there. */
export const NOT_FOR_VISITOR = 'not-for-visitor';

/** Class of a document whose page is for everybody, until the app replaces what only visitors have on it. */
export const FOR_FAMILY = 'for-family';

/** Mark of #root while it holds a prerendered page that is not hydrated, so nothing handles its buttons. */
const NOT_HYDRATED = 'data-not-hydrated';
export const prerenderedRoot = (html: string): string => `<div id="root" ${NOT_HYDRATED}>${html}</div>`;
const unhydratedRoot = (): Element | null => document.querySelector(`[${NOT_HYDRATED}]`);

/** The template with the content of #root for a visitor who has pressed start, if that differs. */
const STARTING = 'template[data-starting]';
export const startingTemplate = (html: string): string => `<template data-starting>${html}</template>`;

/** Shows what is for a visitor who has pressed start. */
export function showStarting(): void {
  const template = document.querySelector<HTMLTemplateElement>(STARTING);
  if (template) unhydratedRoot()?.replaceChildren(template.content);
  document.documentElement.classList.remove(NOT_FOR_VISITOR);
}

/**
 * Attribute of that #root: the index, among its buttons, of the one pressed last. A translator may have replaced that
 * one.
 */
const PRESSED = 'data-pressed';

/**
 * Keeps the press of a button until the page is hydrated. A form would otherwise be sent to the page's address. A
 * listener of the capture phase: React stops events of parts that it has yet to hydrate.
 */
export function keepEarlyPress(event: Event): void {
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

/** Notes what fields hold: while React hydrates, it resets fields after an event. */
function noteEarlyInput(): void {
  earlyInput = earlyFields().map((early) => {
    const { value, checked } = early;
    return { early, value, checked, hadFocus: early === document.activeElement };
  });
}

/**
 * Fills the fields with what was typed and chosen, if React has reset or replaced them: a translator may have
 * moved the text. The focus stays where it is, unless its field was replaced.
 */
export function restoreEarlyInput(): void {
  const fields = earlyFields();
  if (fields.length !== earlyInput.length) return;
  earlyInput.forEach(({ early, value, checked, hadFocus }, index) => {
    const field = fields[index];
    if (!field) return;
    // A password manager fills fields without an event.
    Object.assign(field, { value: field.value || value, checked });
    if (hadFocus && field !== early) field.focus({ preventScroll: true });
  });
}

/** Ends what was done until the app took over: listeners and marks. The button that was pressed last is pressed again. */
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

/** Whether the app is to hydrate the content of `root`; else `root` is empty afterwards. */
export function isToHydrate(root: Element): boolean {
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
