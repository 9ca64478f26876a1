/** The browser's speech synthesis: the only place that names it, so that tests can play a device with voices. */
import type { DeviceVoice } from '@akada/core/speech/voice-choice.ts';

/** @returns null if the browser cannot speak */
export function getSynthesizer(): SpeechSynthesis | null {
  return 'speechSynthesis' in globalThis ? speechSynthesis : null;
}

/** @returns the voices that need no network: a text must not leave the device to be spoken */
export function getLocalVoices(): DeviceVoice[] {
  const voices = getSynthesizer()?.getVoices() ?? [];
  return voices
    .filter(({ localService }) => localService)
    .map((voice) => ({ uri: voice.voiceURI, name: voice.name, lang: voice.lang, isDefault: voice.default }));
}

/** Called in a press: iOS lets a page speak only after a press has spoken. */
export function unlockSpeech(): void {
  getSynthesizer()?.speak(new SpeechSynthesisUtterance(''));
}
