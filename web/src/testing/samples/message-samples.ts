import type { Conversation, Message } from '@akada/contract/observers/messages.ts';
import { makeId } from '../samples.ts';

/** @returns a conversation with a student in which two messages are new */
export function makeConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: makeId(70),
    person: { id: makeId(71), full_name: 'Kelechi Obi', picture_url: null },
    unread: 0,
    muted: false,
    last: {
      text: 'Number 4 says carrier but the drawing has no dot.',
      attachment: null,
      mine: false,
      written_at: '2026-11-30T12:31:00.000Z',
    },
    writing: 'open',
    attachments: ['picture', 'file', 'set', 'time'],
    quiet: { from: 21, until: 7 },
    read_by_other: 3,
    ...change,
  };
}

/** @returns a message of the other person */
export function makeMessage(position: number, change: Partial<Message> = {}): Message {
  return {
    id: makeId(700 + position),
    position,
    mine: false,
    text: `Message ${position}`,
    attachment: null,
    written_at: new Date(Date.parse('2026-11-29T18:40:00.000Z') + position * 60_000).toISOString(),
    ...change,
  };
}

/** @returns a file or a proposed time of a message */
export function makeAttachment(
  change: Partial<NonNullable<Message['attachment']>> = {},
): NonNullable<Message['attachment']> {
  return {
    id: makeId(790),
    kind: 'file',
    title: 'pedigrees.pdf',
    bytes: 1_200_000,
    width: null,
    height: null,
    page: null,
    starts_at: null,
    minutes: null,
    ...change,
  };
}
