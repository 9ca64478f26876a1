import type { CourseExam, CourseExamStudent } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useTimeZone } from '../../../lib/session/account.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { allowanceText, paperText, sittingText } from './student-words.ts';

// Loads later, because few students get more time.
const moreTime = lazyComponent(async () => (await import('./more-time.tsx')).MoreTime);

interface StudentRowProps {
  exam: CourseExam;
  student: CourseExamStudent;
}

/** A student with each attempt and any individual allowance. */
export function StudentRow({ exam, student }: StudentRowProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const timeZone = useTimeZone();
  const { full_name, sittings, is_enrolled } = student;
  const facts = [...(is_enrolled ? [] : ['Has left the course']), allowanceText(student)].filter(Boolean);

  return (
    <>
      <RowText title={full_name}>
        {sittings.length === 0 && <Text c="dimmed">Has not started</Text>}
        {sittings.map((sitting, index) => (
          <Text key={sitting.exam_id} className="figures">
            <span>
              {sittings.length > 1 && `${index + 1}. `}
              {sittingText(sitting, timeZone)}
            </span>
            {sitting.status === 'finished' && (
              <>
                {' · '}
                <TextLink to={links.tutorPaper(exam.id, sitting.exam_id)}>{paperText(sitting)}</TextLink>
              </>
            )}
          </Text>
        ))}
        <RowFacts>{facts.join(' · ')}</RowFacts>
      </RowText>
      <Button variant="default" aria-label={`More time for ${full_name}`} onClick={dialog.open}>
        More time
      </Button>
      {isOpen && (
        <Lazy
          of={moreTime}
          props={{ exam, student, onClose: dialog.close }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
