import { Text } from '@mantine/core';
import { Overlay } from '../layers/overlay.tsx';
import { SpeechFields } from './speech-fields.tsx';

export function SpeechDialog({ onClose }: { onClose: () => void }) {
  return (
    <Overlay position="middle" title="Voice and speed" onClose={onClose}>
      <SpeechFields />
      <Text size="sm" c="dimmed" mt="md">
        Your device’s own voice reads, so this uses no data. The next sentence has the new settings.
      </Text>
    </Overlay>
  );
}
