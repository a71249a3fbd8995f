/** Not in a hidden page. After a tap, browsers report that the pointer is still there. */
export function isNoteUsed(): boolean {
  const isUsed = (what: string): boolean => document.querySelector(`.toasts ${what}`) !== null;
  return !document.hidden && (isUsed(':focus') || (matchMedia('(hover: hover)').matches && isUsed(':hover')));
}
