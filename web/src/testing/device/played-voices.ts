/** A device with voices, which the browser under test lacks: it has read a sentence when the test says so. */
class PlayedSynthesizer extends EventTarget {
  speaking = false;
  readonly pending = false;
  readonly texts: string[] = [];
  private current: SpeechSynthesisUtterance | null = null;
  private readonly voices: readonly SpeechSynthesisVoice[];

  constructor(langs: readonly string[]) {
    super();
    this.voices = langs.map((lang) => ({
      default: false,
      lang,
      localService: true,
      name: `Voice for ${lang}`,
      voiceURI: lang,
    }));
  }

  getVoices = () => this.voices;

  speak(utterance: SpeechSynthesisUtterance): void {
    if (utterance.text === '') return;
    this.current = utterance;
    this.speaking = true;
    this.texts.push(utterance.text);
  }

  cancel(): void {
    this.current = null;
    this.speaking = false;
  }

  /** The voice has read the sentence. */
  finish(): void {
    const ended = this.current;
    this.cancel();
    ended?.dispatchEvent(new Event('end'));
  }
}

/** @param langs the voices of the device, as `en-NG`; with none, the device cannot read aloud */
export function playVoices(...langs: string[]): PlayedSynthesizer {
  const synthesizer = new PlayedSynthesizer(langs);
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesizer, configurable: true });
  // A played voice is no voice of the browser, which takes no other.
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true, configurable: true });
  return synthesizer;
}
