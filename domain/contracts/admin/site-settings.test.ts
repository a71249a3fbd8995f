import { expect, it } from 'vitest';
import { AS_CONFIGURED, siteSettingsSchema } from './site-settings.ts';

const accepts = (models: object): boolean =>
  siteSettingsSchema.safeParse({ ...AS_CONFIGURED, models: { ...AS_CONFIGURED.models, ...models } }).success;

it.each(['gpt-realtime-2.1-mini', 'gpt-4o-mini-tts', 'tts-1'])(
  '%s can be chosen for narration, not for stories',
  (model) => {
    expect(accepts({ speech: model })).toBe(true);
    expect(accepts({ text: model })).toBe(false);
  },
);

it.each(['gpt-6.1-terra', 'gpt-image-2', 'omni-moderation-latest'])('%s cannot be chosen for narration', (model) => {
  expect(accepts({ speech: model })).toBe(false);
});
