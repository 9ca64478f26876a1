import type { DeviceVoice } from '@akada/core/speech/voice-choice.ts';
import { useSyncExternalStore } from 'react';
import { getLocalVoices, getSynthesizer } from './synthesizer.ts';

interface DeviceVoices {
  voices: readonly DeviceVoice[];
  /** True while voices may still arrive: browsers load them after the page. */
  isWaiting: boolean;
}

/** Without a voice by then, the device has none. */
const maxWaitMs = 2_000;

let hasWaited = false;
let current: DeviceVoices = { voices: [], isWaiting: true };

/** @returns the device's own voices */
export function useVoices(): DeviceVoices {
  return useSyncExternalStore(watch, getVoices);
}

function getVoices(): DeviceVoices {
  const voices = getLocalVoices();
  const isWaiting = voices.length === 0 && getSynthesizer() !== null && !hasWaited;
  const isSame =
    isWaiting === current.isWaiting &&
    voices.length === current.voices.length &&
    voices.every(({ uri }, index) => uri === current.voices[index]?.uri);
  if (!isSame) current = { voices, isWaiting };
  return current;
}

function watch(onChange: () => void): () => void {
  const synthesizer = getSynthesizer();
  // Older Safari has the object without the events; the look at the end of the wait finds its voices.
  synthesizer?.addEventListener?.('voiceschanged', onChange);
  const timer = setTimeout(() => {
    hasWaited = true;
    onChange();
  }, maxWaitMs);
  return () => {
    synthesizer?.removeEventListener?.('voiceschanged', onChange);
    clearTimeout(timer);
  };
}
