import { type AuditRow, exportAudit } from '@akada/contract/observers/audit.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import {
  type ListAddress,
  readOneOf,
  useListAddress,
  useListState,
} from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { download } from '../../../lib/http/download.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { CsvButton } from '../../../ui/list/csv-button.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { type AuditFilter, auditQuery } from './api.ts';
import { describeChanges } from './audit-words.ts';

/** Names of the product's parts, by the prefix of an action's name. */
const kindNames = {
  'user.': 'Accounts',
  'payment.': 'Money',
  'tutor.': 'Tutors',
  'session.': 'Sessions',
  'support.': 'Support',
  'school.': 'Schools',
  'department.': 'Departments',
  'course.': 'Courses',
  'course_exam.': 'Exams',
  'question.': 'Questions',
  'record.': 'The record',
} as const;
const kinds = Object.keys(kindNames) as (keyof typeof kindNames)[];

const list = { what: 'the record', one: 'line', label: 'Record', shape: { rows: 4, lines: 2 } } as const;
const getId = ({ id }: AuditRow) => id;

/** The recorded actions on a person. */
export function AuditList({ target }: { target: string }) {
  const address = useListState();
  return (
    <ResourceList
      {...list}
      address={address}
      idOf={getId}
      query={auditQuery({ target }, address.page)}
      empty="No actions on this account yet."
      row={(row) => <AuditLine row={row} />}
    />
  );
}

/** The complete record, filtered by the address. */
export function WholeAudit() {
  const address = useListAddress();
  const { read, choose } = address;
  return (
    <ResourceList
      {...list}
      address={address}
      idOf={getId}
      query={auditQuery(readFilter(address), address.page)}
      filters={
        <ListFilters
          address={address}
          filters={[
            {
              name: 'action',
              label: 'About',
              options: [['', 'Everything'], ...Object.entries(kindNames)],
            },
          ]}
        >
          <DateField label="From" value={read('from')} onChange={(from) => choose({ from })} />
          <DateField label="To" value={read('to')} onChange={(to) => choose({ to })} />
        </ListFilters>
      }
      empty="The record is empty."
      row={(row) => <AuditLine row={row} isWhole />}
    />
  );
}

/** Downloads every line that matches the address, as a table for spreadsheets. */
export function AuditFile() {
  const address = useListAddress();
  return (
    <CsvButton
      name="akada-record.csv"
      fetchFile={() => download(exportAudit, { query: readFilter(address) })}
    />
  );
}

function readFilter(address: ListAddress): AuditFilter {
  const read = (name: string) => address.read(name) || undefined;
  return {
    target: read('target'),
    actor: read('actor'),
    action: readOneOf(address, 'action', kinds),
    from: read('from'),
    to: read('to'),
  };
}

function AuditLine({ row, isWhole = false }: { row: AuditRow; isWhole?: boolean }) {
  const timeZone = useTimeZone();
  const { actor, target, action, reason, created_at } = row;
  const isLinked = isWhole && target !== null;

  return (
    <RowText
      title={`${actionText(action)}${isWhole && !isAboutNoAccount(action) ? `: ${getName(target)}` : ''}`}
      {...(isLinked && { to: links.adminUser(target.id) })}
    >
      {describeChanges(row, timeZone).map(({ name, text, to }) => (
        <Text key={name} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {to === undefined ? `${name}: ${text}` : <TextLink to={to}>{text}</TextLink>}
        </Text>
      ))}
      {reason !== null && <Text size="sm">“{reason}”</Text>}
      <RowFacts>
        {getName(actor)} · {momentText(created_at, timeZone)}
      </RowFacts>
    </RowText>
  );
}

const getName = (person: AuditRow['actor']) => person?.full_name ?? 'an erased account';

/** The facts of such an action name its object. */
const isAboutNoAccount = (action: string) => /^(?:school|department|record)\./.test(action);

const words = (name: string) => name.replaceAll('_', ' ');

/** @returns `Deactivate` for `user.deactivate`, `Approve tutor` for `tutor.approve` */
function actionText(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  const text = words(kind === 'user' ? verb : `${verb} ${kind}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
