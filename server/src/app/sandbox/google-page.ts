/** The pages on which a user chooses an identity at the stand-in for Google. */
import { html } from '../../platform/mail/html.ts';
import { sandboxPage } from './sandbox-page.ts';

export interface ChooserForm {
  name: string;
  email: string;
  /** The error message, null on the first visit. */
  problem: string | null;
}

/** @param address of the page, below which its forms are sent @returns the document */
export function chooserPage(address: string, { name, email, problem }: ChooserForm): string {
  return sandboxPage(
    'Google of this machine',
    html`<p>No Google client is configured, so this page plays Google. Be anybody: type a name and an address.</p>
${problem === null ? '' : html`<p role="alert">${problem}</p>`}
<form method="post" action="${address}">
<label>Name <input name="name" value="${name}" required maxlength="120" autocomplete="off"></label>
<label>Address <input type="email" name="email" value="${email}" required maxlength="254" autocomplete="off"></label>
<label class="tick"><input type="checkbox" name="confirmed" checked> Google has confirmed this address</label>
<button>Continue</button>
</form>
<form method="post" action="${address}/cancel"><button>Cancel</button></form>`,
  );
}

/** @param home where to begin again @returns the document */
export function lostPage(home: string): string {
  return sandboxPage(
    'This sign-in is over',
    html`<p>It took too long, or was opened in another browser. <a href="${home}">Start again</a>.</p>`,
  );
}
