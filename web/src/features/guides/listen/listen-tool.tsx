import { IconHeadphones } from '@tabler/icons-react';
import { unlockSpeech } from '../../../lib/speech/synthesizer.ts';
import { useVoices } from '../../../lib/speech/use-voices.ts';
import { ToolButton } from '../../../ui/form/tool-button.tsx';
import { NoVoice } from '../../../ui/listening/no-voice.tsx';

/** Begins to read aloud; on a device without a voice a sentence says why it cannot. */
export function ListenTool({ label, onListen }: { label: string; onListen: () => void }) {
  const { voices, isWaiting } = useVoices();
  if (voices.length === 0) return isWaiting ? null : <NoVoice />;

  const listen = () => {
    unlockSpeech();
    onListen();
  };
  return (
    <ToolButton
      icon={<IconHeadphones size={18} aria-hidden />}
      label={label}
      onPhones="Listen"
      onClick={listen}
    />
  );
}
