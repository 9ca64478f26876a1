import { Button, Group } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { NetworkError } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { typeInto } from '../../../lib/writing/type-into.ts';
import { type SendPicture, sendPicture } from '../../../lib/writing/use-picture.ts';
import { MarkdownField } from '../../../ui/writing/markdown-field.tsx';
import { storeWaitingPicture } from '../waiting/waiting-pictures.ts';
import { soundEdit, withNewGap } from './card-values.ts';
import { useCrop } from './crop/use-crop.tsx';
import { SoundTools } from './sounds/sound-tools.tsx';

interface SideFieldProps {
  label: string;
  name: string;
  /** The side's name in a sentence. */
  about: string;
  hasGaps: boolean;
  /** True if a picture may wait on this device for a network. */
  mayWait: boolean;
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** One side of a card, with pictures and sounds; a sentence with gaps also has a button that makes them. */
export function SideField({ hasGaps, mayWait, value, onChange, ...field }: SideFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const { id: userId } = useAccount();
  const { crop, dialog } = useCrop();
  const sendCropped: SendPicture = async (file, onSent) => {
    const cropped = await crop(file);
    if (cropped === null) return null;
    try {
      return await sendPicture(cropped, onSent);
    } catch (error) {
      const id = mayWait && error instanceof NetworkError ? await storeWaitingPicture(userId, cropped) : null;
      if (id === null) throw error;
      return id;
    }
  };
  const makeGap = () => {
    const text = box.current?.querySelector('textarea');
    if (text == null) return;
    const next = withNewGap(value, text.selectionStart, text.selectionEnd);
    onChange(next.text);
    requestAnimationFrame(() => {
      text.focus();
      text.setSelectionRange(next.start, next.end);
    });
  };

  const addSound = (id: string) => {
    const text = box.current?.querySelector('textarea');
    if (text != null) typeInto(text, soundEdit(text.value, text.selectionEnd, id));
  };

  return (
    <div ref={box}>
      <MarkdownField
        {...field}
        value={value}
        onChange={onChange}
        {...(hasGaps && {
          description: 'Write a gap as {{c1::osmosis}}, or with a hint as {{c1::osmosis::a process}}.',
        })}
        minRows={2}
        onPicture={sendCropped}
      />
      <Group gap="8px" mt="8px">
        {hasGaps && (
          <Button variant="default" size="sm" onClick={makeGap}>
            Make the selection a gap
          </Button>
        )}
        <SoundTools about={field.about} onSound={addSound} />
      </Group>
      {dialog}
    </div>
  );
}
