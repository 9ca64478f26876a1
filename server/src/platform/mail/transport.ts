/** A mail on its way out. */
export interface Parcel {
  /** The same on every attempt, so that a repetition can be told from a second mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The last step of a mail: what takes it from us. */
export interface MailTransport {
  /** @throws MailRefused when trying again is of no use, any other Error when it is */
  send(parcel: Parcel): Promise<void>;
}

/** The other side will never take this mail, such as for a mailbox that does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
