import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import { saveReview, type TutorReview } from '@akada/contract/work/tutor-reviews.ts';
import { Text, Textarea } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { getFirstName } from '../booking-words.ts';
import { useReview } from './api.ts';
import classes from './profile.module.css';

interface ReviewDialogProps {
  tutor: Pick<PublicTutor, 'id' | 'full_name'>;
  /** The review to change; null for a new one. */
  present: TutorReview | null;
  onClose: () => void;
}

/** Stars and a few words about a tutor, who may reply. */
export function ReviewDialog({ tutor, present, onClose }: ReviewDialogProps) {
  const saving = useReview(tutor.id);
  const form = useCheckedForm({
    initialValues: { rating: present?.rating ?? 0, text: present?.text ?? '' },
    rules: (values) => fieldErrors(saveReview.body, values),
    refusal: saving.error,
  });
  const name = useId();

  return (
    <FormDialog
      title={`How was it with ${getFirstName(tutor)}?`}
      save={present === null ? 'Publish review' : 'Change review'}
      isBusy={saving.isPending}
      onClose={onClose}
      onSubmit={form.submit((values) =>
        saving.mutate(values, {
          onSuccess: () => {
            toast.success('Thank you. Other students can read it now.');
            onClose();
          },
        }),
      )}
    >
      <FormFault error={form.fault} />
      <fieldset className={classes.rate} aria-label="Stars">
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} data-given={star <= form.values.rating || undefined}>
            <input
              type="radio"
              name={name}
              data-path="rating"
              aria-label={counted(star, 'star')}
              checked={form.values.rating === star}
              onChange={() => form.setFieldValue('rating', star)}
            />
            <IconStarFilled size={32} aria-hidden />
          </label>
        ))}
      </fieldset>
      {form.errors.rating && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {form.errors.rating}
        </Text>
      )}
      <Textarea
        label="What should others know?"
        description="Your first name is shown with it. The tutor can reply once."
        autosize
        minRows={3}
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}
