import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/Progress.css';
import { Button, Checkbox, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isMetered } from '../../../lib/device/little-data.ts';
import { counted, fileSize } from '../../../lib/format/numbers.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { decksQuery } from '../api.ts';
import { getDeckOptions, readDeckValue } from '../list/deck-options.ts';
import { storeDeck, storedSizeQuery } from './store-deck.ts';
import classes from './stored-decks.module.css';

interface StoreDialogProps {
  onStored: () => void;
  onClose: () => void;
}

/** Chooses a deck for this device, and tells what it costs before it is loaded. */
export function StoreDialog({ onStored, onClose }: StoreDialogProps) {
  const { id: userId } = useAccount();
  const zone = useZone();
  const { data: decks } = useQuery(decksQuery(zone));
  const [key, setKey] = useState('');
  // On a line that costs money, pictures and sounds wait for the choice.
  const [hasMedia, setHasMedia] = useState(() => !isMetered());
  const [percent, setPercent] = useState(0);
  const stopped = useRef(new AbortController());
  const deck = readDeckValue(key);
  const options = getDeckOptions(decks?.items ?? [], decks?.own_decks ?? []);
  const size = useQuery(storedSizeQuery(deck, zone));
  const files = (size.data?.pictures ?? 0) + (size.data?.sounds ?? 0);

  const storing = useMutation({
    mutationFn: async () => {
      setPercent(0);
      // The browser may say no; it then removes the decks if the device is full.
      await navigator.storage?.persist?.().catch(() => false);
      const name = key === '' ? 'All cards' : (options.find(([value]) => value === key)?.[1] ?? '');
      await storeDeck({
        userId,
        zone,
        deck: { key, deck, title: name, hasMedia: hasMedia && files > 0 },
        onProgress: setPercent,
        signal: stopped.current.signal,
      });
      return name;
    },
    onSuccess: (name) => {
      toast.success(`“${name}” is on this device.`);
      onStored();
      onClose();
    },
  });
  const close = () => {
    stopped.current.abort();
    onClose();
  };

  return (
    <Dialog
      isOpen
      title="Keep a deck on this device"
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <ActionButton
            isBusy={storing.isPending}
            disabled={size.data === undefined || size.data.cards === 0}
            onClick={() => storing.mutate()}
          >
            Keep it
          </ActionButton>
        </>
      }
    >
      <Stack>
        <SelectField label="Deck" value={key} options={options} onChange={setKey} />
        <div className={classes.size}>
          {size.data === undefined ? (
            size.error === null && <Skeleton h={48} />
          ) : size.data.cards === 0 ? (
            <Text c="dimmed">This deck has no card for the next seven days.</Text>
          ) : (
            <>
              <Text className="figures">
                {counted(size.data.cards, 'card')} for seven days, {fileSize(size.data.bytes)}
              </Text>
              {files > 0 && (
                <Checkbox
                  mt="8px"
                  label={`${describeFiles(size.data)}, ${fileSize(size.data.media_bytes)}`}
                  checked={hasMedia}
                  disabled={storing.isPending}
                  onChange={({ currentTarget }) => setHasMedia(currentTarget.checked)}
                />
              )}
            </>
          )}
        </div>
        {storing.isPending && <Progress value={Math.max(3, percent)} aria-label="Stored on this device" />}
        {size.error !== null && <Notice kind="error">{size.error.message}</Notice>}
        {storing.error !== null && <Notice kind="error">{describeFault(storing.error)}</Notice>}
      </Stack>
    </Dialog>
  );
}

function describeFiles({ pictures, sounds }: { pictures: number; sounds: number }): string {
  const parts = [
    ...(pictures > 0 ? [counted(pictures, 'picture')] : []),
    ...(sounds > 0 ? [counted(sounds, 'sound')] : []),
  ];
  return parts.join(' and ');
}

function describeFault(error: Error): string {
  return error.name === 'QuotaExceededError'
    ? 'This device has no room for the deck. Remove a deck, or choose no pictures and sounds.'
    : `The deck is not on this device yet. ${error.message}`;
}
