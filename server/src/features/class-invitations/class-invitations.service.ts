/** Invitations to a class by a list of addresses. The same mail goes to people with and without an account. */
import type { InvitationPlan } from '@akada/contract/work/classes/class-invitations.ts';
import { closingWords, getClosing } from '@akada/core/announcements/announcement-rules.ts';
import { shownJoinCode } from '@akada/core/catalog/join-code.ts';
import {
  type AddressLine,
  addressListLimits,
  readAddresses,
} from '@akada/core/class-invitations/address-list.ts';
import { links } from '@akada/core/links/links.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { Fault, invalidField } from '../../platform/fault/fault.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import * as repo from './class-invitations.repo.ts';

export type ClassInvitations = ReturnType<typeof createClassInvitationsService>;

/** A course of the caller's. */
interface OwnCourse {
  id: string;
  name: string;
  userId: string;
  joinCode: string;
  archivedAt: string | null;
}

const dayMs = 24 * 60 * 60_000;
const savedForMs = 365 * dayMs;

type Deps = Pick<Platform, 'database' | 'clock' | 'mailer' | 'config'>;

export function createClassInvitationsService({ database, clock, mailer, config }: Deps) {
  const { db } = database;

  return {
    /** @throws Fault `validation_failed` for too many lines */
    preview: ({ id }: OwnCourse, text: string) => readPlan(db, id, readLines(text)),
    /**
     * An address is invited to a class once, however often the list is sent.
     *
     * @returns what was done with each line
     * @throws Fault `validation_failed`, `conflict` for a class that accepts no students, `too_many_requests` beyond a day's number
     */
    async send(course: OwnCourse, text: string): Promise<InvitationPlan> {
      const lines = readLines(text);
      return database.transaction(async (tx) => {
        await repo.lockInvitations(tx, course.userId);
        const plan = await readPlan(tx, course.id, lines);
        if (plan.invited === 0) return plan;

        await assertOpen(tx, course);
        const now = clock.now();
        const sentToday = await repo.countSince(tx, course.userId, getInstant(now - dayMs));
        if (sentToday + plan.invited > addressListLimits.perDay)
          throw new Fault(
            'too_many_requests',
            `You can invite ${addressListLimits.perDay} people in a day. Invite the others tomorrow, or share the link.`,
            { retryAfter: dayMs / 1_000 },
          );
        const tutor = (await peopleById(tx, [course.userId])).get(course.userId)?.fullName ?? '';
        const content = getContent(course, tutor, config.publicUrl);
        for (const [index, line] of lines.entries()) {
          if (plan.lines[index]?.outcome !== 'invite' || line.outcome === 'invalid') continue;
          const invitation = { courseId: course.id, emailHash: hashSecret(line.email) };
          const isNew = await repo.putInvitation(tx, {
            ...invitation,
            userId: course.userId,
            invitedAt: getInstant(now),
          });
          if (isNew) await mailer.enqueue(tx, { to: line.email, content });
        }
        return plan;
      });
    },
    /** Deletes addresses after a year. */
    clean: () => repo.deleteBefore(db, getInstant(clock.now() - savedForMs)),
  };
}

function readLines(text: string): AddressLine[] {
  const lines = readAddresses(text);
  if (lines.length > addressListLimits.lines)
    throw invalidField('text', `A list has at most ${addressListLimits.lines} lines. Send it in parts.`);
  return lines;
}

/** Whether an address has an account, or is in the class already, is not read: the answer could not hide it. */
async function readPlan(
  executor: Executor,
  courseId: string,
  lines: readonly AddressLine[],
): Promise<InvitationPlan> {
  const hashes = lines.flatMap((line) => (line.outcome === 'invalid' ? [] : [hashSecret(line.email)]));
  const invited = await repo.findInvited(executor, courseId, hashes);
  const visibleLines = lines.map((line) => {
    const isKnown = line.outcome !== 'invalid' && invited.has(hashSecret(line.email).toString('hex'));
    const outcome = line.outcome === 'invite' && isKnown ? ('invited_before' as const) : line.outcome;
    return { line: line.line, text: line.outcome === 'invalid' ? line.text : line.email, outcome };
  });
  return { lines: visibleLines, invited: visibleLines.filter(({ outcome }) => outcome === 'invite').length };
}

async function assertOpen(executor: Executor, { userId, archivedAt }: OwnCourse): Promise<void> {
  const isApproved = await isApprovedTutor(executor, userId);
  const closing = getClosing({ isEnded: archivedAt !== null, isApproved });
  if (closing !== null) throw new Fault('conflict', closingWords[closing]);
}

function getContent({ name, joinCode }: OwnCourse, tutor: string, publicUrl: URL): EmailContent {
  const code = shownJoinCode(joinCode);
  const joining = links.courses({ join: code });
  return {
    subject: `${tutor} invites you to ${name}`,
    name: 'there',
    paragraphs: [
      `${tutor} invites you to the class “${name}” on Akada.`,
      { label: 'Join the class', href: new URL(joining, publicUrl).href },
      {
        label: 'New to Akada? Make a free account first',
        href: new URL(links.register({ redirect: joining }), publicUrl).href,
      },
      `The code of the class is ${code}. If you do not know this person, you do not need to do anything.`,
    ],
  };
}
