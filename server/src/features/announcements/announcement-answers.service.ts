/** Answers to announcements: messages that only the tutor gets, in the conversation with the student. */
import { Fault } from '../../platform/fault/fault.ts';
import type { MessagesPort } from '../messages/sending.service.ts';
import type { OwnAnnouncement } from './announcements.access.ts';

/** Enough of an announcement to know which one is meant. */
const quotedLength = 80;

export function createAnnouncementAnswers({ open, send }: MessagesPort) {
  return {
    /**
     * The tutor reads which announcement is answered.
     *
     * @param message its id is made on the device: sent twice it is one message
     * @throws Fault `not_found` where the two cannot write to each other, `conflict` where one has stopped the other,
     * `too_many_requests`
     */
    async answer(
      studentId: string,
      { userId: tutorId, text: announced }: OwnAnnouncement,
      message: { id: string; text: string },
    ): Promise<{ conversation_id: string }> {
      const conversation = await open(studentId, tutorId);
      const text = `About “${getQuote(announced)}”\n\n${message.text}`;
      const { refused } = await send(studentId, [{ id: message.id, conversation_id: conversation.id, text }]);
      const [refusal] = refused;
      if (refusal) throw new Fault('conflict', refusal.message);
      return { conversation_id: conversation.id };
    },
  };
}

/** Cuts between characters, so that no half of an emoji is left. */
function getQuote(text: string): string {
  const line = Array.from(text.replace(/\s+/gu, ' ').trim());
  return line.length <= quotedLength ? line.join('') : `${line.slice(0, quotedLength - 1).join('')}…`;
}
