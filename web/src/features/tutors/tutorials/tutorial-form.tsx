import { TutorialForm as Rules, type Tutorial } from '@akada/contract/work/tutorials.ts';
import { seatLimits } from '@akada/core/tutorials/tutorial-rules.ts';
import { NumberInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { zoneText } from '../../../lib/format/time-zones.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { MoreChoices } from '../../../ui/form/choices/more-choices.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FieldRow, FormStack } from '../../../ui/form/form-stack.tsx';
import { useSaveTutorial } from './api.ts';
import { blankTutorial, getForm, getValues, shownErrors, type TutorialValues } from './tutorial-values.ts';

interface TutorialFormProps {
  /** Null for a new tutorial. */
  tutorial: Tutorial | null;
  /** The zone of the typed time. */
  zone: string;
  onSaved: (saved: Tutorial) => void;
}

const lengths = ['30', '45', '60', '90', '120', '180', '240'];

/** A group session: title, time, seats and price. */
export function TutorialForm({ tutorial, zone, onSaved }: TutorialFormProps) {
  const saving = useSaveTutorial(tutorial?.id ?? null, onSaved);
  const form = useCheckedForm<TutorialValues>({
    initialValues: tutorial === null ? blankTutorial : getValues(tutorial, zone),
    rules: (values) => shownErrors(fieldErrors(Rules, getForm(values, zone))),
    refusal: saving.error,
    shown: shownErrors,
  });
  const { values, errors, setFieldValue } = form;
  const hasPrice = hasPayments() || (tutorial !== null && tutorial.price > 0);
  const isFixed = tutorial !== null && tutorial.seats_taken > 0;
  const minutes = lengths.includes(values.minutes) ? lengths : [...lengths, values.minutes];

  return (
    <form
      onSubmit={form.submit((typedTutorialValues) => saving.mutate(getForm(typedTutorialValues, zone)))}
      noValidate
    >
      <FormStack>
        <FormFault error={form.fault} />
        <TextInput label="Title" maxLength={120} {...form.getInputProps('title')} />
        <TextInput label="Subject" maxLength={80} {...form.getInputProps('subject')} />
        <DateField
          label="Starts"
          description={`This is the time in ${zoneText(zone)}${isFixed ? '. It is fixed, because a student has a seat' : ''}`}
          hasTime
          path="starts"
          disabled={isFixed}
          error={errors.starts}
          value={values.starts}
          onChange={(starts) => setFieldValue('starts', starts)}
        />
        <FieldRow>
          <ChipField
            label="Length"
            isDisabled={isFixed}
            value={values.minutes}
            options={minutes.map((one) => [one, `${one} min`] as const)}
            onChange={(selection) => setFieldValue('minutes', selection)}
          />
          {hasPrice && (
            <TextInput
              label="Price of a seat in naira"
              description={hasPayments() ? '0 makes it free' : 'Akada takes no payments here: write 0'}
              inputMode="decimal"
              disabled={isFixed}
              {...form.getInputProps('price')}
            />
          )}
        </FieldRow>
        <TextInput
          label="Meeting link"
          description="Students with a seat see it"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('meeting_url')}
        />
        <MoreChoices summary="description and seats" isOpen={values.description !== ''}>
          <Textarea
            label="Description"
            description="Say what you will do, and what students need"
            autosize
            minRows={3}
            maxLength={2_000}
            {...form.getInputProps('description')}
          />
          <FieldRow>
            <NumberInput
              label="Seats"
              description={`${seatLimits.least} to ${seatLimits.most}`}
              allowDecimal={false}
              {...form.getInputProps('seats')}
            />
            <NumberInput
              label="At least"
              description="With fewer 12 h before, it is cancelled"
              allowDecimal={false}
              {...form.getInputProps('least_seats')}
            />
          </FieldRow>
        </MoreChoices>
        <div>
          <ActionButton type="submit" isBusy={saving.isPending}>
            {tutorial === null ? 'Offer this tutorial' : 'Save changes'}
          </ActionButton>
        </div>
      </FormStack>
    </form>
  );
}
