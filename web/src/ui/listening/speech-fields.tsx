import { thinkSeconds } from '@akada/core/speech/hands-free.ts';
import { type SpokenLanguage, spokenLanguages } from '@akada/core/speech/spoken-language.ts';
import { getVoices } from '@akada/core/speech/voice-choice.ts';
import { Checkbox } from '@mantine/core';
import { speechRates, useSpeechSettings } from '../../lib/speech/speech-settings.ts';
import { useVoices } from '../../lib/speech/use-voices.ts';
import { ChipField } from '../form/choices/chip-field.tsx';
import { SelectField } from '../form/choices/select-field.tsx';
import { FormStack } from '../form/form-stack.tsx';
import { NoVoice } from './no-voice.tsx';

/** The settings of reading aloud, which count immediately and on this device. */
export function SpeechFields() {
  const { voices, isWaiting } = useVoices();
  const [{ rate, think, hasEnglishFallback, voices: preferredVoices }, change] = useSpeechSettings();
  if (voices.length === 0) return isWaiting ? null : <NoVoice />;

  const languages = (Object.keys(spokenLanguages) as SpokenLanguage[])
    .map((language) => ({ language, available: getVoices(voices, language) }))
    .filter(({ available }) => available.length > 1);

  return (
    <FormStack>
      <ChipField
        label="Speed"
        value={String(rate)}
        options={speechRates.map((value) => [String(value), `${value}×`])}
        onChange={(value) => change({ rate: Number(value) })}
      />
      <ChipField
        label="Pause before the answer of a card"
        value={String(think)}
        options={thinkSeconds.map((value) => [String(value), `${value} seconds`])}
        onChange={(value) => change({ think: thinkSeconds.find((one) => String(one) === value) ?? think })}
      />
      {languages.map(({ language, available }) => (
        <SelectField
          key={language}
          label={`${spokenLanguages[language]} voice`}
          value={preferredVoices[language] ?? available[0]?.uri ?? ''}
          options={available.map(({ uri, name }) => [uri, name])}
          onChange={(uri) => change({ voices: { ...preferredVoices, [language]: uri } })}
        />
      ))}
      <Checkbox
        size="md"
        label="Use an English voice if a language has none"
        description="Few devices speak Yoruba, Hausa or Igbo. An English voice reads them with an accent."
        checked={hasEnglishFallback}
        onChange={(event) => change({ hasEnglishFallback: event.currentTarget.checked })}
      />
    </FormStack>
  );
}
