import '@mantine/core/styles/Skeleton.css';
import { type Crop, noCrop, turnCrop } from '@akada/core/cards/pictures/picture-crop.ts';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconMaximize, IconRotateClockwise } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../../ui/form/action-button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import classes from './crop.module.css';
import { CropStage } from './crop-stage.tsx';
import { encodeCropped } from './encode-picture.ts';

interface CropDialogProps {
  file: File;
  /** Receives null if the person cancels. */
  onDone: (file: File | null) => void;
}

/** Crops a picture by a finger or by keys, and turns a crooked photograph upright. */
export function CropDialog({ file, onDone }: CropDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(noCrop);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  // The server says what is wrong with a picture that this browser cannot open.
  const giveUp = useEffectEvent(() => onDone(file));
  useEffect(() => {
    let isClosed = false;
    createImageBitmap(file).then(
      (opened) => (isClosed ? opened.close() : setPicture(opened)),
      () => !isClosed && giveUp(),
    );
    return () => {
      isClosed = true;
    };
  }, [file]);
  useEffect(() => () => picture?.close(), [picture]);

  const use = async () => {
    if (picture === null) return;
    setBusy(true);
    try {
      onDone(await encodeCropped(file, picture, crop));
    } catch (error) {
      setBusy(false);
      setFault(error instanceof Error ? error.message : '');
    }
  };

  return (
    <Dialog
      isOpen
      title="Crop the picture"
      onClose={() => onDone(null)}
      actions={
        <>
          <Button variant="default" onClick={() => onDone(null)}>
            Cancel
          </Button>
          <ActionButton isBusy={isBusy} disabled={picture === null} onClick={() => void use()}>
            Use the picture
          </ActionButton>
        </>
      }
    >
      {picture === null ? (
        <Skeleton className={classes.waiting} />
      ) : (
        <CropStage picture={picture} crop={crop} onChange={setCrop} />
      )}
      <Group gap="8px" justify="center">
        <Button
          variant="subtle"
          leftSection={<IconRotateClockwise size={20} aria-hidden />}
          onClick={() => setCrop(turnCrop)}
        >
          Turn
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconMaximize size={20} aria-hidden />}
          onClick={() => setCrop(({ turns }) => ({ ...noCrop, turns }))}
        >
          Keep all of it
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Drag a corner. With keys: choose a corner with Tab and move it with the arrows.
      </Text>
      {fault !== '' && <Notice kind="error">{fault}</Notice>}
    </Dialog>
  );
}
