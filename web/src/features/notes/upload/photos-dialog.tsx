import { Text, TextInput } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOfYearText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Chips } from '../../../ui/form/chips.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { getPhotosRefusal } from './chosen-photos.ts';
import { FileButton, isPhone, photoInput } from './file-button.tsx';
import { joinPages } from './join-pages.ts';
import { PhotoOrder } from './photo-order.tsx';

interface PhotosDialogProps {
  /** As they were chosen. */
  photos: File[];
  onSend: (files: File[]) => void;
  onClose: () => void;
}

const longestTitle = 80;

/** Asks whether photos are the pages of one note, and in which order. */
export function PhotosDialog({ photos: chosen, onSend, onClose }: PhotosDialogProps) {
  const [photos, setPhotos] = useState(chosen);
  const [isOneNote, setOneNote] = useState(true);
  const [title, setTitle] = useState(() => `Photos of ${dayOfYearText(new Date().toISOString())}`);
  const [isBusy, setBusy] = useState(false);
  const isAlone = photos.length === 1;
  const refusal = getPhotosRefusal(photos, isOneNote);

  const send = async () => {
    if (refusal !== null || isBusy) return;
    if (!isOneNote || isAlone) return onSend(photos);

    setBusy(true);
    onSend([await joinPages(photos, title.trim() || 'Photos')]);
  };

  return (
    <FormDialog
      title={counted(photos.length, 'photo')}
      save={isOneNote || isAlone ? 'Send one note' : `Send ${photos.length} notes`}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      {!isAlone && (
        <Chips
          label="What to make of the photos"
          options={[
            ['one', `One note with ${photos.length} pages`],
            ['each', `${photos.length} notes`],
          ]}
          value={isOneNote ? 'one' : 'each'}
          onChange={(value) => setOneNote(value === 'one')}
        />
      )}
      {isOneNote && !isAlone && (
        <TextInput
          label="Title"
          maxLength={longestTitle}
          value={title}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
      )}
      <PhotoOrder photos={photos} onChange={setPhotos} />
      <FileButton
        label={isPhone ? 'Take another photo' : 'Add photos'}
        icon={isPhone ? <IconCamera size={18} aria-hidden /> : <IconPhotoPlus size={18} aria-hidden />}
        input={isPhone ? photoInput : { ...photoInput, capture: undefined, multiple: true }}
        onFiles={(added) => setPhotos([...photos, ...added])}
      />
      {refusal !== null && (
        <Text role="alert" c="var(--mantine-color-error)">
          {refusal}
        </Text>
      )}
    </FormDialog>
  );
}
