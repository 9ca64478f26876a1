import '@mantine/core/styles/NumberInput.css';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { type CardSettings, saveCardSettings } from '@akada/contract/work/reviews.ts';
import { describeIntervalShare, getIntervalShare } from '@akada/core/memory/tuning/interval-change.ts';
import { settingsLimits } from '@akada/core/reviews/review-settings.ts';
import { Checkbox, NumberInput } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import { useSaveCardSettings } from '../api.ts';

const numbers = [
  [
    'new_per_day',
    'New cards a day',
    'Each new card costs about ten reviews over the next months.',
    settingsLimits.newPerDay,
  ],
  [
    'reviews_per_day',
    'Reviews a day',
    'The rest wait for another day. The most useful come first.',
    settingsLimits.reviewsPerDay,
  ],
  [
    'retention',
    'Known when asked again, in per cent',
    'Higher means more reviews: 90 suits most, 95 costs about twice as many.',
    settingsLimits.retention,
  ],
] as const;

const buttons = [
  ['4', 'Four: Again, Hard, Good, Easy'],
  ['2', 'Two: Again, Known'],
] as const;

/** A student's settings for reviews. Empty fields of numbers hold an empty text. */
export function CardSettingsForm({ settings }: { settings: CardSettings }) {
  const save = useSaveCardSettings();
  const ownParameters = settings.own_parameters;
  const form = useCheckedForm<
    Record<(typeof numbers)[number][0], number | string> & {
      buttons: string;
      typed_answers: boolean;
      own_memory: boolean;
    }
  >({
    initialValues: {
      new_per_day: settings.new_per_day,
      reviews_per_day: settings.reviews_per_day,
      retention: settings.retention,
      typed_answers: settings.typed_answers,
      own_memory: settings.own_memory,
      buttons: String(settings.buttons),
    },
    rules: (values) => fieldErrors(saveCardSettings.body, getBody(values)),
    refusal: save.error,
  });

  return (
    <form
      onSubmit={form.submit((values) => save.mutate(getBody(values) as SentBodyOf<typeof saveCardSettings>))}
      noValidate
    >
      <FormStack>
        <FormFault error={form.fault} />
        {numbers.map(([name, label, description, [lowest, highest]]) => (
          <NumberInput
            key={name}
            label={label}
            description={description}
            min={lowest}
            max={highest}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps(name)}
          />
        ))}
        <ChipField
          label="Buttons"
          options={buttons}
          {...form.getInputProps('buttons')}
          value={form.values.buttons}
        />
        <Checkbox
          label="Type the answer before the card is turned"
          {...form.getInputProps('typed_answers', { type: 'checkbox' })}
        />
        {ownParameters !== null && (
          <Checkbox
            label="Use what your reviews say about your memory"
            description={getMemoryText(ownParameters)}
            {...form.getInputProps('own_memory', { type: 'checkbox' })}
          />
        )}
        <div>
          <ActionButton type="submit" isBusy={save.isPending}>
            Save
          </ActionButton>
        </div>
      </FormStack>
    </form>
  );
}

function getMemoryText({ parameters, reviews }: NonNullable<CardSettings['own_parameters']>): string {
  const meaning = describeIntervalShare(getIntervalShare(parameters));
  return `${meaning} This follows from ${reviews.toLocaleString('en')} reviews. A change counts from the next review of each card.`;
}

function getBody(values: Record<Exclude<keyof CardSettings, 'own_parameters'>, unknown>) {
  const number = (value: unknown) => (value === '' ? null : Number(value));
  return {
    ...values,
    new_per_day: number(values.new_per_day),
    reviews_per_day: number(values.reviews_per_day),
    retention: number(values.retention),
    buttons: Number(values.buttons),
  };
}
