/** Sends a file with progress, by XMLHttpRequest because fetch reports none. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { getHeaders } from './attempt.ts';
import { withSession } from './call.ts';
import { withIntentKey } from './intent-keys.ts';
import { type AnsweredBy, type CallOf, getAddress, getForm } from './request.ts';

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

type UploadOf<E extends EndpointShape> = CallOf<E> & {
  file: File;
  onProgress: (progress: UploadProgress) => void;
};

/**
 * Fields precede the file: the server rejects a wrong one before the file is sent. Uploads are never repeated
 * automatically (specification, section 7).
 */
export function upload<E extends EndpointShape>(endpoint: E, request: UploadOf<E>): Promise<AnsweredBy<E>> {
  const { body } = request as { body?: unknown };
  return withIntentKey(endpoint, request, (idempotencyKey) =>
    withSession(endpoint, () => {
      const form = getForm(body);
      form.append(endpoint.file ?? 'file', request.file);
      return send(endpoint, { ...request, idempotencyKey }, form);
    }),
  ) as Promise<AnsweredBy<E>>;
}

function send<E extends EndpointShape>(endpoint: E, request: UploadOf<E>, form: FormData): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(endpoint.method, getAddress(endpoint, request));
    for (const [name, value] of getHeaders(undefined, request.idempotencyKey)) {
      xhr.setRequestHeader(name, value);
    }
    xhr.timeout = endpoint.timeoutMs ?? 0;
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      request.onProgress({ sentBytes: loaded, totalBytes: total }),
    );
    for (const fault of ['error', 'timeout'] as const) {
      xhr.addEventListener(fault, () => reject(new NetworkError(new Error(fault))));
    }
    xhr.addEventListener('abort', () => reject(request.signal?.reason));
    xhr.addEventListener('load', () => settle(xhr, resolve, reject));
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

function settle(
  xhr: XMLHttpRequest,
  resolve: (answer: unknown) => void,
  reject: (error: Error) => void,
): void {
  const answer = parse(xhr.responseText);
  const isSuccess = xhr.status >= 200 && xhr.status < 300;

  if (!isSuccess) reject(new ApiError(xhr.status, answer, new Headers(), xhr.statusText));
  else if (answer === undefined) reject(new NetworkError(new Error('The answer was cut off.')));
  else resolve(answer);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
