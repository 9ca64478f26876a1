/**
 * A builder for each path of the app. Web, notifications and mail build their links here, so that a renamed page is
 * renamed once. Tests spell the paths of the specification out, so that a wrong builder fails.
 */
export * as links from './paths.ts';
