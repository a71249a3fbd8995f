import { directionOf } from '@talelantern/domain/text/direction';
import type { SharedStory } from '@talelantern/domain/sharing/shared-copy';
import { chapterCount, chapterName } from '@talelantern/domain/stories/chapter-name';
import { paragraphIndexAt, paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { sharedCoverScene } from '../../sharing/operations/shared-pictures.ts';
import { LANTERN, markup, PAUSE, PLAY, type Html } from './markup.ts';
import {
  headingHtml,
  shorten,
  type PageParts,
  type PartialPreview,
  coverHtml,
  pictureHtml,
  PORTRAIT_SHAPE,
  SCENE_SHAPE,
  sharedPicture,
} from './page-parts.ts';
import type { PageUrls, PictureUrls } from './shared-page.ts';

/** Speed of reading aloud. */
const WORDS_PER_MINUTE = 130;

/** The picture for previews of stories without scenes. */
const DEFAULT_PREVIEW = '/art/preview-story.jpg';

type Scene = SharedStory['scenes'][number];

export const storyPreview = (
  story: SharedStory,
  { appOrigin, storageUrl, previewUrl }: PictureUrls,
): PartialPreview => ({
  kind: 'article',
  description: shorten(story.chapters[0] ?? ''),
  image: {
    url: sharedPicture(sharedCoverScene(story)?.imageUrl ?? null, storageUrl)
      ? previewUrl
      : appOrigin + DEFAULT_PREVIEW,
    alt: pictureOf(story),
  },
});

export function storyContent(story: SharedStory, sharedBy: string, pictureUrls: PictureUrls): PageParts {
  const cover = sharedCoverScene(story);
  const picture = sharedPicture(cover?.imageUrl ?? null, pictureUrls.storageUrl);
  return {
    head: headingHtml({
      eyebrow: 'A story shared with you',
      title: story.title,
      lines: [sharedBy && `Shared by ${sharedBy}`, facts(story)],
    }),
    hero:
      picture &&
      markup`<div class="sp-hero paper-picture">${coverHtml(picture, pictureUrls, { ...SCENE_SHAPE, alt: pictureOf(story) })}</div>`,
    // While reading aloud the Listen button is sticky, but must not cover what follows the chapters.
    body: markup`<div>${LISTEN}${story.chapters.map((_, part) => chapterHtml(story, part, cover, pictureUrls))}</div>${castHtml(story, pictureUrls)}`,
  };
}

/** Reads the story aloud once the app has loaded (src/pages/shared-listening.ts); hidden without scripts. */
const LISTEN = markup`<div class="sp-listening"><button type="button" class="sp-btn sp-listen" id="served-listen" data-listen>${PLAY}${PAUSE}<span>Listen</span></button></div><p class="sp-sr" role="status" id="served-listen-status"></p>`;

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

function chapterHtml(story: SharedStory, part: number, cover: Scene | null, { storageUrl }: PageUrls): Html {
  const chapter = story.chapters[part] ?? '';
  const spans = paragraphSpans(chapter);
  const scenes = story.scenes
    .filter((scene) => scene.part === part && scene !== cover)
    .toSorted((one, other) => one.position - other.position);
  const paragraphs = spans.map(({ start, end }, index) => {
    const paragraphScenes = scenes.filter(({ position }) => paragraphIndexAt(spans, position) === index);
    return markup`<p dir="${directionOf(chapter.slice(start, end))}">${chapter.slice(start, end).trim()}</p>${paragraphScenes.map((scene) => sceneHtml(scene, story, storageUrl))}`;
  });
  // The first chapter is open; the others open on click, without JavaScript.
  return markup`<details class="sp-chapter" ${part === 0 ? markup`open` : null}><summary><h2>${chapterName(part)}</h2></summary><div class="sp-read paper-text">${paragraphs}</div>${part === STORY_PHASES.length - 1 ? THE_END : null}</details>`;
}

function sceneHtml({ imageUrl, alt: described }: Scene, story: SharedStory, storageUrl: string): Html {
  const picture = sharedPicture(imageUrl, storageUrl);
  const alt = described || `A picture of this chapter of “${story.title}”`;
  return picture
    ? markup`<div class="sp-scene paper-picture">${pictureHtml(picture, { ...SCENE_SHAPE, alt })}</div>`
    : markup``;
}

/** Characters and locations with their pictures, or a lantern. */
function castHtml({ cast, places }: SharedStory, { storageUrl }: PageUrls): Html | null {
  if (cast.length + places.length === 0) return null;
  const entry = ({ name, type, imageUrl }: SharedStory['cast'][number], look: Html): Html => {
    const picture = sharedPicture(imageUrl, storageUrl);
    const image = picture
      ? markup`<img src="${picture.small}" alt="" ${look} loading="lazy" decoding="async">`
      : markup`<span class="sp-none">${LANTERN}</span>`;
    return markup`<li><span class="sp-pane">${image}</span><b dir="auto">${name}</b> <span>${lastOf(type)}</span></li>`;
  };
  return markup`<section class="sp-part"><h2>In this story</h2><ul class="sp-cast">${[
    ...cast.map((member) => entry(member, PORTRAIT_ATTRIBUTES)),
    ...places.map((location) => entry(location, LOCATION_ATTRIBUTES)),
  ]}</ul></section>`;
}

const PORTRAIT_ATTRIBUTES = markup`width="${PORTRAIT_SHAPE.width}" height="${PORTRAIT_SHAPE.height}"`;
const LOCATION_ATTRIBUTES = markup`class="sp-place" width="${SCENE_SHAPE.width}" height="${SCENE_SHAPE.height}"`;

/** E.g. 'Fire Dragon' for 'Mythical Creature - Dragon - Fire Dragon'. */
const lastOf = (type: string): string => type.split(' - ').at(-1) ?? type;
