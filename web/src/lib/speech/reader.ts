/** Reads pieces of text aloud in turn. */
import type { SpokenLanguage } from '@akada/core/speech/spoken-language.ts';
import { chooseVoice, type DeviceVoice } from '@akada/core/speech/voice-choice.ts';
import { getSpeechSettings } from './speech-settings.ts';
import { getLocalVoices, getSynthesizer } from './synthesizer.ts';
import { requestWakeLock } from './wake-lock.ts';

export interface SpokenPiece {
  text: string;
  language: SpokenLanguage;
}

export interface ReaderState {
  status: 'idle' | 'reading' | 'paused';
  /** The current piece. */
  index: number;
  /** Characters of the piece that were spoken, as far as the voice reports them. */
  spoken: number;
  /** The language without a voice, `failed` if the voice stopped, null if all is well. */
  problem: SpokenLanguage | 'failed' | null;
}

export type Reader = ReturnType<typeof createReader>;

/** Browsers drop an utterance, or its end, without an event: a silent voice is noticed at this interval. */
const watchMs = 1_000;

/**
 * Pausing cancels the voice and remembers the piece, because the browser's own pause does not work on Android.
 * A page that is hidden pauses: a call comes in, or the phone is put away.
 */
export function createReader() {
  let state: ReaderState = { status: 'idle', index: 0, spoken: 0, problem: null };
  let pieces: readonly SpokenPiece[] = [];
  let onEnd = () => {};
  // Browsers drop the events of an utterance without a reference.
  let current: SpeechSynthesisUtterance | null = null;
  let silentLooks = 0;
  let watchdog: ReturnType<typeof setInterval> | undefined;
  let releaseWakeLock: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const put = (change: Partial<ReaderState>) => {
    state = { ...state, ...change };
    const isReading = state.status === 'reading';
    if (isReading) releaseWakeLock ??= requestWakeLock();
    else {
      releaseWakeLock?.();
      releaseWakeLock = null;
      clearInterval(watchdog);
    }
    for (const notify of listeners) notify();
  };

  const silence = () => {
    current = null;
    getSynthesizer()?.cancel();
  };

  const speak = (index: number) => {
    const piece = pieces[index];
    if (piece === undefined) {
      pieces = [];
      put({ status: 'idle', index: 0, spoken: 0 });
      onEnd();
      return;
    }
    const voice = findVoice(piece.language);
    if (voice === null) {
      put({ status: 'paused', index, spoken: 0, problem: piece.language });
      return;
    }
    put({ status: 'reading', index, spoken: 0, problem: null });
    utter(piece, voice, () => speak(index + 1));
  };

  const utter = (piece: SpokenPiece, voice: DeviceVoice, next: () => void) => {
    const synthesizer = getSynthesizer();
    if (synthesizer === null) return;
    silence();
    const utterance = new SpeechSynthesisUtterance(piece.text);
    utterance.voice = synthesizer.getVoices().find(({ voiceURI }) => voiceURI === voice.uri) ?? null;
    utterance.lang = voice.lang.replace('_', '-');
    utterance.rate = getSpeechSettings().rate;
    const isCurrent = () => current === utterance;
    utterance.addEventListener('end', () => isCurrent() && next());
    utterance.addEventListener('boundary', ({ charIndex }) => isCurrent() && put({ spoken: charIndex }));
    utterance.addEventListener('error', ({ error }) => {
      if (!isCurrent()) return;
      silence();
      put({ status: 'paused', problem: error === 'interrupted' || error === 'canceled' ? null : 'failed' });
    });
    current = utterance;
    silentLooks = 0;
    clearInterval(watchdog);
    watchdog = setInterval(() => {
      silentLooks = synthesizer.speaking || synthesizer.pending ? 0 : silentLooks + 1;
      if (silentLooks > 1 && isCurrent()) next();
    }, watchMs);
    synthesizer.speak(utterance);
  };

  const pause = () => {
    silence();
    put({ status: 'paused' });
  };
  const pauseWhenHidden = () => {
    if (document.visibilityState === 'hidden' && state.status === 'reading') pause();
  };
  document.addEventListener('visibilitychange', pauseWhenHidden);

  return {
    state: () => state,
    watch: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    read: (next: readonly SpokenPiece[], whenRead: () => void) => {
      pieces = next;
      onEnd = whenRead;
      speak(0);
    },
    pause,
    /** Begins the current piece again, with the current settings. */
    resume: () => {
      if (pieces.length > 0) speak(state.index);
      else put({ status: 'idle', problem: null });
    },
    /** Moves by pieces, and reads on from there. */
    skip: (count: number) => speak(Math.min(Math.max(0, state.index + count), pieces.length)),
    /** Drops the remaining pieces; a pause stays a pause. */
    clear: () => {
      pieces = [];
      silence();
      put({ status: state.status === 'paused' ? 'paused' : 'idle', index: 0, spoken: 0, problem: null });
    },
    stop: () => {
      pieces = [];
      silence();
      put({ status: 'idle', index: 0, spoken: 0, problem: null });
    },
    end: () => {
      document.removeEventListener('visibilitychange', pauseWhenHidden);
      pieces = [];
      silence();
      put({ status: 'idle' });
    },
  };
}

function findVoice(language: SpokenLanguage): DeviceVoice | null {
  const voices = getLocalVoices();
  const { voices: preferredVoices, hasEnglishFallback } = getSpeechSettings();
  const voice = chooseVoice(voices, language, preferredVoices[language]);
  return voice ?? (hasEnglishFallback ? chooseVoice(voices, 'en', preferredVoices.en) : null);
}
