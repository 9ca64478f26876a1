import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import { links } from '@akada/core/links/links.ts';
import classes from '../../../features/admin/admin.module.css';
import { SignUpChart } from '../../../features/admin/sign-up-chart.tsx';
import { healthPart } from '../../../features/admin/waiting/waiting-words.ts';
import { FloatingAssistant } from '../../../features/assistant/drawer/floating-assistant.tsx';
import { DashboardRows, DashboardSection } from '../../../features/dashboard/dashboard-parts.tsx';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useTimeZone } from '../../../lib/session/account.ts';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { lastWeek } from './what-waits.tsx';

// Its code is loaded with the first question to the assistant.
const modelConsent = lazyComponent(
  async () => (await import('../../../features/language-model/model-consent.tsx')).ModelConsent,
);

/** Pages that the menu does not name. */
const others = [
  ['Departments', links.adminDepartments()],
  ['Courses', links.adminCourses()],
  ['Record', links.adminAudit()],
  ['Health', links.adminHealth()],
  ['Language model', links.adminLanguageModel()],
  ['First steps', links.adminFirstSteps()],
] as const;

/** The figures next to the tasks: people, this month, and the health of the server. */
export function OverviewSides({ overview }: { overview: AdminOverview }) {
  const { users, sign_ups, month } = overview;
  const people: [name: string, count: number, query: { role?: string; state?: string }][] = [
    ['Students', users.by_role.student, { role: 'student' }],
    ['Tutors', users.by_role.tutor, { role: 'tutor' }],
    ['Administrators', users.by_role.admin, { role: 'admin' }],
    ['Premium', users.premium, { state: 'premium' }],
    ['Not confirmed', users.unverified, { state: 'unverified' }],
    ['Deactivated', users.deactivated, { state: 'deactivated' }],
    ['Being deleted', users.being_deleted, { state: 'being_deleted' }],
  ];
  const all = Object.values(users.by_role).reduce((sum, count) => sum + count, 0);
  const income = month.premium_income + month.commission_income;

  return (
    <>
      <DashboardSection title="People" more={{ to: links.adminUsers(), text: 'All users' }}>
        <div>
          <p className={`${classes.big} figures`}>
            <b>{numberText(all)}</b> <span>+{numberText(lastWeek(sign_ups))} in 7 days</span>
          </p>
          <SignUpChart days={sign_ups} />
          <DashboardRows
            rows={people
              .filter(([, count], index) => count > 0 || index < shownAlways)
              .map(([name, count, query]) => ({
                id: name,
                name,
                fact: numberText(count),
                to: links.adminUsers(query),
              }))}
          />
        </div>
      </DashboardSection>
      <DashboardSection
        title={`Money in ${new Date().toLocaleDateString('en-GB', { month: 'long', timeZone: 'Africa/Lagos' })}`}
        more={{ to: links.adminMoney(), text: 'Money' }}
      >
        <div>
          <p className={`${classes.big} figures`}>
            <b>{nairaText(income)}</b>
          </p>
          {income > 0 && (
            <div className={classes.split} aria-hidden>
              <i style={{ flex: month.premium_income }} />
              <i style={{ flex: month.commission_income }} />
            </div>
          )}
          <dl className={`${classes.parts} figures`}>
            <div>
              <dt>Premium</dt>
              <dd>{nairaText(month.premium_income)}</dd>
            </div>
            <div>
              <dt>Commission</dt>
              <dd>{nairaText(month.commission_income)}</dd>
            </div>
          </dl>
        </div>
      </DashboardSection>
      <DashboardSection title="Sets this month" more={{ to: links.adminAnalytics(), text: 'Analytics' }}>
        <BigFigures
          figures={[
            { name: 'Made', value: numberText(month.sets_made) },
            { name: 'Refused', value: numberText(month.sets_refused) },
          ]}
        />
      </DashboardSection>
      <Health overview={overview} />
      <DashboardSection title="More of administration">
        <DashboardRows rows={others.map(([name, to]) => ({ id: name, name, fact: '', to }))} />
      </DashboardSection>
      <FloatingAssistant consent={modelConsent} />
    </>
  );
}

/** The three roles are shown even if nobody has them. */
const shownAlways = 3;

/** The state of background jobs, mail and disk. */
function Health({ overview: { jobs, mail, waiting } }: { overview: AdminOverview }) {
  const timeZone = useTimeZone();
  const isFull = waiting.some(({ kind }) => kind === 'disk');
  const parts: [name: string, text: string, isToWatch: boolean][] = [
    [
      'Jobs',
      jobs.failed > 0
        ? `${numberText(jobs.failed)} given up. The server log says why.`
        : `${numberText(jobs.waiting)} waiting, ${numberText(jobs.running)} running`,
      jobs.failed > 0,
    ],
    [
      'Mail',
      `${mail.given_up > 0 ? `${numberText(mail.given_up)} given up. ` : ''}${mailSentence(mail, timeZone)}`,
      mail.given_up > 0,
    ],
    ['Disk', isFull ? 'Nearly full: add space' : 'Has room', isFull],
  ];

  return (
    <div id={healthPart}>
      <DashboardSection title="This server">
        <dl className={`${classes.health} figures`}>
          {parts.map(([name, text, isToWatch]) => (
            <div key={name} data-watch={isToWatch || undefined}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </DashboardSection>
    </div>
  );
}

function mailSentence(
  { kind, oldest_waiting_at }: AdminOverview['mail'],
  timeZone: string | undefined,
): string {
  if (kind === 'none')
    return 'This installation sends no email. Confirm addresses and make links under Users.';
  if (kind === 'sandbox') return 'Email stays in this machine’s mailbox.';
  if (oldest_waiting_at === null) return 'No email is waiting.';
  return `An email has waited since ${momentText(oldest_waiting_at, timeZone)}.`;
}
