import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { thumbnailPath } from '@talelantern/domain/images/media-address';
import { chapterCount } from '@talelantern/domain/stories/chapter-name';
import type { Story } from '@talelantern/domain/stories/story';
import { archivePage } from './archive-page.ts';
import { storyPagePath } from './archive-story.ts';
import { markup, type Html } from './markup.ts';

/** Somebody or somewhere, and the picture of it in the archive. */
interface Pictured {
  name: string;
  picture: string | null;
}

/** A story as the first page lists it; its chapters stand on its own page. */
interface ListedStory extends Pick<Story, 'id' | 'title' | 'theme'> {
  chapters: number;
  /** Whether any of them was recorded. */
  isHeard: boolean;
  cover: string | null;
}

/** What the first page of an archive leads to. */
export interface ArchiveContents {
  /** Ms since 1970. */
  madeAt: number;
  stories: ListedStory[];
  characters: Pictured[];
  places: Pictured[];
  children: Pick<ChildProfile, 'nickname' | 'ageRange'>[];
}

/** The first page: every story, everybody in them, and what else lies in the archive. */
export function archiveIndexHtml({ madeAt, stories, characters, places, children }: ArchiveContents): string {
  const day = new Date(madeAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const body = markup`<h1>Our stories</h1><p class="by">Everything that Talelantern kept for you, as it was on ${day}. It needs no internet: keep this folder together, and open this page.</p>${storiesHtml(stories)}${wallHtml('Characters', characters)}${wallHtml('Places', places)}${childrenHtml(children)}${CONTENTS}`;
  return archivePage('Our stories', body);
}

function storiesHtml(stories: ArchiveContents['stories']): Html {
  if (stories.length === 0) return markup`<p>No story has been told yet.</p>`;
  const entries = stories.map((story) => {
    const facts = [story.theme, chapterCount(story.chapters), ...(story.isHeard ? ['to listen to'] : [])];
    const cover = story.cover && markup`<img src="${thumbnailPath(story.cover)}" alt="" loading="lazy">`;
    return markup`<li>${cover}<div><a href="${storyPagePath(story)}">${story.title}</a><span>${facts.filter(Boolean).join(' · ')}</span></div></li>`;
  });
  return markup`<ol class="stories">${entries}</ol>`;
}

function wallHtml(title: string, pictured: readonly Pictured[]): Html | null {
  if (pictured.length === 0) return null;
  const entries = pictured.map(
    ({ name, picture }) =>
      markup`<li>${picture && markup`<a href="${picture}"><img src="${thumbnailPath(picture)}" alt="" loading="lazy"></a>`}<b>${name}</b></li>`,
  );
  return markup`<h2>${title}</h2><ul class="wall">${entries}</ul>`;
}

function childrenHtml(children: ArchiveContents['children']): Html | null {
  if (children.length === 0) return null;
  const entries = children.map(({ nickname, ageRange }) => markup`<li>${nickname}, ${ageRange}</li>`);
  return markup`<h2>Children</h2><ul>${entries}</ul>`;
}

const CONTENTS = markup`<h2>What else is in here</h2><ul><li><b>files</b>: every picture and recording, as it was stored.</li><li><b>shared</b>: the copies of pictures that you share by link.</li><li><b>data</b>: everything else as text (JSON), one file for each thing: your account, your settings, stories, characters, places, messages, and what was counted.</li></ul>`;
