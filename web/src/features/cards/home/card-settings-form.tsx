import '@mantine/core/styles/NumberInput.css';
import { type CardSettings, saveCardSettings } from '@akada/contract/work/reviews.ts';
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
  const form = useCheckedForm<
    Record<(typeof numbers)[number][0], number | string> & { buttons: string; typed_answers: boolean }
  >({
    initialValues: { ...settings, buttons: String(settings.buttons) },
    rules: (values) => fieldErrors(saveCardSettings.body, getBody(values)),
    refusal: save.error,
  });

  return (
    <form onSubmit={form.submit((values) => save.mutate(getBody(values) as CardSettings))} noValidate>
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
        <div>
          <ActionButton type="submit" isBusy={save.isPending}>
            Save
          </ActionButton>
        </div>
      </FormStack>
    </form>
  );
}

function getBody(values: Record<keyof CardSettings, unknown>) {
  const number = (value: unknown) => (value === '' ? null : Number(value));
  return {
    ...values,
    new_per_day: number(values.new_per_day),
    reviews_per_day: number(values.reviews_per_day),
    retention: number(values.retention),
    buttons: Number(values.buttons),
  };
}
