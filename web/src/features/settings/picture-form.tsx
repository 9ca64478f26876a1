import { pictureLimitBytes } from '@akada/contract/identity/account-settings.ts';
import { FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { hasLittleData } from '../../lib/device/little-data.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Avatar, AvatarPicture } from '../../ui/page/avatar.tsx';
import { useRemovePicture, useSavePicture } from './api.ts';

interface PictureFormProps {
  fullName: string;
  url: string | null;
}

const kinds = 'image/jpeg,image/png,image/webp,image/avif';

export function PictureForm({ fullName, url }: PictureFormProps) {
  const saving = useSavePicture();
  const removal = useRemovePicture();
  const [isShown, setShown] = useState(() => !hasLittleData());
  const isTooLarge = saving.variables !== undefined && saving.variables.size > pictureLimitBytes;
  const error = saving.error ?? removal.error;

  return (
    <Stack align="flex-start">
      <Group>
        {url !== null && isShown ? (
          <AvatarPicture url={url} size={72} />
        ) : (
          <Avatar name={fullName} url={null} size={72} />
        )}
        <Text c="dimmed">
          JPEG, PNG, WebP or AVIF, up to 10 MB. Akada makes it smaller and removes hidden details such as the
          place.
        </Text>
      </Group>
      {error && (
        <Notice kind="error">{isTooLarge ? 'Choose a picture of at most 10 MB.' : error.message}</Notice>
      )}
      <Group>
        <FileButton accept={kinds} onChange={(file) => file && saving.mutate(file)}>
          {(button) => (
            <ActionButton {...button} isBusy={saving.isPending}>
              Choose a picture
            </ActionButton>
          )}
        </FileButton>
        {url !== null && !isShown && (
          <ActionButton variant="default" isBusy={false} onClick={() => setShown(true)}>
            Show my picture
          </ActionButton>
        )}
        {url !== null && (
          <ActionButton
            variant="default"
            isBusy={removal.isPending}
            onClick={() => removal.mutate(undefined)}
          >
            Remove the picture
          </ActionButton>
        )}
      </Group>
    </Stack>
  );
}
