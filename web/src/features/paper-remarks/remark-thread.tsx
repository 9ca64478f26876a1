import type { PaperRemark, PaperRemarks } from '@akada/contract/work/marking/remarks.ts';
import { isRemovable } from '@akada/core/exams/papers/paper-remarks.ts';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { WrittenText } from '../../ui/page/written-text.tsx';
import { type PaperSide, useRemoveRemark, useWriteRemark } from './api.ts';
import { RemarkForm } from './remark-form.tsx';
import { actText, authorText, getOpenContests } from './remark-words.ts';
import classes from './remarks.module.css';
import { newRemarkId, useRemarkDraft } from './use-remark-draft.ts';

interface RemarkThreadProps {
  side: PaperSide;
  /** All remarks of the paper. */
  remarks: PaperRemarks;
  /** Null for the paper. */
  questionId: string | null;
  /** The subject in a sentence, such as `question 3`. */
  subject: string;
  /** The student's first name; not read on the student's side. */
  studentName: string;
}

type Form = 'comment' | 'contest' | 'confirmed' | null;

/** The words of tutor and student about a question or a paper, and the course of a contest. */
export function RemarkThread({ side, remarks, questionId, subject, studentName }: RemarkThreadProps) {
  const { items, contestable } = remarks;
  const draft = useRemarkDraft(side.paperId, questionId);
  const isTutor = side.courseExamId !== null;
  const isContested = questionId !== null && getOpenContests(items).includes(questionId);
  const canContest = questionId !== null && contestable.includes(questionId);
  const [form, setForm] = useState<Form>(() => (draft.text === '' ? null : 'comment'));
  const thread = items.filter((remark) => remark.question_id === questionId);
  const open = (kind: Form) => () => setForm(kind);
  const common = { side, questionId, draft, onClose: () => setForm(null) };

  return (
    <section className={classes.thread} aria-label={`Comments on ${subject}`}>
      {thread.length > 0 && (
        <ol className={classes.remarks}>
          {thread.map((remark) => (
            <Remark
              key={remark.id}
              remark={remark}
              studentName={studentName}
              onRemove={isTutor && remark.is_mine && canRemove(items, remark) ? side : null}
            />
          ))}
        </ol>
      )}
      {isContested && isTutor && (
        <Notice kind="warning" title={`${studentName} contests these marks.`}>
          Give new marks, or say why they stay.
        </Notice>
      )}
      {isContested && !isTutor && <Text role="status">Your tutor looks at your marks.</Text>}
      {form === 'comment' && (
        <RemarkForm {...common} kind="comment" label={`Your comment on ${subject}`} send="Send the comment" />
      )}
      {form === 'contest' && (
        <RemarkForm
          {...common}
          kind="contest"
          label="Which marks are missing, and why?"
          description="Your tutor gives new marks, or says why they stay. You can contest these marks once."
          send="Contest the marks"
        />
      )}
      {form === 'confirmed' && (
        <RemarkForm {...common} kind="confirmed" label="Why do the marks stay?" send="Keep the marks" />
      )}
      {form === null && (
        <div className={classes.actions}>
          {isContested && isTutor && (
            <Button variant="default" onClick={open('confirmed')}>
              Say why the marks stay
            </Button>
          )}
          {canContest && (
            <Button variant="default" onClick={open('contest')}>
              Contest these marks
            </Button>
          )}
          {(isTutor || thread.length > 0) && (
            <Button
              variant="subtle"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={open('comment')}
            >
              {isTutor ? `Comment on ${subject}` : 'Answer'}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function canRemove(items: readonly PaperRemark[], { id }: PaperRemark): boolean {
  const facts = items.map(({ question_id, kind, by }) => ({
    questionId: question_id,
    kind,
    isByTutor: by === 'tutor',
  }));
  return isRemovable(
    facts,
    items.findIndex((remark) => remark.id === id),
  );
}

interface RemarkProps {
  remark: PaperRemark;
  studentName: string;
  /** The paper of a remark that can be removed; null if it stays. */
  onRemove: PaperSide | null;
}

function Remark({ remark, studentName, onRemove }: RemarkProps) {
  const zone = useTimeZone();
  const act = actText(remark);
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <Text size="sm" c="dimmed">
          <b>{authorText(remark, studentName)}</b> {act !== '' && `${act}, `}
          <span className="figures">{momentText(remark.written_at, zone)}</span>
        </Text>
        {remark.text !== '' && <WrittenText>{remark.text}</WrittenText>}
      </div>
      {onRemove !== null && <RemoveRemark side={onRemove} remark={remark} />}
    </li>
  );
}

function RemoveRemark({ side, remark }: { side: PaperSide; remark: PaperRemark }) {
  const removing = useRemoveRemark(side);
  const writing = useWriteRemark(side);
  const restore = () =>
    writing.mutate({
      id: newRemarkId(),
      question_id: remark.question_id,
      kind: 'comment',
      text: remark.text,
    });
  return (
    <ActionIcon
      color="gray"
      c="inherit"
      aria-label={`Remove the comment “${remark.text.slice(0, 40)}”`}
      onClick={() =>
        removing.mutate(remark.id, {
          onSuccess: () =>
            toast.success('The comment is removed.', { action: { text: 'Undo', run: restore } }),
          onError: (error) => toast.error(error.message),
        })
      }
    >
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  );
}
