/** Reported messages as an administrator reads them: the messages around the report, and nothing else. */
import type { ReportedMessage } from '@akada/contract/observers/message-care.ts';
import { attachmentNames } from '@akada/core/messages/attachment-rules.ts';
import { messageLimits } from '@akada/core/messages/message-rules.ts';
import type * as z from 'zod/mini';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { findByMessage } from '../conversation/attachments.repo.ts';
import * as repo from './reports.repo.ts';

export type ReportedMessages = ReturnType<typeof createReportedMessages>;

export function createReportedMessages({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    /**
     * Writes the opening into the record before anything is read.
     *
     * @throws Fault `not_found` for a request that reports no message, and after the conversation was deleted
     */
    async open(actorId: string, requestId: string): Promise<z.output<typeof ReportedMessage>[]> {
      const rows = await database.transaction(async (tx) => {
        const reported = await repo.findReported(tx, requestId);
        if (!reported) throw notFound();
        const change = { before: null, after: { request: requestId, position: reported.position } };
        const act = { actorId, targetId: reported.authorId, action: 'conversation.read', change };
        await writeAudit(tx, [act], clock.now());
        const around = await repo.findAround(tx, reported, messageLimits.aroundReport);
        return around.map((row) => ({ ...row, isReported: row.id === reported.id }));
      });
      const { db } = database;
      const people = await peopleById(db, [...new Set(rows.map(({ authorId }) => authorId))]);
      const attachments = await findByMessage(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, authorId, text, isReported, writtenAt }) => {
        const attachment = attachments.get(id);
        return {
          id,
          author: people.get(authorId)?.fullName ?? '',
          text,
          attachment: attachment
            ? [attachmentNames[attachment.kind], attachment.title].filter(Boolean).join(': ')
            : null,
          is_reported: isReported,
          written_at: writtenAt,
        };
      });
    },
  };
}
