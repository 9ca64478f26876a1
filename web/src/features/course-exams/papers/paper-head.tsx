import type { Paper, PaperSummary } from '@akada/contract/work/marking/papers.ts';
import { links } from '@akada/core/links/links.ts';
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../../lib/device/use-keys.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Link } from '../../../ui/links/links.tsx';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { useArrivalFocus, useDocumentTitle } from '../../../ui/page/page.tsx';
import classes from './paper.module.css';
import { handedInText } from './paper-words.ts';

interface PaperHeadProps {
  examId: string;
  paper: Paper;
  /** All papers of the exam, in the order of the list; empty if they are not known. */
  papers: readonly PaperSummary[];
}

/** The student, and the papers before and after this one. */
export function PaperHead({ examId, paper, papers }: PaperHeadProps) {
  const { student, exam_id, previous_id, next_id } = paper;
  const zone = useTimeZone();
  const heading = useArrivalFocus();
  const navigate = useNavigate();
  const position = papers.findIndex((other) => other.exam_id === exam_id);
  useDocumentTitle(`Paper of ${student.full_name}`);
  const open = (id: string | null) =>
    id === null ? undefined : () => void navigate(links.tutorPaper(examId, id));
  useKeys({ j: open(next_id), k: open(previous_id) });

  return (
    <header className={classes.head}>
      <div className={classes.person}>
        <Avatar name={student.full_name} url={null} size={48} />
        <div>
          <Title order={1} ref={heading} tabIndex={-1}>
            {student.full_name}
          </Title>
          <Text c="dimmed" className="figures">
            {handedInText(paper, zone)}
          </Text>
        </div>
      </div>
      <nav className={classes.steps} aria-label="Papers">
        {position >= 0 && (
          <Text size="sm" c="dimmed" className="figures" mr={8}>
            Paper {position + 1} of {papers.length}
          </Text>
        )}
        <Step label="Paper before" to={previous_id && links.tutorPaper(examId, previous_id)}>
          <IconArrowLeft size={20} aria-hidden />
        </Step>
        <Step label="Next paper" to={next_id && links.tutorPaper(examId, next_id)}>
          <IconArrowRight size={20} aria-hidden />
        </Step>
      </nav>
    </header>
  );
}

function Step({ label, to, children }: { label: string; to: string | null; children: ReactNode }) {
  if (to === null)
    return (
      <ActionIcon variant="default" size={44} aria-label={label} disabled>
        {children}
      </ActionIcon>
    );
  return (
    <ActionIcon component={Link} to={to} variant="default" size={44} aria-label={label}>
      {children}
    </ActionIcon>
  );
}
