import { chapterName } from '@talelantern/domain/stories/chapter-name';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { placeScenes } from '@talelantern/domain/stories/scene-places';
import type { Story } from '@talelantern/domain/stories/story';
import { archivePage } from './archive-page.ts';
import { markup, type Html } from './markup.ts';

/** Where a stored file lies in the archive, as seen from its first page; null for one that is not in it. */
type FileOf = (stored: string | null) => string | null;

/** The page of a story in an archive. Ids of earlier versions may hold signs that no archive allows in names. */
export const storyPagePath = ({ id }: Pick<Story, 'id'>): string => `stories/${id.replace(/[^\w-]/g, '_')}.html`;

/** Story pages lie in a folder of their own. */
const UP = '../';

/** A story with its pictures, and what was recorded of it, to be read without the internet. */
export function archiveStoryHtml(story: Story, fileOf: FileOf): string {
  const cover = fileOf(coverScene(story)?.imagePath ?? null);
  const cast = [...story.characters, ...story.locations].map(({ name }) => name).join(', ');
  const body = markup`<p class="back"><a href="${UP}index.html">All our stories</a></p><h1>${story.title}</h1><p class="by">${story.theme} · for ages ${story.ageRange}${cast && ` · with ${cast}`}</p>${cover && markup`<img class="wide" src="${UP}${cover}" alt="">`}${story.previousParts.map((_, part) => chapterHtml(story, part, fileOf))}`;
  return archivePage(story.title, body);
}

function chapterHtml(story: Story, part: number, fileOf: FileOf): Html {
  const chapter = story.previousParts[part] ?? '';
  const sound = fileOf(story.narration[part]?.audioPath ?? null);
  const cover = coverScene(story);
  const scenes = placeScenes(story, part).filter(({ scene }) => scene !== cover);
  const spans = paragraphSpans(chapter);
  const paragraphs = spans.map(({ start, end }, index) => {
    const until = spans[index + 1]?.start ?? Infinity;
    const here = scenes.filter(({ offset }) => offset < until && (offset >= start || index === 0));
    return markup`<p>${chapter.slice(start, end).trim()}</p>${here.map(({ scene }) => pictureHtml(fileOf(scene.imagePath)))}`;
  });
  return markup`<section><h2>${chapterName(part)}</h2>${sound && markup`<audio controls preload="none" src="${UP}${sound}"></audio>`}${paragraphs}</section>`;
}

const pictureHtml = (file: string | null): Html =>
  file === null ? markup`` : markup`<img class="wide" src="${UP}${file}" alt="">`;
