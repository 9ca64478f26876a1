/** The speech settings. The device stores them, because voices belong to a device and not to an account. */
import { type ThinkSeconds, thinkSeconds } from '@akada/core/speech/hands-free.ts';
import type { SpokenLanguage } from '@akada/core/speech/spoken-language.ts';
import { useSyncExternalStore } from 'react';
import { readStored, readStoredJson, store } from '../device/device-storage.ts';

export interface SpeechSettings {
  /** 1 is the voice's usual pace. */
  rate: number;
  /** Seconds between the question and the answer of a card. */
  think: ThinkSeconds;
  /** Chosen voices by language, each by its URI. */
  voices: Partial<Record<SpokenLanguage, string>>;
  /** True if an English voice reads the languages without a voice. */
  hasEnglishFallback: boolean;
}

export const speechRates = [0.8, 1, 1.2, 1.4, 1.6] as const;

const key = 'speech';
const usual: SpeechSettings = { rate: 1, think: 5, voices: {}, hasEnglishFallback: false };
const listeners = new Set<() => void>();

let read: { text: string | null; settings: SpeechSettings } = { text: null, settings: usual };

export function getSpeechSettings(): SpeechSettings {
  const text = readStored(key);
  if (text !== read.text) read = { text, settings: checkSettings(Object(readStoredJson(key))) };
  return read.settings;
}

/** @returns the settings, and a function that changes some of them */
export function useSpeechSettings(): [SpeechSettings, (change: Partial<SpeechSettings>) => void] {
  return [useSyncExternalStore(watch, getSpeechSettings), changeSpeechSettings];
}

export function changeSpeechSettings(change: Partial<SpeechSettings>): void {
  store(key, JSON.stringify({ ...getSpeechSettings(), ...change }));
  for (const notify of listeners) notify();
}

/** Another version of the app may have stored other values. */
function checkSettings(values: Record<string, unknown>): SpeechSettings {
  const voices = Object.entries(Object(values.voices)).filter(([, uri]) => typeof uri === 'string');
  return {
    rate: speechRates.find((rate) => rate === values.rate) ?? usual.rate,
    think: thinkSeconds.find((seconds) => seconds === values.think) ?? usual.think,
    voices: Object.fromEntries(voices),
    hasEnglishFallback: values.hasEnglishFallback === true,
  };
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
