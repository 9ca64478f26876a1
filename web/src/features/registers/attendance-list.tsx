import type { Register, RegisterRow } from '@akada/contract/work/classes/registers.ts';
import { type Attendance, attendanceStates, attendanceWords } from '@akada/core/tutorials/register-rules.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../lib/format/dates.ts';
import { isGone } from '../../lib/http/api-error.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Chips } from '../../ui/form/choices/chips.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { CsvButton } from '../../ui/list/csv-button.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { fetchRegister, registerQuery, useMark } from './api.ts';

/** The register of one session: a tap for each student. */
export function AttendanceList({ tutorialId }: { tutorialId: string }) {
  const query = registerQuery(tutorialId);
  const { error } = useQuery(query);

  if (error !== null && isGone(error))
    return (
      <Notice kind="info" title="This session is not here.">
        It belongs to another tutor.
      </Notice>
    );
  return (
    <Loaded what="the register" query={query} shape={<RowsShape rows={6} lines={2} />}>
      {(register) => <SessionAttendance register={register} />}
    </Loaded>
  );
}

function SessionAttendance({ register }: { register: Register }) {
  const { session, is_open, opens_at, items } = register;
  const timeZone = useTimeZone();
  const marking = useMark(session.id);
  const unmarked = items.filter(({ state }) => state === null);
  const markAll = () => marking.mutate(unmarked.map(({ student_id }) => ({ student_id, state: 'present' })));

  return (
    <Stack>
      <Text>
        <strong>{session.title}</strong>, {momentText(session.starts_at, timeZone)}
      </Text>
      {!is_open && <Notice kind="info">The register opens at {momentText(opens_at, timeZone)}.</Notice>}
      <FormFault error={marking.error} />
      {items.length === 0 ? (
        <Text>Nobody has a seat in this session.</Text>
      ) : (
        <Panel>
          <Rows
            label="Register"
            items={items}
            idOf={({ student_id }) => student_id}
            row={(row) => <StudentRow row={row} />}
            actions={(row) => (
              <AttendanceChoice
                row={row}
                isOpen={is_open}
                onMark={(state) => marking.mutate([{ student_id: row.student_id, state }])}
              />
            )}
          />
        </Panel>
      )}
      <Group gap={8}>
        {is_open && unmarked.length > 0 && (
          <ActionButton isBusy={marking.isPending} onClick={markAll}>
            {unmarked.length === items.length ? 'All present' : `The other ${unmarked.length} present`}
          </ActionButton>
        )}
        <CsvButton name="register.csv" fetchFile={() => fetchRegister(session.id)} />
      </Group>
    </Stack>
  );
}

interface AttendanceChoiceProps {
  row: RegisterRow;
  isOpen: boolean;
  onMark: (state: Attendance) => void;
}

function AttendanceChoice({ row: { full_name, state }, isOpen, onMark }: AttendanceChoiceProps) {
  if (!isOpen) return state && attendanceWords[state];
  return (
    <Chips
      label={`${full_name} was`}
      options={attendanceStates.map((one) => [one, attendanceWords[one]])}
      value={state ?? ''}
      onChange={(value) => {
        const marked = attendanceStates.find((one) => one === value);
        if (marked !== undefined) onMark(marked);
      }}
    />
  );
}

function StudentRow({ row: { full_name, corrected } }: { row: RegisterRow }) {
  const timeZone = useTimeZone();
  const last = corrected.at(-1);
  return (
    <RowText title={<bdi>{full_name}</bdi>}>
      {last !== undefined && (
        <RowFacts>
          Corrected. Was {attendanceWords[last.state].toLowerCase()}, marked{' '}
          {momentText(last.marked_at, timeZone)}
        </RowFacts>
      )}
    </RowText>
  );
}
