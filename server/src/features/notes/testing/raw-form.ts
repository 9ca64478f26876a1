/** Forms byte by byte, to send also what no browser would. */
import { apiUrl, type SharedTestApp } from '../../../testing/test-app.ts';

export type FormPart =
  | { field: string; value: string }
  | { field?: string; file: string; bytes: Buffer | string };

export const boundary = 'akada-form-boundary';

export function formBytes(parts: readonly FormPart[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.flatMap((part) => [`--${boundary}\r\n`, ...makePieces(part), '\r\n']);
  return new Uint8Array(Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))));
}

function makePieces(part: FormPart): (Buffer | string)[] {
  if ('value' in part) return [`Content-Disposition: form-data; name="${part.field}"\r\n\r\n`, part.value];

  const { field = 'file', file, bytes } = part;
  const disposition = `Content-Disposition: form-data; name="${field}"; filename="${file}"`;
  return [`${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`, bytes];
}

export function formHeaders(student: { authorization: string } | null, key?: string): Record<string, string> {
  return {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(student ? { authorization: student.authorization } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
}

/** @param key the `Idempotency-Key`, none where absent */
export async function postUpload(
  app: SharedTestApp,
  student: { authorization: string } | null,
  parts: readonly FormPart[],
  key?: string,
): Promise<Response> {
  return fetch(`${await apiUrl(app)}/uploads/start`, {
    method: 'POST',
    headers: formHeaders(student, key),
    body: formBytes(parts),
  });
}
