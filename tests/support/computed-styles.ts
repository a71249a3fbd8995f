/**
 * happy-dom computes every property of an element and of its ancestors again on every call, which is half the time of a
 * `*ByRole` query, so one style per tag is cached. Component tests load no style sheet, so only the tag matters unless a
 * `style` attribute is involved.
 */
const compute = window.getComputedStyle.bind(window);
const stylesOfTags = new Map<string, CSSStyleDeclaration>();

window.getComputedStyle = (element) => {
  if (element.closest('[style]') !== null || !element.isConnected) return compute(element);
  const cachedStyle = stylesOfTags.get(element.tagName);
  if (cachedStyle !== undefined) return cachedStyle;
  const { display, visibility, pointerEvents } = compute(element);
  const { style } = document.createElement('span');
  Object.assign(style, { display, visibility, pointerEvents });
  stylesOfTags.set(element.tagName, style);
  return style;
};
