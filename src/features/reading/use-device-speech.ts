import { useSyncExternalStore } from 'react';
import { findDeviceVoice, type DeviceSpeech } from './device-voice.ts';

const synthesis: SpeechSynthesis | null = 'speechSynthesis' in window ? window.speechSynthesis : null;

/** Browsers tell their voices some time after they are asked first. */
function watch(onChange: () => void): () => void {
  synthesis?.addEventListener('voiceschanged', onChange);
  return () => synthesis?.removeEventListener('voiceschanged', onChange);
}

let known: DeviceSpeech | null = null;

function find(): DeviceSpeech | null {
  const voice = synthesis && findDeviceVoice(synthesis.getVoices());
  if (!synthesis || !voice) return null;
  if (known?.voice.voiceURI !== voice.voiceURI) known = { synthesis, voice };
  return known;
}

/** The voice of this device; null where it has none of its own. */
export const useDeviceSpeech = (): DeviceSpeech | null => useSyncExternalStore(watch, find);
