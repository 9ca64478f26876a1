import { gates, planHas } from '@akada/core/plans/gates.ts';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { usePlan } from '../../lib/session/plan.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { isPremiumRequired, PremiumNotice } from '../../ui/feedback/premium-notice.tsx';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { ChoiceField } from '../../ui/form/choices/choice-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { isRightRequired, RightNotice } from '../../ui/rights/right-notice.tsx';
import { type Choices, type Subject, shareOfQuery, useCreateShare } from './api.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { OwnShare } from './own-share.tsx';

interface ShareDialogProps {
  subjects: readonly Subject[];
  onClose: () => void;
}

/** Shares an object, or shows how it is shared. */
export function ShareDialog({ subjects, onClose }: ShareDialogProps) {
  const [at, setAt] = useState(0);
  const subject = subjects[at];

  if (subject === undefined) return null;
  return (
    <Overlay position="right" title={`Share “${subject.title}”`} onClose={onClose}>
      <Stack>
        {subjects.length > 1 && (
          <ChoiceField
            label="What do you want to share?"
            value={String(at)}
            options={subjects.map(({ title }, index) => [String(index), title])}
            onChange={(value) => setAt(Number(value))}
          />
        )}
        <Loaded
          key={subject.subject_id}
          what="how it is shared"
          query={shareOfQuery(subject)}
          shape={<CardShape />}
        >
          {(share) => (share === null ? <NewShare subject={subject} /> : <OwnShare id={share.id} />)}
        </Loaded>
      </Stack>
    </Overlay>
  );
}

const feature = 'content_sharing';

function NewShare({ subject }: { subject: Subject }) {
  const [choices, setChoices] = useState<Choices>({ rights: 'copy', days: 0, by_link: true });
  const creating = useCreateShare(subject);
  const plan = usePlan();
  const [mustConfirm, setMustConfirm] = useState(false);
  const share = () =>
    creating.mutate(
      { isConfirmed: false, choices },
      { onError: (error) => setMustConfirm(isRightRequired(error)) },
    );

  if (plan !== null && !planHas(plan, feature)) {
    const { label, refusal } = gates[feature];
    return <PremiumNotice refusal={{ facts: { feature, label }, message: refusal }} />;
  }
  if (isPremiumRequired(creating.error)) return <PremiumNotice refusal={creating.error} />;
  return (
    <Stack>
      <p>
        Others get it as it is now. You decide when they get your later changes. Your original files are never
        shared.
      </p>
      <ChoiceFields choices={choices} onChange={setChoices} />
      {mustConfirm ? (
        <RightNotice
          confirm="Confirm and share"
          isBusy={creating.isPending}
          error={isRightRequired(creating.error) ? null : creating.error}
          onConfirm={() => creating.mutate({ isConfirmed: true, choices })}
        />
      ) : (
        <>
          <FormFault error={creating.error} />
          <ActionButton isBusy={creating.isPending} onClick={share}>
            Share
          </ActionButton>
        </>
      )}
    </Stack>
  );
}
