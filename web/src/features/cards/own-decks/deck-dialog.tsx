import type { OwnDeck } from '@akada/contract/material/cards.ts';
import { moveDeck } from '@akada/contract/material/flashcards/own-decks.ts';
import { deckSeparator, isInDeck, splitDeckPath, tidyDeckPath } from '@akada/core/cards/deck-path.ts';
import { Text, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { cardsAddress } from '../deck-choice.ts';
import { useMoveDeck } from './use-move-deck.ts';

interface DeckDialogProps {
  deck: OwnDeck;
  decks: readonly OwnDeck[];
  onClose: () => void;
}

/** Renames a deck with the decks inside it, or moves them into another deck. */
export function DeckDialog({ deck: { path, total }, decks, onClose }: DeckDialogProps) {
  const paths = decks.map((other) => other.path);
  const move = useMoveDeck(paths);
  const form = useCheckedForm({
    initialValues: splitDeckPath(path),
    rules: (values) => toFormErrors(fieldErrors(moveDeck.body, { deck: path, to: buildPath(values) })),
    refusal: move.error,
    shown: toFormErrors,
  });
  const to = buildPath(form.values);
  const joins = to !== path && paths.includes(to);

  return (
    <FormDialog
      title="Change the deck"
      save="Save"
      isBusy={move.isPending}
      onSubmit={form.submit(() => move.mutate({ deck: path, to }, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <div>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {path}
        </Text>
        <TextLink to={cardsAddress(path)}>See its {counted(total, 'card')}</TextLink>
      </div>
      {form.fault !== null && (
        <Text c="var(--mantine-color-error)" role="alert">
          {form.fault.message}
        </Text>
      )}
      <TextInput label="Name" autoComplete="off" maxLength={100} {...form.getInputProps('name')} />
      <SelectField
        label="Inside"
        value={form.values.outer}
        options={[
          ['', 'No other deck'],
          ...paths.filter((other) => !isInDeck(other, path)).map((other) => [other, other] as const),
        ]}
        onChange={(outer) => form.setFieldValue('outer', outer)}
      />
      <Text size="sm" c="dimmed" role="status">
        {joins && `You have the deck ${to} already. The cards of both will be in it.`}
      </Text>
    </FormDialog>
  );
}

function buildPath({ outer, name }: { outer: string; name: string }): string {
  const tidyName = tidyDeckPath(name);
  return outer === '' || tidyName === '' ? tidyName : `${outer}${deckSeparator}${tidyName}`;
}

/** The form has no field for the path, and its name is the part that can be wrong. */
const toFormErrors = ({ to, deck }: Record<string, string>): Record<string, string> => {
  const name = to ?? deck;
  return name === undefined ? {} : { name };
};
