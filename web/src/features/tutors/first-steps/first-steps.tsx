import type { TutorProfile } from '@akada/contract/base/tutors.ts';
import { links } from '@akada/core/links/links.ts';
import type { FirstStep } from '@akada/core/tutors/first-steps.ts';
import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { firstStepsQuery, useFinishFirstSteps } from './api.ts';
import classes from './first-steps.module.css';
import { stepWords } from './step-words.ts';

interface FirstStepsProps {
  userId: string;
  profile: TutorProfile | null | undefined;
  /** The rest of the page. It is hidden until the steps are known, which would push it down. */
  children: ReactNode;
}

/** The steps of a new tutor before the first booking, above the rest of the page, until they are done. */
export function FirstSteps({ userId, profile, children }: FirstStepsProps) {
  const { data, error } = useQuery(firstStepsQuery);
  const { mutate: finish } = useFinishFirstSteps();
  // The end stays on the screen until the tutor leaves, although the server no longer has the steps.
  const [hasFinished, setFinished] = useState(false);
  const steps = data?.steps ?? null;
  const isComplete = steps?.every(({ is_done }) => is_done) === true;
  if (isComplete && !hasFinished) setFinished(true);

  const end = useEffectEvent(() => finish());
  useEffect(() => {
    if (isComplete) end();
  }, [isComplete]);

  const isWaiting = data === undefined && !error;
  return (
    <>
      {isWaiting && (
        <Waiting what="your first steps" queries={[firstStepsQuery.queryKey]}>
          <CardsShape cards={2} hasButtons />
        </Waiting>
      )}
      {hasFinished && <AllDone userId={userId} isApproved={profile?.state === 'approved'} />}
      {!hasFinished && steps !== null && <StepList steps={steps} />}
      <div className={isWaiting ? classes.hidden : classes.rest}>{children}</div>
    </>
  );
}

function StepList({ steps }: { steps: readonly FirstStep[] }) {
  const heading = useId();
  const doneCount = steps.filter(({ is_done }) => is_done).length;
  const next = steps.find(({ is_done }) => !is_done)?.id;

  return (
    <section aria-labelledby={heading} className={classes.panel}>
      <div className={classes.cloth}>
        <Cloth seed={7} colour={2} columns={steps.length} rows={1} filled={doneCount} />
      </div>
      <Title order={2} size="h3" id={heading}>
        Your way to the first booking
      </Title>
      <Text c="dimmed" className="figures">
        {doneCount} of {steps.length} steps done
      </Text>
      <ol className={classes.steps}>
        {steps.map(({ id, is_done: isDone }, index) => {
          const { name, reason, button, to } = stepWords[id];
          return (
            <li key={id} className={classes.step} data-done={isDone || undefined}>
              <span className={classes.mark} aria-hidden>
                {isDone ? <IconCheck size={18} stroke={2.5} /> : index + 1}
              </span>
              <div className={classes.text}>
                <Text fw={600}>
                  {name}
                  {isDone && <span className={classes.spoken}>: done</span>}
                </Text>
                {!isDone && (
                  <Text size="sm" c="dimmed">
                    {reason}
                  </Text>
                )}
              </div>
              {!isDone && (
                <ButtonLink to={to} variant={id === next ? 'filled' : 'default'}>
                  {button}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function AllDone({ userId, isApproved }: { userId: string; isApproved: boolean }) {
  const heading = useId();

  return (
    <section aria-labelledby={heading} className={classes.end} role="status">
      <div className={classes.endCloth}>
        <Cloth seed={7} colour={2} columns={10} rows={2} />
      </div>
      <Title order={2} id={heading} className={classes.endTitle}>
        You are ready to teach
      </Title>
      <Text>
        {isApproved
          ? 'All five steps are done. Send your page to students: they can book you now.'
          : 'All five steps are done. We tell you as soon as your profile is approved; then students can book you.'}
      </Text>
      {isApproved && <CopyField label="Your page" text={location.origin + links.tutor(userId)} />}
    </section>
  );
}
