/** Animates the prerendered headline, unless the person prefers reduced motion. */
import { firstState, nextState } from './typing.ts';

/** @param page the page with the parts that `typed-headline.tsx` rendered */
export function playHeadline(page: ParentNode): void {
  const shown = page.querySelector('[data-typed]')?.firstChild;
  const button = page.querySelector<HTMLButtonElement>('[data-pause-headline]');
  if (!(shown instanceof Text) || button === null) return;

  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const phrases = [...page.querySelectorAll('[data-phrase]')].map(({ textContent }) => textContent);
  let state = firstState(phrases);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paused = false;

  const step = () => {
    const next = nextState(phrases, state);
    timer = setTimeout(() => {
      state = next.state;
      // Reuses one text node, because a new one would count as a later largest paint.
      shown.data = (phrases[state.phrase] ?? '').slice(0, state.characters);
      step();
    }, next.after);
  };
  const rest = () => {
    clearTimeout(timer);
    state = firstState(phrases);
    shown.data = phrases[0] ?? '';
  };
  const apply = () => {
    rest();
    button.hidden = stillness.matches;
    button.setAttribute('aria-pressed', String(paused));
    if (!paused && !stillness.matches && !document.hidden) step();
  };

  button.addEventListener('click', () => {
    paused = !paused;
    apply();
  });
  stillness.addEventListener('change', apply);
  document.addEventListener('visibilitychange', apply);
  apply();
}
