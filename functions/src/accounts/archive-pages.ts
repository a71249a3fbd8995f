import { directionOf } from '@talelantern/domain/text/direction';
import { GENERATED, GENERATED_LINK, Html, markup } from '../shared-pages/pages/markup.ts';
import { themeNameFor } from '@talelantern/domain/catalogues/gentle-themes';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { chapterName, chapterCount, WRITTEN_WITH_AI } from '@talelantern/domain/stories/chapter-name';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { paragraphIndexAt, paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { sceneAlt } from '@talelantern/domain/stories/scene-alt';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { placeScenes } from '@talelantern/domain/stories/scene-positions';
import type { Story } from '@talelantern/domain/stories/story';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { thumbnailPath } from '@talelantern/domain/images/media-url';
import { hashOfText } from '../core/hash-of-text.ts';

/** No fonts and no scripts, so that an archive needs nothing else to be read. */
const STYLES = new Html(
  `:root{color-scheme:light dark;--ink:#2b1d33;--soft:#6b5a72;--paper:#fff8ea;--line:#e6d8bd;--link:#7a4a00}@media (prefers-color-scheme:dark){:root{--ink:#f4ecdc;--soft:#c2b6d0;--paper:#141a44;--line:#39427a;--link:#ffc04d}}*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.65 Georgia,"Times New Roman",serif}main{max-width:42rem;margin:0 auto;padding:3rem 1.25rem 5rem}h1{font-size:clamp(1.9rem,6vw,2.75rem);line-height:1.15;margin:0 0 .5rem;overflow-wrap:anywhere}h2{margin:3rem 0 1rem;font-size:1.5rem}a{color:var(--link)}img{max-width:100%;height:auto;display:block}.by,.stories span{color:var(--soft)}.back{margin:0 0 2rem}.wide{width:100%;border-radius:14px;margin:1.75rem 0}audio{width:100%;margin:0 0 1rem}.stories{padding:0;list-style:none;border-top:1px solid var(--line)}.stories li{display:flex;gap:1.1rem;align-items:center;padding:1rem 0;border-bottom:1px solid var(--line)}.stories img{flex:none;width:7rem;aspect-ratio:3/2;object-fit:cover;border-radius:10px}.stories a{font-size:1.3rem;overflow-wrap:anywhere}.stories span{display:block}.wall{padding:0;list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:1.25rem}.wall img{width:100%;border-radius:12px;margin-bottom:.4rem}.wall b{overflow-wrap:anywhere}@media print{audio,.back{display:none}section{break-before:page}}`,
);

const archivePage = (title: string, body: Html): string =>
  markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Talelantern</title><style>${STYLES}</style></head><body><main>${body}</main></body></html>`
    .text;

/** Path of a stored file in the archive, relative to the first page; null when the archive does not contain it. */
type FileOf = (stored: string | null) => string | null;

/** Ids of earlier versions may contain characters that archives do not allow in names. */
export const storyPagePath = ({ id }: Pick<Story, 'id'>): string => `stories/${id.replace(/[^\w-]/g, '_')}.html`;

/** Story pages are in a subfolder. */
const PARENT_FOLDER = '../';

/** A story with its pictures and narrations, readable offline. */
export function archiveStoryHtml(story: Story, fileOf: FileOf): string {
  const cover = coverScene(story);
  const cast = [...story.characters, ...story.locations].map(({ name }) => name).join(', ');
  const body = markup`<p class="back"><a href="${PARENT_FOLDER}index.html">All our stories</a></p><article ${GENERATED}>${GENERATED_LINK}<h1 dir="${directionOf(bookTitleOf(story))}">${bookTitleOf(story)}</h1><p class="by">${themeNameFor(story.theme, story.ageRange)} · for ages ${story.ageRange}${cast && ` · with ${cast}`}${story.createdAt === null ? '' : ` · ${dayOf(story.createdAt)}`}</p>${cover && pictureHtml(cover, fileOf)}${story.previousParts.map((_, part) => chapterHtml(story, part, fileOf))}<p class="by">${WRITTEN_WITH_AI}</p></article>`;
  return archivePage(bookTitleOf(story), body);
}

function chapterHtml(story: Story, part: number, fileOf: FileOf): Html {
  const chapter = story.previousParts[part] ?? '';
  const sound = fileOf(soundOf(story, part));
  const cover = coverScene(story);
  const scenes = placeScenes(story, part).filter(({ scene }) => scene !== cover);
  const spans = paragraphSpans(chapter);
  const paragraphs = spans.map(({ start, end }, index) => {
    const paragraphScenes = scenes.filter(({ offset }) => paragraphIndexAt(spans, offset) === index);
    return markup`<p dir="${directionOf(chapter.slice(start, end))}">${chapter.slice(start, end).trim()}</p>${paragraphScenes.map(({ scene }) => pictureHtml(scene, fileOf))}`;
  });
  return markup`<section><h2>${chapterName(part)}</h2>${sound && markup`<audio controls preload="none" src="${PARENT_FOLDER}${sound}"></audio>`}${paragraphs}</section>`;
}

/** The recording of a chapter; null if the text was changed after it, as in the app. */
function soundOf({ narration, previousParts }: Story, part: number): string | null {
  const recorded = narration[part];
  return recorded?.textHash === hashOfText(previousParts[part] ?? '') ? recorded.audioPath : null;
}

export const isHeard = (story: Story): boolean => story.previousParts.some((_, part) => soundOf(story, part) !== null);

function pictureHtml(scene: SceneImage, fileOf: FileOf): Html {
  const file = fileOf(scene.imagePath);
  return file === null ? markup`` : markup`<img class="wide" src="${PARENT_FOLDER}${file}" alt="${sceneAlt(scene)}">`;
}

interface Pictured {
  name: string;
  picture: string | null;
}

/** A story in the list on the first page; its chapters are on a separate page. */
interface ListedStory extends Pick<Story, 'id' | 'title' | 'theme' | 'ageRange' | 'createdAt'> {
  chapters: number;
  isHeard: boolean;
  cover: string | null;
}

export interface ArchiveContents {
  /** Ms since 1970. */
  madeAt: number;
  stories: ListedStory[];
  characters: Pictured[];
  locations: Pictured[];
  children: Pick<ChildProfile, 'nickname' | 'ageRange'>[];
}

const dayOf = (time: number | null): string =>
  time === null ? '' : new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function archiveIndexHtml({ madeAt, stories, characters, locations, children }: ArchiveContents): string {
  const body = markup`<h1>Our stories</h1><p class="by">Everything Talelantern kept for you, as of ${dayOf(madeAt)} (UTC). It works offline: keep this folder together and open this page.</p>${storiesHtml(stories)}${galleryHtml('Characters', characters)}${galleryHtml('Places', locations)}${childrenHtml(children)}${CONTENTS}`;
  return archivePage('Our stories', body);
}

function storiesHtml(stories: ArchiveContents['stories']): Html {
  if (stories.length === 0) return markup`<p>No stories yet.</p>`;
  const entries = stories.map((story) => {
    const theme = themeNameFor(story.theme, story.ageRange);
    const facts = [theme, chapterCount(story.chapters), story.isHeard && 'to listen to', dayOf(story.createdAt)];
    const cover = story.cover && markup`<img src="${thumbnailPath(story.cover)}" alt="" loading="lazy">`;
    return markup`<li>${cover}<div><a href="${storyPagePath(story)}">${story.title}</a><span>${facts.filter(Boolean).join(' · ')}</span></div></li>`;
  });
  return markup`<ol class="stories">${entries}</ol>`;
}

function galleryHtml(title: string, pictured: readonly Pictured[]): Html | null {
  if (pictured.length === 0) return null;
  const entries = pictured.map(
    ({ name, picture }) =>
      markup`<li>${picture && markup`<a href="${picture}"><img src="${thumbnailPath(picture)}" alt="" loading="lazy"></a>`}<b dir="auto">${name}</b></li>`,
  );
  return markup`<h2>${title}</h2><ul class="wall">${entries}</ul>`;
}

function childrenHtml(children: ArchiveContents['children']): Html | null {
  if (children.length === 0) return null;
  const entries = children.map(({ nickname, ageRange }) => markup`<li>${nickname}, ${ageRange}</li>`);
  return markup`<h2>Children</h2><ul>${entries}</ul>`;
}

const CONTENTS = markup`<h2>What else is in here</h2><ul><li><b>files</b>: every picture and recording, as it was stored.</li><li><b>shared</b>: the copies of pictures that you share by link.</li><li><b>data</b>: everything else as text (JSON), one file for each thing: your account, your settings, stories, characters, places, messages and usage.</li></ul>`;
