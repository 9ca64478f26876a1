/**
 * A builder for each path of the app. Web, notifications and mail build their links here, so that a page is
 * renamed in one place. Tests contain the literal paths of the specification, so that a wrong builder fails.
 */
export * as links from './paths.ts';
