import { parseCharacterType } from '@talelantern/domain/characters/types/type-text';
import type { SharedCharacter } from '@talelantern/domain/sharing/shared-copy';
import { markup, type Html } from './markup.ts';
import { headHtml, shortened, type PageParts, type PartialPreview } from './page-parts.ts';
import { coverHtml, PORTRAIT_SHAPE, sharedPicture } from './shared-media.ts';
import type { PagePlaces, PicturePlaces } from './shared-page.ts';

/** A picture of ours for characters that have no portrait. */
const DEFAULT_PICTURE = '/art/cut-ember.webp';

export const characterPreview = (character: SharedCharacter, { appOrigin, storageUrl }: PagePlaces): PartialPreview => {
  const picture = sharedPicture(character.imageUrl, storageUrl);
  return {
    kind: 'profile',
    description: shortened([character.name, ...factsOf(character).map(([, fact]) => fact)].join(' · ')),
    image: { address: picture?.full ?? appOrigin + DEFAULT_PICTURE, alt: character.name, isLarge: false },
  };
};

/** The portrait, the name and what is told about them. */
export function characterContent(
  character: SharedCharacter,
  sharedBy: string,
  { storageUrl, coverPath }: PicturePlaces,
): PageParts {
  const picture = sharedPicture(character.imageUrl, storageUrl);
  const alt = `Portrait of ${character.name}`;
  return {
    head: headHtml({
      eyebrow: 'A character shared with you',
      title: character.name,
      lines: [sharedBy && `Shared by ${sharedBy}`],
    }),
    hero:
      picture && markup`<div class="sp-portrait">${coverHtml(picture, coverPath, { ...PORTRAIT_SHAPE, alt })}</div>`,
    body: markup`<dl class="sp-facts">${factsOf(character).map(([name, fact]): Html => markup`<dt>${name}</dt><dd>${fact}</dd>`)}</dl>`,
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
