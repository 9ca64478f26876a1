import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { type Person, signIn } from './people.ts';
import { type Content, send } from './send.ts';
import type { SharedTestApp } from './test-app.ts';

/**
 * @returns a function that calls endpoints as this person, with a new sign-in each time: access tokens end
 * after a quarter of an hour, and tests move the clock
 */
export function callAs(app: SharedTestApp, person: Pick<Person, 'userId'>) {
  return async (endpoint: EndpointShape, content: Content = {}) => {
    const { access_token } = await signIn(app, person);
    const headers = { authorization: `Bearer ${access_token}`, ...content.headers };
    const { status, body: text } = await send(app, endpoint, { ...content, headers });
    return { status, text, body: JSON.parse(text || 'null') };
  };
}
