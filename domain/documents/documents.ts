import { CONTACT_MESSAGE } from '../accounts/contact-message.ts';
import { PROFILE, readProfile } from '../accounts/profile.ts';
import { ADMIN, readAdmin } from '../admin/permissions.ts';
import { CHILD } from '../audience/child-profile.ts';
import { CHARACTER } from '../characters/character.ts';
import { FINISHED_WORK, readFinishedWork } from '../generation/finished-work.ts';
import { JOB, readJob } from '../generation/job.ts';
import { LOCATION } from '../locations/location.ts';
import { WORD_TIMES } from '../narration/word-timings.ts';
import { readUsage, USAGE } from '../plans/usage.ts';
import { COMMENT } from '../sharing/comment.ts';
import { LIKE } from '../sharing/like.ts';
import { REPORT } from '../sharing/report.ts';
import { readShare, SHARE } from '../sharing/share.ts';
import type { StoredData } from '../stored/read-fields.ts';
import { readStory, STORY } from '../stories/story.ts';

/** The stored documents that app and functions share, by collection, each with the reader that they use. */
export const DOCUMENTS = {
  users: { ...PROFILE, read: readProfile },
  children: CHILD,
  characters: CHARACTER,
  locations: LOCATION,
  stories: { ...STORY, read: readStory },
  shares: { ...SHARE, read: readShare },
  likes: LIKE,
  comments: COMMENT,
  contact_messages: CONTACT_MESSAGE,
  reports: REPORT,
  jobs: { ...JOB, read: (_id: string, data: StoredData) => readJob(data) },
  temp: { ...FINISHED_WORK, read: (_id: string, data: StoredData) => readFinishedWork(data) },
  usage: { ...USAGE, read: (_id: string, data: StoredData) => readUsage(data) },
  narrations: WORD_TIMES,
  admins: { ...ADMIN, read: readAdmin },
} as const;
