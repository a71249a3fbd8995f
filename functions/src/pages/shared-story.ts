import type { SharedStory } from '@talelantern/domain/sharing/shared-copy';
import { chapterCount, chapterName } from '@talelantern/domain/stories/chapter-name';
import { paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { sharedCoverScene } from '../operations/sharing/share-cover.ts';
import { LANTERN } from './icons.ts';
import { markup, type Html } from './markup.ts';
import { headHtml, shortened, type PageParts, type PartialPreview } from './page-parts.ts';
import { coverHtml, pictureHtml, PORTRAIT_SHAPE, SCENE_SHAPE, sharedPicture } from './shared-media.ts';
import type { PagePlaces, PicturePlaces } from './shared-page.ts';

/** Words that a parent reads aloud in a minute. */
const WORDS_PER_MINUTE = 130;

/** A picture of ours for stories that have none. */
const DEFAULT_PICTURE = '/art/scene-wood.webp';

type Scene = SharedStory['scenes'][number];

export const storyPreview = (story: SharedStory, { appOrigin, storageUrl }: PagePlaces): PartialPreview => {
  const picture = sharedPicture(sharedCoverScene(story)?.imageUrl ?? null, storageUrl);
  return {
    kind: 'article',
    description: shortened(story.chapters[0] ?? ''),
    image: { address: picture?.full ?? appOrigin + DEFAULT_PICTURE, alt: pictureOf(story), isLarge: true },
  };
};

/** The story from its title to its end, its pictures where they stand in the text. */
export function storyContent(story: SharedStory, sharedBy: string, places: PicturePlaces): PageParts {
  const cover = sharedCoverScene(story);
  const picture = sharedPicture(cover?.imageUrl ?? null, places.storageUrl);
  return {
    head: headHtml({
      eyebrow: 'A story shared with you',
      title: story.title,
      lines: [sharedBy && `Shared by ${sharedBy}`, facts(story)],
    }),
    hero:
      picture &&
      markup`<div class="sp-hero">${coverHtml(picture, places.coverPath, { ...SCENE_SHAPE, alt: pictureOf(story) })}</div>`,
    body: markup`${story.chapters.map((_, part) => chapterHtml(story, part, cover, places))}${story.chapters.length === STORY_PHASES.length ? THE_END : null}${castHtml(story, places)}`,
  };
}

const THE_END = markup`<p class="sp-end">The end. Sleep well.</p>`;

const names = (members: SharedStory['cast']): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(members.map(({ name }) => name));

const pictureOf = ({ title, cast }: SharedStory): string =>
  cast.length === 0 ? `A picture of “${title}”` : names(cast);

function facts({ chapters, ageRange }: SharedStory): string {
  const words = chapters.join(' ').split(/\s+/).length;
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return `${chapterCount(chapters.length)} · for ages ${ageRange} · ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} aloud`;
}

function chapterHtml(story: SharedStory, part: number, cover: Scene | null, { storageUrl }: PagePlaces): Html {
  const chapter = story.chapters[part] ?? '';
  const spans = paragraphSpans(chapter);
  const scenes = story.scenes.filter((scene) => scene.part === part && scene !== cover);
  const paragraphs = spans.map(({ start, end }, index) => {
    const isLast = index === spans.length - 1;
    const own = scenes.filter(({ position }) => position < end && (position >= start || index === 0));
    const late = isLast ? scenes.filter(({ position }) => position >= end) : [];
    return markup`<p>${chapter.slice(start, end).trim()}</p>${[...own, ...late].map((scene) => sceneHtml(scene, story, storageUrl))}`;
  });
  return markup`<section class="sp-chapter"><h2>${chapterName(part)}</h2><div class="sp-read">${paragraphs}</div></section>`;
}

function sceneHtml({ imageUrl }: Scene, story: SharedStory, storageUrl: string): Html {
  const picture = sharedPicture(imageUrl, storageUrl);
  const alt = `A picture of this chapter of “${story.title}”`;
  return picture ? markup`<div class="sp-scene">${pictureHtml(picture, { ...SCENE_SHAPE, alt })}</div>` : markup``;
}

/** Who and what the story is about, with their pictures; a lantern stands where there is none. */
function castHtml({ cast, places }: SharedStory, { storageUrl }: PagePlaces): Html | null {
  if (cast.length + places.length === 0) return null;
  const entry = ({ name, type, imageUrl }: SharedStory['cast'][number], look: Html): Html => {
    const picture = sharedPicture(imageUrl, storageUrl);
    const shown = picture
      ? markup`<img src="${picture.small}" alt="" ${look} loading="lazy" decoding="async">`
      : markup`<span class="sp-none">${LANTERN}</span>`;
    return markup`<li><span class="sp-pane">${shown}</span><b>${name}</b> <span>${lastOf(type)}</span></li>`;
  };
  return markup`<section class="sp-part"><h2>In this story</h2><ul class="sp-cast">${[
    ...cast.map((member) => entry(member, PORTRAIT)),
    ...places.map((place) => entry(place, PLACE)),
  ]}</ul></section>`;
}

const PORTRAIT = markup`width="${PORTRAIT_SHAPE.width}" height="${PORTRAIT_SHAPE.height}"`;
const PLACE = markup`class="sp-place" width="${SCENE_SHAPE.width}" height="${SCENE_SHAPE.height}"`;

/** 'Fire Dragon' of 'Mythical Creature - Dragon - Fire Dragon'. */
const lastOf = (type: string): string => type.split(' - ').at(-1) ?? type;
