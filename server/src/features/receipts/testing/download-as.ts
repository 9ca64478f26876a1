import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { type Person, signIn } from '../../../testing/people.ts';
import { type Content, makeUrl } from '../../../testing/send.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';

/** @returns a function that downloads files as this person, with a new sign-in each time */
export function createDownloader(app: SharedTestApp, person: Pick<Person, 'userId'>) {
  return async (endpoint: EndpointShape, content: Content) => {
    const { access_token } = await signIn(app, person);
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await app.http.inject({ method: 'GET', url: makeUrl(endpoint, content), headers });
    return {
      status: answer.statusCode,
      filename: String(answer.headers['content-disposition']),
      bytes: answer.rawPayload,
    };
  };
}
