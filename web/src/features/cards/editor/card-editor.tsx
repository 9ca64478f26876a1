import { type Card, createCard, editCard } from '@akada/contract/material/cards.ts';
import { type CardKind, cardKinds } from '@akada/core/cards/card-rules.ts';
import { clozeNumbers } from '@akada/core/cards/cloze.ts';
import { coverGroups } from '@akada/core/cards/pictures/occlusion.ts';
import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { draftKey, forgetDraft, storeDraft, storedDraft } from '../../../lib/writing/stored-draft.ts';
import { ChangedMeanwhile } from '../../../ui/feedback/changed-meanwhile.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import type { DrawCourseField } from '../../../ui/form/course-field.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import { type CardStart, type CardValues, getBody, getValues, presentCard } from './card-values.ts';
import { DeckField } from './deck-field.tsx';
import { SideField } from './side-field.tsx';
import { useSaveCard } from './use-save-card.ts';

const kindNames: Record<CardKind, string> = {
  basic: 'Front and back',
  reversed: 'Both ways: the back is asked, too',
  cloze: 'A sentence with gaps',
  occlusion: 'A picture with covers: each is asked',
};

const sideNames: Record<CardKind, { front: string; back: string }> = {
  basic: { front: 'Front', back: 'Back' },
  reversed: { front: 'Front', back: 'Back' },
  cloze: { front: 'Sentence', back: 'Shown below it (optional)' },
  occlusion: { front: 'Shown above the picture (optional)', back: 'Shown with the answer (optional)' },
};

/** Few cards are pictures, so the code that draws covers loads with the first one. */
const coversField = lazyComponent(async () => (await import('./covers/covers-field.tsx')).CoversField);

interface CardEditorProps {
  /** Null for a new card. */
  card: Card | null;
  start?: CardStart;
  courseField: DrawCourseField;
  /** Receives null for a new card that waits on this device. */
  onSaved: (card: Card | null) => void;
  onClose: () => void;
}

/** Writes a card: its sides, its tags and its course. */
export function CardEditor({ card, start, courseField, onSaved, onClose }: CardEditorProps) {
  const { id: userId } = useAccount();
  const key = draftKey(userId, 'card', card?.id ?? null);
  const [draft] = useState(() => getDraft(key, card, start));
  const save = useSaveCard(card, start, (saved) => {
    forgetDraft(key);
    onSaved(saved);
  });
  const theirs = presentCard(save.error);
  const form = useCheckedForm<CardValues>({
    initialValues: draft ?? getValues(card, start),
    onValuesChange: (values) =>
      storeDraft(key, { values, version: card?.version ?? null, typedAt: Date.now() }),
    rules: (values) => ({
      ...(card === null
        ? fieldErrors(createCard.body, getBody(values))
        : fieldErrors(editCard.body, { ...getBody(values), version: card.version })),
      ...sideErrors(values),
    }),
    refusal: theirs === null ? save.error : null,
  });
  const { kind } = form.values;
  const send = (version: number) => save.mutate({ ...form.values, version });

  return (
    <form onSubmit={form.submit(() => send(card?.version ?? 1))} noValidate>
      <FormStack>
        <FormFault error={form.fault} />
        {theirs && (
          <ChangedMeanwhile
            what="card"
            onUseMine={() => send(theirs.version)}
            onUseTheirs={() => onSaved(theirs)}
          >
            It says now: “{theirs.front}”{theirs.back.trim() !== '' && `, and on its back “${theirs.back}”`}.
          </ChangedMeanwhile>
        )}
        <ChipField
          label="Kind"
          options={cardKinds.map((name) => [name, kindNames[name]] as const)}
          {...form.getInputProps('kind')}
          value={kind}
        />
        {kind === 'occlusion' && (
          <Lazy
            of={coversField}
            props={{
              value: form.values.occlusion,
              error: form.errors.occlusion ?? form.errors['occlusion.shapes'],
              onChange: (occlusion) => form.setFieldValue('occlusion', occlusion),
            }}
            waiting={null}
            fault={(error, retry) => <CodeFault what="the picture editor" error={error} onRetry={retry} />}
          />
        )}
        <SideField
          label={sideNames[kind].front}
          about="the front"
          mayWait={card === null}
          name="front"
          hasGaps={kind === 'cloze'}
          value={form.values.front}
          error={form.errors.front}
          onChange={(front) => form.setFieldValue('front', front)}
        />
        <SideField
          label={sideNames[kind].back}
          about="the back"
          mayWait={card === null}
          name="back"
          hasGaps={false}
          value={form.values.back}
          error={form.errors.back}
          onChange={(back) => form.setFieldValue('back', back)}
        />
        {kind !== 'occlusion' && (
          <Checkbox
            label="Type the answer before the card is turned"
            {...form.getInputProps('typed', { type: 'checkbox' })}
          />
        )}
        <DeckField
          label="Deck (optional)"
          description="A deck of your own. Decks inside decks: Biology::Cells."
          maxLength={620}
          {...form.getInputProps('deck')}
          value={form.values.deck}
        />
        <TextInput
          label="Tags (optional)"
          description="Put commas between them."
          autoComplete="off"
          {...form.getInputProps('tags')}
        />
        {courseField({
          label: 'Course (optional)',
          description: 'The card goes into the deck of this course.',
          maxLength: 120,
          ...form.getInputProps('course_name'),
          value: form.values.course_name,
        })}
        <Group gap="8px">
          <ActionButton type="submit" isBusy={save.isPending}>
            {card === null ? describeAdding(form.values) : 'Save'}
          </ActionButton>
          <Button
            variant="default"
            onClick={() => {
              forgetDraft(key);
              onClose();
            }}
          >
            Cancel
          </Button>
        </Group>
      </FormStack>
    </form>
  );
}

/** Restores the text that was typed before the editor was closed by accident. A selected text starts a new card. */
function getDraft(key: string, card: Card | null, start: CardStart | undefined): CardValues | null {
  const draft = start === undefined ? storedDraft<CardValues>(key) : null;
  if (draft?.version !== (card?.version ?? null)) return null;
  // A draft of an earlier version of the app lacks fields.
  return { ...getValues(card, start), ...draft.values };
}

/** Each group of covers is asked as a card. */
function describeAdding({ kind, occlusion }: CardValues): string {
  const count = kind === 'occlusion' && occlusion !== null ? coverGroups(occlusion).length : 1;
  return count > 1 ? `Add ${count} cards` : 'Add the card';
}

function sideErrors({ kind, front, back, occlusion }: CardValues): Record<string, string> {
  if (kind === 'occlusion') return occlusion === null ? { occlusion: 'Choose a picture' } : {};
  if (front.trim() === '') return { front: 'Write the front' };
  if (kind !== 'cloze') return back.trim() === '' ? { back: 'Write the back' } : {};
  return clozeNumbers(front).length === 0 ? { front: 'Select a word and make it a gap' } : {};
}
