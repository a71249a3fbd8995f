import { parseCharacterType } from '@talelantern/domain/characters/types/type-text';
import type { SharedCharacter } from '@talelantern/domain/sharing/shared-copy';
import { markup, type Html } from './markup.ts';
import {
  headingHtml,
  shorten,
  type PageParts,
  type PartialPreview,
  coverHtml,
  PORTRAIT_SHAPE,
  sharedPicture,
} from './page-parts.ts';
import type { PictureUrls } from './shared-page.ts';

/** The picture for previews of characters without a portrait. */
const DEFAULT_PREVIEW = '/art/preview-character.jpg';

export const characterPreview = (
  character: SharedCharacter,
  { appOrigin, storageUrl, previewUrl }: PictureUrls,
): PartialPreview => ({
  kind: 'profile',
  description: shorten([character.name, ...factsOf(character).map(([, fact]) => fact)].join(' · ')),
  image: {
    url: sharedPicture(character.imageUrl, storageUrl) ? previewUrl : appOrigin + DEFAULT_PREVIEW,
    alt: character.name,
  },
});

export function characterContent(character: SharedCharacter, sharedBy: string, pictureUrls: PictureUrls): PageParts {
  const picture = sharedPicture(character.imageUrl, pictureUrls.storageUrl);
  const alt = `Portrait of ${character.name}`;
  return {
    head: headingHtml({
      eyebrow: 'A character shared with you',
      title: character.name,
      lines: [sharedBy && `Shared by ${sharedBy}`],
    }),
    hero:
      picture && markup`<div class="sp-portrait">${coverHtml(picture, pictureUrls, { ...PORTRAIT_SHAPE, alt })}</div>`,
    body: markup`<dl class="sp-facts">${factsOf(character).map(([name, fact]): Html => markup`<dt>${name}</dt><dd dir="auto">${fact}</dd>`)}</dl>`,
  };
}

function factsOf({ type, personality, magicalPower, role }: SharedCharacter): (readonly [string, string])[] {
  const facts = [
    ['Kind', parseCharacterType(type)?.specificType ?? type],
    ['Personality', personality],
    ['Magical power', magicalPower ?? ''],
    ['Role in stories', role ?? ''],
  ] as const;
  return facts.filter(([, fact]) => fact !== '');
}
