/** A browser's side of Web Push: its keys, and its reading of messages. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { newId } from '../../../platform/ids/ids.ts';

/** @param host of its push service */
export function createSubscribedDevice(host = 'fcm.googleapis.com') {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  const endpoint = `https://${host}/send/${newId()}`;

  return {
    endpoint,
    /** As the browser hands it to the page. */
    subscription: (serverKey: string) => ({
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
      public_key: serverKey,
    }),
    /** Decrypts a message of one record (RFC 8188 and RFC 8291). */
    read(message: Buffer): unknown {
      const [salt, keyLength] = [message.subarray(0, 16), message.readUInt8(20)];
      const senderKey = message.subarray(21, 21 + keyLength);
      const record = message.subarray(21 + keyLength);
      const derive = (key: Buffer, derivingSalt: Buffer, info: Buffer | string, size: number) =>
        Buffer.from(hkdfSync('sha256', key, derivingSalt, info, size));

      const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const shared = derive(pair.computeSecret(senderKey), secret, keyInfo, 32);
      const contentKey = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last record ends with a 2 and padding.
      return JSON.parse(padded.toString('utf8', 0, padded.lastIndexOf(2)));
    },
  };
}
