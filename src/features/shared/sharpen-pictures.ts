/** Puts the large pictures in the place of the small ones that a phone began with, each once it has arrived. */
export function sharpenPictures(page: HTMLElement): void {
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-full]')) {
    const full = image.dataset['full'] ?? '';
    if (image.loading === 'lazy') whenNear(image, () => sharpen(image, full));
    else sharpen(image, full);
  }
}

function sharpen(image: HTMLImageElement, full: string): void {
  if (image.currentSrc === full) return;
  const large = new Image();
  large.src = full;
  // One that does not arrive leaves the small one in its place.
  large.decode().then(
    () => {
      image.src = full;
    },
    () => undefined,
  );
}

/** A screen ahead of the reader. */
const NEAR = '100%';

/** Does `act` once, when `element` comes near. */
export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
