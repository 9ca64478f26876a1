import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOfYearText } from '../../../../lib/format/dates.ts';
import { counted, fileSize } from '../../../../lib/format/numbers.ts';
import { Chips } from '../../../../ui/form/choices/chips.tsx';
import { FormDialog } from '../../../../ui/layers/form-dialog.tsx';
import { FileButton, isPhone, photoInput } from '../file-button.tsx';
import { getPhotosRejection } from './chosen-photos.ts';
import { joinPages } from './join-pages.ts';
import { PhotoOrder } from './photo-order.tsx';
import { totalBytes, useSmallerPhotos } from './smaller-photos.ts';

interface PhotosDialogProps {
  /** The order in which they were chosen is the first order of the pages. */
  photos: File[];
  onSend: (files: File[]) => void;
  onClose: () => void;
}

const maxTitleLength = 80;

/** Asks whether photos are the pages of one note, and in which order. */
export function PhotosDialog({ photos: initialPhotos, onSend, onClose }: PhotosDialogProps) {
  const [photos, setPhotos] = useState(initialPhotos);
  const [isOneNote, setOneNote] = useState(true);
  const [title, setTitle] = useState(() => `Photos of ${dayOfYearText(new Date().toISOString())}`);
  const [isBusy, setBusy] = useState(false);
  const [isSmaller, setSmaller] = useState(true);
  const smaller = useSmallerPhotos(photos);
  const isAlone = photos.length === 1;
  const sent = isSmaller && smaller !== null ? smaller : photos;
  const rejection = getPhotosRejection(sent, isOneNote);

  const send = async () => {
    if (rejection !== null || isBusy) return;
    if (!isOneNote || isAlone) return onSend(sent);

    setBusy(true);
    onSend([await joinPages(sent, title.trim() || 'Photos')]);
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
          label="Number of notes"
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
          maxLength={maxTitleLength}
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
      {smaller !== null && (
        <Checkbox
          label="Send smaller photos"
          description={`${fileSize(totalBytes(smaller))} instead of ${fileSize(totalBytes(photos))}. The text stays sharp.`}
          checked={isSmaller}
          onChange={({ currentTarget: { checked } }) => setSmaller(checked)}
        />
      )}
      {rejection !== null && (
        <Text role="alert" c="var(--mantine-color-error)">
          {rejection}
        </Text>
      )}
    </FormDialog>
  );
}
