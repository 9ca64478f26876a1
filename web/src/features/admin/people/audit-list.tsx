import type { AuditRow } from '@akada/contract/observers/audit.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { readOneOf, useListAddress, useListState } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { TextLink } from '../../../ui/links/links.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { auditQuery } from './api.ts';
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
      query={auditQuery({ target, actor: undefined, action: undefined, page: address.page })}
      empty="No actions on this account yet."
      row={(row) => <AuditLine row={row} />}
    />
  );
}

/** The complete record, filtered by the address. */
export function WholeAudit() {
  const address = useListAddress();
  const id = (name: string) => address.read(name) || undefined;
  return (
    <ResourceList
      {...list}
      address={address}
      idOf={getId}
      query={auditQuery({
        target: id('target'),
        actor: id('actor'),
        action: readOneOf(address, 'action', kinds),
        page: address.page,
      })}
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
        />
      }
      empty="The record is empty."
      row={(row) => <AuditLine row={row} isWhole />}
    />
  );
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
const isAboutNoAccount = (action: string) => /^(?:school|department)\./.test(action);

const words = (name: string) => name.replaceAll('_', ' ');

/** @returns `Deactivate` for `user.deactivate`, `Approve tutor` for `tutor.approve` */
function actionText(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  const text = words(kind === 'user' ? verb : `${verb} ${kind}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
