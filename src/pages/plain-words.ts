import { PATHS } from '../config/paths.ts';

/** What the pages say whose content comes later, by their address: one honest sentence each. */
export const PLAIN_WORDS = {
  [PATHS.forgotPassword]: {
    title: 'Forgot your password?',
    sentence: 'Getting a new password by mail is not possible yet. It will be soon.',
  },
  [PATHS.privacyPolicy]: {
    title: 'Privacy policy',
    sentence: 'Our privacy policy will stand here before Talelantern opens its doors.',
  },
  [PATHS.termsOfService]: {
    title: 'Terms of service',
    sentence: 'Our terms of service will stand here before Talelantern opens its doors.',
  },
  [PATHS.sharedStory]: {
    title: 'A shared story',
    sentence: 'Stories cannot be shared by link yet. This one will have to wait a little.',
  },
  [PATHS.sharedCharacter]: {
    title: 'A shared character',
    sentence: 'Characters cannot be shared by link yet. This one will have to wait a little.',
  },
  [PATHS.helpGettingStarted]: {
    title: 'Getting started',
    sentence: 'This page is still being written. Until then: make a character, then let it into a story.',
  },
  [PATHS.helpCharacterCreation]: {
    title: 'Making characters',
    sentence: 'This page is still being written. Until then: Random Character is a good first friend.',
  },
  [PATHS.helpStoryWriting]: {
    title: 'Growing a story',
    sentence: 'This page is still being written. Until then: choose who is in it, a theme and an age, and begin.',
  },
  [PATHS.helpFaq]: { title: 'Questions and answers', sentence: 'This page is still being written.' },
  [PATHS.adminLogin]: { title: 'Administration', sentence: 'The administration is not built yet.' },
  [PATHS.admin]: { title: 'Administration', sentence: 'The administration is not built yet.' },
} as const satisfies Readonly<Record<string, { title: string; sentence: string }>>;

export type PlainPath = keyof typeof PLAIN_WORDS;
