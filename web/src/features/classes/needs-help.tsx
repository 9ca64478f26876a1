import type { ClassResults } from '@akada/contract/work/classes/classes.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowText } from '../../ui/list/row-text.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { Panel, Part } from '../../ui/page/panel.tsx';
import classes from './class.module.css';
import { getReasonText } from './class-words.ts';
import { StudentName } from './student-name.tsx';

type NeedingStudent = ClassResults['needs_help'][number];

interface NeedsHelpProps {
  students: readonly NeedingStudent[];
  /** The link to all students. */
  all: { to: string; text: string };
  /** The button of a student. */
  renderAction: (student: NeedingStudent) => ReactNode;
}

/** The students who need help first, each with the reason and one button. */
export function NeedsHelp({ students, all, renderAction }: NeedsHelpProps) {
  return (
    <Part title="Needs help first" more={all}>
      {students.length === 0 ? (
        <Text>Nobody needs help now.</Text>
      ) : (
        <Panel>
          <Rows
            label="Needs help first"
            items={students}
            idOf={({ student_id }) => student_id}
            row={({ student_id, full_name, reason }) => {
              const { title, details } = getReasonText(reason);
              return (
                <RowText
                  cover={<Avatar name={full_name} url={null} size={44} />}
                  title={<StudentName studentId={student_id} name={full_name} />}
                >
                  <Text size="sm">
                    <span className={classes.need}>{title}</span>{' '}
                    <Text span inherit c="dimmed">
                      {details}
                    </Text>
                  </Text>
                </RowText>
              );
            }}
            actions={renderAction}
          />
        </Panel>
      )}
    </Part>
  );
}
