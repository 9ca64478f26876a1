import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { fileSize } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import type { CardFile } from './api.ts';
import classes from './import.module.css';

interface ChooseCardsProps {
  onFile: (cardFile: CardFile) => void;
  /** The error of the last file. */
  error: Error | null;
}

/** A file of Anki or a table, or a pasted list of Quizlet. */
export function ChooseCards({ onFile, error }: ChooseCardsProps) {
  const [tooLarge, setTooLarge] = useState(false);
  const take = ([file]: File[]) => {
    if (file === undefined) return;
    setTooLarge(file.size > cardLimits.importBytes);
    if (file.size <= cardLimits.importBytes) onFile({ file });
  };

  return (
    <Stack>
      {tooLarge && (
        <Notice kind="error">
          A file has at most {fileSize(cardLimits.importBytes)}. Export its decks one by one.
        </Notice>
      )}
      {!tooLarge && error && (
        <Notice kind="error" title="The cards could not be read.">
          {error.message}
        </Notice>
      )}
      <div className={classes.sources}>
        <Panel>
          <Title order={2} size="h3" mb="12px">
            A file from Anki, or a table
          </Title>
          <DropZone label="Choose a file of cards" isForOne onFiles={take}>
            <IconFileImport size={32} aria-hidden />
            <Text fw={600}>Drop a file here, or choose one</Text>
            <Text c="dimmed" size="sm">
              .apkg or .colpkg up to {fileSize(cardLimits.importBytes)}, or .csv and .txt with one card a row
            </Text>
          </DropZone>
        </Panel>
        <PasteCards onFile={onFile} />
      </div>
      <Text c="dimmed">Nothing is saved until you have seen the cards.</Text>
    </Stack>
  );
}

const signs = [
  ['', 'Find it in the text'],
  ['\t', 'Tab'],
  [',', 'Comma'],
  [' - ', 'Dash'],
  [';', 'Semicolon'],
] as const;

function PasteCards({ onFile }: Pick<ChooseCardsProps, 'onFile'>) {
  const [text, setText] = useState('');
  const [deck, setDeck] = useState('');
  const [separator, setSeparator] = useState<string>('');
  const send = () => {
    const file = new File([text], `${deck.trim() || 'Pasted cards'}.txt`);
    onFile({ file, ...(separator !== '' && { separator }) });
  };

  return (
    <Panel>
      <Title order={2} size="h3">
        Paste from Quizlet
      </Title>
      <Text c="dimmed" size="sm" mb="12px">
        In Quizlet: your set, three dots, Export, Copy.
      </Text>
      <form
        className={classes.paste}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Textarea
          label="Your cards, one a line"
          rows={6}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <ChipField
          label="Between word and meaning"
          value={separator}
          options={signs}
          onChange={setSeparator}
        />
        <TextInput
          label="Deck"
          placeholder="Pasted cards"
          maxLength={cardLimits.deckName - 4}
          value={deck}
          onChange={({ currentTarget }) => setDeck(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ''}>
          Look at the cards
        </Button>
      </form>
    </Panel>
  );
}
