/** An entry that calendars take from a mail. */
export interface MailCalendar {
  /** To write it, in its present form, or to take it out. */
  method: 'REQUEST' | 'CANCEL';
  /** As RFC 5545 has it. */
  text: string;
}

/** An email as a transport sends it. */
export interface MailMessage {
  /** The same on every attempt, so that a repetition is not taken for a second mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: MailCalendar | null;
}

/** The last step of an email: hands it to a mail server, or to the embedded mailbox. */
export interface MailTransport {
  /** @throws MailRefused when trying again is of no use, any other Error when it is */
  send(message: MailMessage): Promise<void>;
}

/** The other side will never take this mail, such as for a mailbox that does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
