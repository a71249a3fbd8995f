/**
 * Announced shutdown dates of models, as of 2026-11-21 in the types of openai 7.55.0 and on
 * https://developers.openai.com/api/docs/deprecations, and the ends of support of Google's runtimes, as of 2026-11-29 on
 * https://docs.cloud.google.com/run/docs/runtimes/function-runtimes. Others have no announced date.
 */
export const ANNOUNCED_SHUTDOWNS: Readonly<Record<string, string>> = {
  'dall-e-2': '2026-05-12',
  'dall-e-3': '2026-05-12',
  'gpt-image-1': '2026-10-23',
  'o4-mini': '2026-10-23',
  'o3-mini': '2026-10-23',
  o1: '2026-10-23',
  'gpt-4': '2026-10-23',
  'gpt-4-turbo': '2026-10-23',
  'gpt-3.5-turbo': '2026-10-23',
  'gpt-4.1-nano': '2026-10-23',
  'gpt-image-1.5': '2026-12-01',
  'gpt-image-1-mini': '2026-12-01',
  'chatgpt-image-latest': '2026-12-01',
  'gpt-5': '2026-12-11',
  'gpt-5-mini': '2026-12-11',
  'gpt-5-nano': '2026-12-11',
  o3: '2026-12-11',
  'tts-1': '2027-01-06',
  'tts-1-hd': '2027-01-06',
  'gpt-4o-mini-tts': '2027-01-06',
  'gpt-4o': '2027-01-14',
  'gpt-4o-mini': '2027-01-14',
  'gpt-4.1': '2027-01-14',
  'gpt-4.1-mini': '2027-01-14',
  'gpt-audio-mini': '2027-01-20',
  'whisper-1': '2027-02-26',
  'gpt-4o-transcribe': '2027-02-26',
  'gpt-4o-mini-transcribe': '2027-02-26',
  nodejs24: '2028-04-30',
};
