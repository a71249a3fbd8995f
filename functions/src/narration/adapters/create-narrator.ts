import type OpenAI from 'openai';
import type { Log } from '../../core/log.ts';
import type { Narrator } from '../ports/ports.ts';
import { createOpenAiNarrator, type NarratorSettings } from './openai-narrator.ts';
import { createRealtimeNarrator } from './realtime-narrator.ts';

/** Matches models of the Realtime API, such as gpt-realtime-2.1-mini; all others use `audio/speech`. */
const REALTIME_MODEL = /realtime/;

/** The narrator for the configured model, which administrators may change at any time. */
export function createNarrator(client: OpenAI, settings: NarratorSettings, log: Log): Narrator {
  const realtime = createRealtimeNarrator(client, settings, log);
  const speech = createOpenAiNarrator(client, settings, log);
  return {
    get model() {
      return settings.model;
    },
    speak: (order) => (REALTIME_MODEL.test(settings.model) ? realtime : speech).speak(order),
  };
}
