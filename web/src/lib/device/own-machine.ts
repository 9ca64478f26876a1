const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Sandboxes and test pages exist on a developer's own machine only, never where people are served. */
export function isOwnMachine(): boolean {
  return loopbackNames.includes(location.hostname);
}
