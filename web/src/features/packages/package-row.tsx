import type { LessonPackage } from '@akada/contract/work/money/packages.ts';
import { links } from '@akada/core/links/links.ts';
import { countLeft } from '@akada/core/packages/package-rules.ts';
import { describePackage, lessonText } from '@akada/core/packages/package-words.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { longDayText } from '../../lib/format/dates.ts';
import { nairaText } from '../../lib/format/money.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import rows from '../../ui/list/rows.module.css';
import { useEndPackage } from './api.ts';
import { LessonDots } from './lesson-dots.tsx';

/** A package in a list: the other person, the lessons as dots, and what happens next. */
export function PackageRow({ lessonPackage }: { lessonPackage: LessonPackage }) {
  const zone = useZone();
  const { side, student, tutor, lesson_price, minutes } = lessonPackage;
  const isOpen = lessonPackage.state === 'active' && !lessonPackage.frozen;
  const other = side === 'tutor' ? student : tutor;
  const left = countLeft(lessonPackage);
  const { label, sentence } = describePackage(getFacts(lessonPackage), {
    viewer: side,
    formatDay: (moment) => longDayText(moment, zone),
  });

  return (
    <div className={rows.whole}>
      <RowText title={other?.full_name ?? 'Deleted account'}>
        <LessonDots count={lessonPackage} />
        <Text size="sm" fw={600} className="figures">
          {label}
        </Text>
        <RowFacts>
          {minutes} min each, {nairaText(lesson_price)} a lesson
        </RowFacts>
        <Text size="sm">{sentence}</Text>
      </RowText>
      <div className={rows.actions}>
        {isOpen && side === 'student' && tutor !== null && left > 0 && (
          <ButtonLink to={links.newSession({ tutor_id: tutor.id })}>Book a lesson</ButtonLink>
        )}
        {isOpen && <Ending lessonPackage={lessonPackage} />}
      </div>
    </div>
  );
}

function Ending({ lessonPackage }: { lessonPackage: LessonPackage }) {
  const [isAsked, setAsked] = useState(false);
  const ending = useEndPackage(lessonPackage.id);
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: () => toast.success('Nothing more can be booked. This page shows what follows.'),
      onError: ({ message }) => toast.error(message),
      onSettled: () => setAsked(false),
    });

  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        End it
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="End this package?"
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <ActionButton color="clay" isBusy={ending.isPending} onClick={end}>
              End the package
            </ActionButton>
          </>
        }
      >
        <Text>{getConsequence(lessonPackage)}</Text>
      </Dialog>
    </>
  );
}

function getConsequence(lessonPackage: LessonPackage): string {
  const left = countLeft(lessonPackage);
  if (left === 0)
    return 'No lesson is left to book, and booked lessons take place. Lessons that come back are refunded.';
  const receiver =
    lessonPackage.side === 'student' ? 'you' : (lessonPackage.student?.full_name ?? 'the student');
  const refund = `${nairaText(left * lessonPackage.lesson_price)} for ${lessonText(left)} goes back to ${receiver}`;
  if (lessonPackage.booked === 0) return `${refund}. Nothing more can be booked.`;
  return `Booked lessons take place, and then ${refund}. Nothing more can be booked.`;
}

const getFacts = ({ student, tutor, lesson_price, valid_until, ended_by, ...rest }: LessonPackage) => ({
  ...rest,
  lessonPrice: lesson_price,
  validUntil: valid_until,
  endedBy: ended_by,
  names: { student: student?.full_name ?? 'The student', tutor: tutor?.full_name ?? 'The tutor' },
});
