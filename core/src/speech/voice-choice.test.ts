import { expect, test } from 'vitest';
import { chooseVoice, type DeviceVoice } from './voice-choice.ts';

const voice = (lang: string, uri = lang, isDefault = false): DeviceVoice => ({
  uri,
  name: uri,
  lang,
  isDefault,
});
const voices = [voice('en-US', 'us', true), voice('en_NG', 'ng'), voice('fr-FR', 'fr')];

test.each([
  ['the accent of Nigeria comes first', voices, 'en', undefined, 'ng'],
  ['the person’s choice wins', voices, 'en', 'us', 'us'],
  ['a voice that the device has lost is replaced', voices, 'en', 'lost', 'ng'],
  ['a voice of another language is not chosen', voices, 'fr', 'us', 'fr'],
  [
    'the device’s own choice decides between other accents',
    [voice('en-AU'), voice('en-US', 'us', true)],
    'en',
    undefined,
    'us',
  ],
  ['a language without a voice has none', voices, 'yo', undefined, undefined],
] as const)('%s', (_case, available, language, preferredUri, expected) => {
  expect(chooseVoice(available, language, preferredUri)?.uri).toBe(expected);
});
