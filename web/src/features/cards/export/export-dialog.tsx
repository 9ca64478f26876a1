import { exportCards } from '@akada/contract/material/flashcards/card-exports.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveBlob } from '../../../lib/download/save-file.ts';
import { download } from '../../../lib/http/download.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { decksQuery } from '../api.ts';
import type { DeckChoice } from '../deck-choice.ts';
import { buildDeckValue, getDeckOptions, readDeckValue } from '../list/deck-options.ts';

const formats = [
  ['apkg', 'Anki package (.apkg)'],
  ['text', 'Text for Anki (.txt)'],
  ['csv', 'Table (.csv)'],
] as const;
type Format = (typeof formats)[number][0];

const contents: Readonly<Record<Format, string>> = {
  apkg: 'It has pictures, sounds and your schedule.',
  text: 'It has no pictures, no sounds and no schedule.',
  csv: 'It is for spreadsheets, and its texts are Markdown. It has no pictures, no sounds and no schedule.',
};

const fileNames: Readonly<Record<Format, string>> = {
  apkg: 'akada-cards.apkg',
  text: 'akada-cards.txt',
  csv: 'akada-cards.csv',
};

interface ExportDialogProps {
  deck: DeckChoice;
  onClose: () => void;
}

/** Downloads the cards of a deck, or all cards, as a file of other programs. */
export function ExportDialog({ deck, onClose }: ExportDialogProps) {
  const { data: decks } = useQuery(decksQuery(useZone()));
  const [format, setFormat] = useState<Format>('apkg');
  const [deckValue, setDeckValue] = useState(buildDeckValue(deck));
  const exporting = useMutation({
    mutationFn: () => download(exportCards, { query: { format, ...readDeckValue(deckValue) } }),
    onSuccess: (file) => {
      saveBlob(fileNames[format], file);
      onClose();
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Export cards"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
            Download
          </ActionButton>
        </>
      }
    >
      <Stack>
        <SelectField
          label="Deck"
          value={deckValue}
          options={getDeckOptions(decks?.items ?? [], decks?.own_decks ?? [])}
          onChange={setDeckValue}
        />
        <ChipField
          label="Format"
          value={format}
          options={formats}
          onChange={(value) => setFormat(value as Format)}
        />
        <Text c="dimmed" size="sm">
          {contents[format]}
          {format !== 'csv' && ' Made for Anki 2.1.55 and newer. No real Anki has opened it yet.'}
        </Text>
        {exporting.error && <Notice kind="error">{exporting.error.message}</Notice>}
      </Stack>
    </Dialog>
  );
}
