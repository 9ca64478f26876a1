import { ActionIcon } from '@mantine/core';
import { IconHeadphones } from '@tabler/icons-react';
import { unlockSpeech } from '../../../lib/speech/synthesizer.ts';
import { useVoices } from '../../../lib/speech/use-voices.ts';

/** Begins the review for the ear. Without a voice there is no button: the settings of the device say why. */
export function ListenButton({ onListen }: { onListen: () => void }) {
  const { voices } = useVoices();
  if (voices.length === 0) return null;

  const listen = () => {
    unlockSpeech();
    onListen();
  };
  return (
    <ActionIcon color="gray" c="inherit" aria-label="Listen to the cards" onClick={listen}>
      <IconHeadphones size={24} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
