import { addCardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { Button, Text } from '@mantine/core';
import { IconMicrophone, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fileSize } from '../../../../lib/format/numbers.ts';
import { upload } from '../../../../lib/http/upload.ts';
import classes from '../covers/covers.module.css';
import { canRecord, useRecorder } from './use-recorder.ts';

interface SoundToolsProps {
  /** The side in a sentence. */
  about: string;
  onSound: (id: string) => void;
}

/** Adds a sound to a side: recorded now, or a file. */
export function SoundTools({ about, onSound }: SoundToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState('');
  const send = async (file: File) => {
    setFault('');
    if (file.size > cardLimits.soundBytes) {
      setFault(
        `A sound has at most ${fileSize(cardLimits.soundBytes)}. This one has ${fileSize(file.size)}.`,
      );
      return;
    }
    try {
      setMessage('Sending the sound');
      const { id } = await upload(addCardSound, { file, body: {}, onProgress: () => {} });
      onSound(id);
    } catch (error) {
      setFault(`The sound was not added. ${error instanceof Error ? error.message : ''}`);
    } finally {
      setMessage('');
    }
  };
  const recorder = useRecorder((file) => void send(file));
  const { isRecording } = recorder;
  const text = fault || recorder.fault;

  return (
    <>
      {canRecord() && (
        <Button
          variant="default"
          size="sm"
          aria-label={`${isRecording ? 'Stop recording' : 'Record a sound'} for ${about}`}
          leftSection={
            isRecording ? <IconPlayerStop size={18} aria-hidden /> : <IconMicrophone size={18} aria-hidden />
          }
          onClick={isRecording ? recorder.stop : () => void recorder.start()}
        >
          {isRecording ? 'Stop recording' : 'Record'}
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        aria-label={`Attach a sound to ${about}`}
        leftSection={<IconVolume size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Attach a sound
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*"
        className={classes.file}
        tabIndex={-1}
        aria-label={`Sound for ${about}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) void send(file);
        }}
      />
      <Text size="sm" role="status">
        {isRecording ? 'Recording. Speak now.' : message}
      </Text>
      {text !== '' && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {text}
        </Text>
      )}
    </>
  );
}
