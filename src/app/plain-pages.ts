import { PATHS } from '../config/paths.ts';

interface PlainPageEntry {
  path: string;
  title: string;
  sentence: string;
}

/** Addresses that exist from the start and whose content comes later: one honest sentence each. */
export const PLAIN_PAGES: Readonly<Record<'visitors' | 'everyone' | 'family', readonly PlainPageEntry[]>> = {
  visitors: [
    {
      path: PATHS.forgotPassword,
      title: 'Forgot your password?',
      sentence: 'Getting a new password by mail is not possible yet. It will be soon.',
    },
  ],
  everyone: [
    {
      path: PATHS.privacyPolicy,
      title: 'Privacy policy',
      sentence: 'Our privacy policy will stand here before Talelantern opens its doors.',
    },
    {
      path: PATHS.termsOfService,
      title: 'Terms of service',
      sentence: 'Our terms of service will stand here before Talelantern opens its doors.',
    },
    {
      path: PATHS.sharedStory,
      title: 'A shared story',
      sentence: 'Stories cannot be shared by link yet. This one will have to wait a little.',
    },
    {
      path: PATHS.sharedCharacter,
      title: 'A shared character',
      sentence: 'Characters cannot be shared by link yet. This one will have to wait a little.',
    },
    {
      path: PATHS.helpGettingStarted,
      title: 'Getting started',
      sentence: 'This page is still being written. Until then: make a character, then let it into a story.',
    },
    {
      path: PATHS.helpCharacterCreation,
      title: 'Making characters',
      sentence: 'This page is still being written. Until then: Random Character is a good first friend.',
    },
    {
      path: PATHS.helpStoryWriting,
      title: 'Growing a story',
      sentence: 'This page is still being written. Until then: choose who is in it, a theme and an age, and begin.',
    },
    { path: PATHS.helpFaq, title: 'Questions and answers', sentence: 'This page is still being written.' },
    { path: PATHS.adminLogin, title: 'Administration', sentence: 'The administration is not built yet.' },
    { path: PATHS.admin, title: 'Administration', sentence: 'The administration is not built yet.' },
  ],
  family: [
    {
      path: PATHS.locations,
      title: 'Locations',
      sentence: 'Magical places are on their way. Until then every story finds its own.',
    },
    {
      path: PATHS.createLocation,
      title: 'New location',
      sentence: 'Magical places are on their way. Until then every story finds its own.',
    },
  ],
};
