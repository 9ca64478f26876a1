/** Chooses the voice of a device that reads a language. */
import type { SpokenLanguage } from './spoken-language.ts';

/** A voice that the device speaks itself, without the network. */
export interface DeviceVoice {
  /** Names the voice on this device. */
  uri: string;
  name: string;
  /** As the device writes it: `en-NG`, or `en_NG` on Android. */
  lang: string;
  isDefault: boolean;
}

/** Accents that students here know best come first. */
const preferredRegions = ['NG', 'GH', 'KE', 'ZA', 'GB'];

/** @returns the voices of a language, the best first */
export function getVoices(voices: readonly DeviceVoice[], language: SpokenLanguage): DeviceVoice[] {
  return voices
    .filter(({ lang }) => lang.split(/[-_]/)[0]?.toLowerCase() === language)
    .toSorted((first, second) => rank(first) - rank(second));
}

/**
 * @param preferredUri the URI of the voice that the person prefers for this language
 * @returns null if the device has no voice for the language
 */
export function chooseVoice(
  voices: readonly DeviceVoice[],
  language: SpokenLanguage,
  preferredUri: string | undefined,
): DeviceVoice | null {
  const fitting = getVoices(voices, language);
  return fitting.find(({ uri }) => uri === preferredUri) ?? fitting[0] ?? null;
}

function rank({ lang, isDefault }: DeviceVoice): number {
  const region = preferredRegions.indexOf(lang.split(/[-_]/)[1]?.toUpperCase() ?? '');
  if (region >= 0) return region;
  return preferredRegions.length + (isDefault ? 0 : 1);
}
