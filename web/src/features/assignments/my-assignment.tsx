import type { MyAssignment } from '@akada/contract/work/classes/my-assignments.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useZone } from '../../lib/session/use-zone.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { getMomentText } from './assignment-words.ts';
import classes from './assignments.module.css';
import { EssayForm } from './essay-form.tsx';
import { sayOpened, useStart, useSubmit } from './my-api.ts';

/** Work that a tutor gave, with its one next step. */
export function MyAssignmentPart({ assignment }: { assignment: MyAssignment }) {
  const { id, state, instruction, text } = assignment;
  const isNew = state === 'not_opened';
  useEffect(() => {
    // The tutor reads only that it was opened, so a failed call is not worth a word.
    if (isNew) void sayOpened(id).catch(() => {});
  }, [id, isNew]);

  return (
    <Stack>
      <ProgressFigure assignment={assignment} />
      {instruction !== '' && <div className={classes.text}>{instruction}</div>}
      {text !== null && (
        <Panel>
          <div className={classes.text}>{text}</div>
        </Panel>
      )}
      <NextStep assignment={assignment} />
      <Outcome assignment={assignment} />
    </Stack>
  );
}

/** The student's progress as one figure. */
function ProgressFigure({ assignment }: { assignment: MyAssignment }) {
  const zone = useZone();
  const { kind, done, total, score, handed_in_at, is_late, extended_until, extension_reason } = assignment;
  const isCounted = kind === 'set' || kind === 'cards';

  return (
    <div>
      {score !== null ? (
        <p className={`${classes.figure} figures`}>
          {score.points}
          <small>of {score.max}</small>
        </p>
      ) : (
        isCounted && (
          <p className={`${classes.figure} figures`}>
            {done}
            <small>of {total} done</small>
          </p>
        )
      )}
      {handed_in_at !== null && (
        <Text>
          Handed in {getMomentText(handed_in_at, zone)}
          {is_late && ', late'}.
        </Text>
      )}
      {extended_until !== null && (
        <Text c="dimmed">
          You have more time until {getMomentText(extended_until, zone)}: {extension_reason}
        </Text>
      )}
    </div>
  );
}

function NextStep({ assignment }: { assignment: MyAssignment }) {
  const zone = useZone();
  const { kind, state, is_open, opens_at, course, course_exam_id, handed_in_at, tutor_name } = assignment;

  if (state === 'coming')
    return (
      <Notice kind="info">
        {opens_at === null ? 'It has no date yet.' : `It opens ${getMomentText(opens_at, zone)}.`}
      </Notice>
    );
  if (kind === 'exam')
    return (
      <div>
        <ButtonLink to={links.courseExam(course?.id ?? '', { course_exam_id: course_exam_id ?? '' })}>
          Go to the exam
        </ButtonLink>
      </div>
    );
  if (!is_open) return <Notice kind="info">You can read this. Nothing can be handed in any more.</Notice>;
  if (state === 'missed')
    return <Notice kind="info">The time for this has passed. Ask {tutor_name} for more time.</Notice>;
  if (kind === 'essay') return handed_in_at === null ? <EssayForm assignment={assignment} /> : null;
  if (kind === 'reading') return handed_in_at === null ? <ReadButton assignment={assignment} /> : null;
  return <WorkButtons assignment={assignment} />;
}

function ReadButton({ assignment: { id } }: { assignment: MyAssignment }) {
  const submitting = useSubmit(id);

  return (
    <div>
      <FormFault error={submitting.error} />
      <ActionButton isBusy={submitting.isPending} onClick={() => submitting.mutate(null)}>
        I have read it
      </ActionButton>
    </div>
  );
}

/** Starts, continues or repeats questions and cards. */
function WorkButtons({ assignment }: { assignment: MyAssignment }) {
  const { id, kind, state, set_id, done, total, attempt, attempts, handed_in_at } = assignment;
  const starting = useStart(id);
  const isStarted = state === 'in_progress' || handed_in_at !== null || (state === 'overdue' && done > 0);
  const isDone = done >= total && handed_in_at !== null;
  const start = (next: number) => starting.mutate(next);

  if (!isStarted)
    return (
      <div>
        <FormFault error={starting.error} />
        <ActionButton isBusy={starting.isPending} onClick={() => start(1)}>
          Start
        </ActionButton>
      </div>
    );
  const practice =
    kind === 'cards'
      ? links.practiceFlashcards('mine')
      : set_id && links.practiceGenerated({ generation_id: set_id });
  return (
    <Group gap={8}>
      <FormFault error={starting.error} />
      {practice ? (
        <ButtonLink to={practice} variant={isDone ? 'default' : 'filled'}>
          {isDone ? 'Practise again' : 'Continue'}
        </ButtonLink>
      ) : (
        <Text c="dimmed">You deleted your set. Restore it in your notes.</Text>
      )}
      {isDone && kind === 'set' && attempt < attempts && (
        <ActionButton isBusy={starting.isPending} onClick={() => start(attempt + 1)}>
          Start attempt {attempt + 1} of {attempts}
        </ActionButton>
      )}
    </Group>
  );
}

/** The student's essay with the marks and the comment of the tutor. */
function Outcome({
  assignment: { essay, criteria, points, comment, tutor_name },
}: {
  assignment: MyAssignment;
}) {
  if (essay === null) return null;
  return (
    <Panel>
      <Stack>
        {points === null && <Text fw={600}>{tutor_name} reads it now.</Text>}
        {points !== null && (
          <div>
            {criteria.map((criterion, index) => (
              <Text key={criterion.name} className="figures">
                {criterion.name}: <b>{points[index] ?? 0}</b> of {criterion.points}
              </Text>
            ))}
          </div>
        )}
        {comment !== null && comment !== '' && (
          <div>
            <Text fw={600}>{tutor_name}</Text>
            <div className={classes.text}>{comment}</div>
          </div>
        )}
        <div className={classes.text}>{essay}</div>
      </Stack>
    </Panel>
  );
}
